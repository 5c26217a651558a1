import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '#server/database/database.ts';
import { keptSecret } from '#server/database/kept-secret.ts';
import { idempotencyKeys } from '#server/database/tables.ts';
import { uuidFrom } from '#server/identifiers.ts';

// First answers repeat personal words, and keys that open a call or a payment. They are kept for days, so they are locked with
// the client's own Idempotency-Key, which is kept nowhere: whoever reads the table reads none of it.

const keptAnswer = z.object({ about: z.string(), sealed: z.string() });

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const lock = (key: Buffer, text: string) => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const locked = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...locked]).toString('base64');
};

const unlock = (key: Buffer, sealed: string) => {
  const bytes = Buffer.from(sealed, 'base64');
  const end = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, end));
  return Buffer.concat([decipher.update(bytes.subarray(end)), decipher.final()]).toString('utf8');
};

export type Seal = ReturnType<Awaited<ReturnType<typeof openSeals>>>;

export const openSeals = async (db: Db) => {
  const secret = await keptSecret(db, 'idempotency-answers');
  return (route: string, given: string) => {
    const asked = `${route} ${given}`;
    const derive = (use: string) => createHmac('sha256', secret).update(`${use} ${asked}`).digest();
    return {
      name: `${route} ${derive('name').toString('base64url')}`,
      /** Of a content's hash: bodies that could be guessed cannot be tried out against the table. */
      hashOf: (hash: string) => createHmac('sha256', derive('hash')).update(hash).digest('hex'),
      creationId: (hash: string) => uuidFrom('creation', asked, hash),
      /** `about` is what was created, which stays readable so that it can be erased with its person. */
      keep: (about: string, answer: string) =>
        JSON.stringify({ about, sealed: lock(derive('answer'), answer) }),
      read: (kept: unknown): unknown =>
        JSON.parse(unlock(derive('answer'), z.parse(keptAnswer, kept).sealed)),
    };
  };
};

const ABOUT = sql<string>`${idempotencyKeys.answer} ->> 'about'`;

export const forgetFirstAnswers = async (tx: Db, ids: string[]) => {
  await tx.delete(idempotencyKeys).where(inArray(ABOUT, ids));
};

/** Answers from before they were locked. */
export const forgetOpenAnswers = (db: Db) =>
  db.execute(sql`delete from idempotency_keys where status is not null and answer ->> 'sealed' is null`);
