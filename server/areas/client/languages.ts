import { inArray, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Language, languageAsked } from '#domain/site/languages.ts';
import type { Db } from '#server/database/database.ts';
import { clientLanguages } from './tables.ts';

/** Who wrote to us in which language. */
export type Speaker = { address: string; language: Language };

/**
 * The language of the page that a request comes from. Our pages say it in this one word (site/request.ts), or by the address of
 * a form or a paper; the list of languages that a browser sends by itself says nothing about the page.
 */
export const languageOfRequest = ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Language =>
  headers['accept-language'] === 'es' ? 'es' : languageAsked(url);

/** Speakers as one parameter of a statement: each address once, with what it said last. The order is the same for all who write. */
export const speakersParameter = (speakers: readonly Speaker[]): string => {
  const last = new Map(speakers.map(({ address, language }) => [address.toLowerCase(), language]));
  const rows = [...last].map(([address, language]) => ({ address, language }));
  return JSON.stringify(rows.sort((a, b) => (a.address < b.address ? -1 : 1)));
};

export const keepSpeakersText = (parameter: string) => `
  insert into client_languages (address, language)
  select address, language from jsonb_to_recordset(${parameter}::jsonb) as row (address text, language text)
  on conflict (address) do update set language = excluded.language, since = now()
  where client_languages.language <> excluded.language`;

/** What was said last holds, for every mail and paper from now on. */
export const keepLanguage = (tx: Db, address: string, language: Language) =>
  tx.execute(
    sql.join(
      keepSpeakersText('$1')
        .split('$1')
        .map((text) => sql.raw(text)),
      sql`${speakersParameter([{ address, language }])}`,
    ),
  );

/** In which language a mail to an address is written. Staff read English, whatever form they tried. */
export const languageForMail = async (db: Db, address: string): Promise<Language> => {
  const found = await db.execute<{ language: Language }>(sql`
    select language from client_languages where address = ${address.toLowerCase()}
      and not exists (select 1 from staff_users where lower(email) = ${address.toLowerCase()})`);
  return found.rows[0]?.language ?? 'en';
};

/** The languages of these people, by their addresses in lower case; who is not there never said one. */
export const languagesOf = async (
  db: Db,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, Language>> => {
  if (addresses.length === 0) return new Map();
  const wanted = [...new Set(addresses.map((address) => address.toLowerCase()))];
  const found = await db.select().from(clientLanguages).where(inArray(clientLanguages.address, wanted));
  return new Map(found.map(({ address, language }) => [address, language]));
};
