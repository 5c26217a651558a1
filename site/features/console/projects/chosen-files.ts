import { MAX_FILE_BYTES, MAX_TOTAL_BYTES } from '#domain/intake/intake-files.ts';
import { fill } from '#domain/words/fill.ts';
import { MB } from '#domain/words/megabytes.ts';
import type { ConsoleWords } from '../words.ts';

// What can be handed over is looked at before it travels; the server looks again, into the files.

type FileWords = ConsoleWords['PROJECT_DESK']['files'];

const EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'heic', 'dxf'];
export const ACCEPTED = EXTENSIONS.map((extension) => `.${extension}`).join(',');
export const MOST_MB = MAX_FILE_BYTES / MB;

type Named = { name: string; size: number };

const refusalOf = (words: FileWords, { name, size }: Named): string | undefined => {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!EXTENSIONS.includes(extension)) return fill(words.wrongType, { name });
  if (size === 0) return fill(words.empty, { name });
  return size > MAX_FILE_BYTES ? fill(words.tooLarge, { name, size: MOST_MB }) : undefined;
};

const sizeOf = (files: readonly Named[]) => files.reduce((sum, { size }) => sum + size, 0);

/** The files with what was added, and why something was left out. */
export const addFiles = <File extends Named>(
  words: FileWords,
  chosen: readonly File[],
  added: readonly File[],
  most: number,
): { files: File[]; refused: string[] } => {
  const refused = added.flatMap((file) => refusalOf(words, file) ?? []);
  const known = (file: File) => chosen.some(({ name, size }) => name === file.name && size === file.size);
  const fit = added.filter((file) => !refusalOf(words, file) && !known(file));
  const files = [...chosen, ...fit].slice(0, most);
  if (chosen.length + fit.length > most) refused.push(fill(words.tooMany, { count: most }));
  if (sizeOf(files) > MAX_TOTAL_BYTES) refused.push(fill(words.tooMuch, { size: MAX_TOTAL_BYTES / MB }));
  return { files, refused };
};

export const formOf = (fields: Record<string, string>, files: readonly Blob[]): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
  files.forEach((file, index) => {
    form.append(`file_${index}`, file);
  });
  return form;
};
