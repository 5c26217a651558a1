import { createHash, randomBytes } from 'node:crypto';

// The same words always give the same id, so a repeated request writes the same row once.
export const uuidFrom = (...words: string[]) => {
  const hash = createHash('sha256').update(words.join('\u0000')).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

// Letters and digits that cannot be mistaken for one another when read aloud or typed.
const READABLE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const readableWord = (bytes: Uint8Array, length: number) =>
  Array.from(bytes.subarray(0, length), (byte) => READABLE[byte % READABLE.length]).join('');
export const readableCode = (length: number) => readableWord(randomBytes(length), length);

/** A name nobody can guess, for links that open without signing in. */
export const secretName = (bytes = 16) => randomBytes(bytes).toString('base64url');

/** One that can be read out and typed; its owner changes it. */
export const inventedPassword = () => [readableCode(5), readableCode(5), readableCode(5)].join('-');
