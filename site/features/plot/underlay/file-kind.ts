import { beginsAs, SIGNATURE_BYTES } from '#domain/intake/file-signature.ts';
import { MB } from '#domain/words/megabytes.ts';

export const MOST_BYTES = 100 * MB;
export const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.webp,.heic,.heif,application/pdf,image/*';

export type OpeningTrouble =
  | 'empty'
  | 'too-heavy'
  | 'unsupported'
  | 'broken'
  | 'too-many-pixels'
  | 'no-reader';

export class OpeningError extends Error {
  readonly trouble: OpeningTrouble;
  constructor(trouble: OpeningTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

export type FileKind = 'pdf' | 'heic' | 'picture';

const ASCII = new TextDecoder('latin1');

/** By what it holds: names lie, and what is pasted has none. */
export async function kindOf(file: File): Promise<FileKind> {
  if (file.size === 0) throw new OpeningError('empty');
  if (file.size > MOST_BYTES) throw new OpeningError('too-heavy');
  const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  const text = ASCII.decode(start);
  const isWebp = text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP';
  const isAvif = text.slice(4, 12) === 'ftypavif';
  if (beginsAs('jpeg', start) || beginsAs('png', start) || isWebp || isAvif) return 'picture';
  if (beginsAs('heic', start)) return 'heic';
  if (beginsAs('pdf', start)) return 'pdf';
  throw new OpeningError(/\.pdf$/i.test(file.name) ? 'broken' : 'unsupported');
}
