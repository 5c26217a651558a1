import { eq, inArray, sql } from 'drizzle-orm';
import type { IntakeForm } from '#domain/intake/intake-form.ts';
import { FILE_PURPOSES } from '#domain/intake/options.ts';
import type { Db } from '#server/database/database.ts';
import { readableCode, uuidFrom } from '#server/identifiers.ts';
import type { ReceivedFile } from '#server/uploads/receive-form.ts';
import { intakeFiles, intakes } from './tables.ts';

export type Intake = typeof intakes.$inferSelect;

/** `PW-` + date + random: readable on the phone, not to be guessed. */
export const newTicket = (now: Date) => {
  const date = now.toISOString().slice(2, 10).replaceAll('-', '');
  return `PW-${date}-${readableCode(5)}`;
};

export const findIntake = async (db: Db, id: string): Promise<Intake | undefined> =>
  (await db.select().from(intakes).where(eq(intakes.id, id)).limit(1))[0];

export const findIntakeByAccess = async (db: Db, accessHash: string): Promise<Intake | undefined> =>
  (await db.select().from(intakes).where(eq(intakes.accessHash, accessHash)).limit(1))[0];

/** Only its hash opens the project; the key itself is in the mail that brought it, until the person is erased. */
export const accessKeyOf = async (db: Db, intakeId: string): Promise<string | undefined> => {
  const found = await db.execute<{ key: string | null }>(sql`
    select data->>'accessKey' as key from mails where about_id = ${intakeId} and template = 'intake-mail' limit 1`);
  return found.rows[0]?.key ?? undefined;
};

const purposeOf = (purposes: Record<string, unknown>, index: number) => {
  const said = purposes[String(index)];
  return FILE_PURPOSES.find(({ value }) => value === said)?.value ?? null;
};

export interface NewIntake {
  id: string;
  ticketNumber: string;
  accessHash: string;
  form: IntakeForm;
  files: ReceivedFile[];
  purposes: Record<string, unknown>;
}

/** The row and its files together; false when this very submission was written before. */
export const insertIntake = async (tx: Db, intake: NewIntake): Promise<boolean> => {
  const { form, files, purposes, ...own } = intake;
  const { structures: _structures, consentGiven: _consent, ...submission } = form;
  // Answers that the table has a column for stand there too, to be listed and searched.
  const written = await tx
    .insert(intakes)
    .values({ ...submission, ...own, submission, fileCount: files.length })
    .onConflictDoNothing({ target: intakes.id })
    .returning({ id: intakes.id });
  if (written.length === 0) return false;
  if (files.length > 0) {
    await tx.insert(intakeFiles).values(
      files.map(({ index, pages: _pages, ...file }) => ({
        ...file,
        id: uuidFrom('intake-file', intake.id, file.key),
        intakeId: intake.id,
        position: index,
        purpose: purposeOf(purposes, index),
      })),
    );
  }
  return true;
};

export const filesOf = async (db: Db, intakeId: string) =>
  db.select().from(intakeFiles).where(eq(intakeFiles.intakeId, intakeId)).orderBy(intakeFiles.position);

/** Which of these keys belong to an intake; the others are leftovers. */
export const knownKeys = async (db: Db, keys: string[]): Promise<Set<string>> => {
  if (keys.length === 0) return new Set();
  const found = await db
    .select({ key: intakeFiles.key })
    .from(intakeFiles)
    .where(inArray(intakeFiles.key, keys));
  return new Set(found.map(({ key }) => key));
};
