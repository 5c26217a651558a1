import {
  claimedKind,
  FILE_KINDS,
  invalidTypeToast,
  MAX_FILE_BYTES,
  MAX_TOTAL_BYTES,
  tooLargeToast,
} from '#domain/intake/intake-files.ts';
import { PROJECT_MOST } from '#domain/project/limits.ts';
import { MESSAGE_FILE_KINDS } from '#domain/project/project-files.ts';
import { fill } from '#domain/words/fill.ts';

/** What the file dialog offers. */
export const ACCEPT = MESSAGE_FILE_KINDS.flatMap((kind) => FILE_KINDS[kind].extensions)
  .map((extension) => `.${extension}`)
  .join(',');

/** Which files may come along with a message, and in words why the others may not; the server looks closer. */
export const takeFiles = (tooMany: string, already: readonly File[], chosen: readonly File[]) => {
  const files = [...already];
  const refusals: string[] = [];
  for (const file of chosen) {
    const total = files.reduce((sum, { size }) => sum + size, file.size);
    if (!claimedKind(file.name, file.type, MESSAGE_FILE_KINDS))
      refusals.push(invalidTypeToast(file.name).description);
    else if (file.size > MAX_FILE_BYTES || total > MAX_TOTAL_BYTES)
      refusals.push(tooLargeToast(file.name).description);
    else if (files.length >= PROJECT_MOST.filesPerMessage)
      refusals.push(fill(tooMany, { count: PROJECT_MOST.filesPerMessage }));
    else files.push(file);
  }
  return { files, refusals: [...new Set(refusals)] };
};
