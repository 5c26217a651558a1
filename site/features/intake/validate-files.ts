import {
  claimedKind,
  invalidTypeToast,
  isPicture,
  MAX_FILE_BYTES,
  MAX_FILES,
  MAX_TOTAL_BYTES,
  tooLargeToast,
} from '#domain/intake/intake-files.ts';
import type { FilePurpose } from '#domain/intake/options.ts';
import { fill } from '#domain/words/fill.ts';
import { randomKey } from '#site/request-key.ts';
import type { ToastInput } from '#site/ui/toast.ts';
import type { ChosenFile } from './file-storage.ts';
import type { IntakeWords } from './words.ts';

type Words = IntakeWords['FORM']['files'];

// A first guess from the name and kind; the visitor can say otherwise.
const guessPurpose = (file: File): FilePurpose | '' => {
  const name = file.name.toLowerCase();
  if (/survey|site.?plan|plat/.test(name)) return 'survey';
  if (/hoa|guideline|covenant/.test(name)) return 'hoa';
  if (/sketch|drawing/.test(name)) return 'sketch';
  return isPicture(claimedKind(file.name, file.type)) ? 'photo' : '';
};

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const refusalOf = (file: File): ToastInput | undefined => {
  if (!claimedKind(file.name, file.type)) return invalidTypeToast(file.name);
  return file.size > MAX_FILE_BYTES ? tooLargeToast(file.name) : undefined;
};

/** Which files may come along, and why the others may not; each is judged alone. */
export const validateFiles = (words: Words, files: File[], already: ChosenFile[]) => {
  const accepted: ChosenFile[] = [];
  const refusals: ToastInput[] = [];
  let total = already.reduce((sum, { file }) => sum + file.size, 0);
  for (const file of files) {
    const reason = refusalOf(file);
    const chosen = [...already, ...accepted];
    if (reason) refusals.push(reason);
    else if (chosen.some((entry) => isSame(entry.file, file)))
      refusals.push({ title: words.rejected, description: fill(words.twice, { name: file.name }) });
    else if (chosen.length >= MAX_FILES) refusals.push({ title: words.rejected, description: words.tooMany });
    else if (total + file.size > MAX_TOTAL_BYTES)
      refusals.push({ title: words.rejected, description: words.tooMuch });
    else {
      total += file.size;
      accepted.push({ id: randomKey(), file, purpose: guessPurpose(file) });
    }
  }
  return { accepted, refusals };
};
