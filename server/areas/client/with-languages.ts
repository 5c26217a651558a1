import type { Language } from '#domain/site/languages.ts';
import type { Db } from '#server/database/database.ts';
import { languagesOf } from './languages.ts';

// What the console says of an entry's sender: which language they read, where it is not the studio's own.

type Spoken = { language?: Language };

const addressOf = ({ email }: { email?: unknown }): string =>
  typeof email === 'string' ? email.trim().toLowerCase() : '';

/** The same entries; each whose sender reads another language than English says which. */
export const withLanguages = async <Entry extends { email?: unknown }>(
  db: Db,
  entries: readonly Entry[],
): Promise<(Entry & Spoken)[]> => {
  const languages = await languagesOf(db, entries.map(addressOf).filter(Boolean));
  return entries.map((entry) => {
    const language = languages.get(addressOf(entry));
    return language && language !== 'en' ? { ...entry, language } : entry;
  });
};

export const languageFor = async (db: Db, email: string | null): Promise<Spoken> => {
  const [found] = await withLanguages(db, [{ email }]);
  return found?.language ? { language: found.language } : {};
};
