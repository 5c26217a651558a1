import { eq, sql } from 'drizzle-orm';
import type { IntakeForm } from '#domain/intake/intake-form.ts';
import { FILE_PURPOSES } from '#domain/intake/options.ts';
import type { Db } from '#server/database/database.ts';
import { readableCode, uuidFrom } from '#server/identifiers.ts';
import type { ReceivedFile } from './receive-form.ts';
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
  const { form, files } = intake;
  const { structures: _structures, consentGiven: _consent, ...submission } = form;
  const written = await tx
    .insert(intakes)
    .values({
      id: intake.id,
      ticketNumber: intake.ticketNumber,
      accessHash: intake.accessHash,
      fullName: form.fullName,
      email: form.email,
      phone: form.phone,
      city: form.city,
      state: form.state,
      budgetRange: form.budgetRange,
      submission,
      fileCount: files.length,
    })
    .onConflictDoNothing({ target: intakes.id })
    .returning({ id: intakes.id });
  if (written.length === 0) return false;
  if (files.length > 0) {
    await tx.insert(intakeFiles).values(
      files.map((file) => ({
        id: uuidFrom('intake-file', intake.id, file.key),
        intakeId: intake.id,
        position: file.index,
        key: file.key,
        filename: file.filename,
        purpose: purposeOf(intake.purposes, file.index),
        contentType: file.contentType,
        size: file.size,
        sha256: file.sha256,
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
  const list = sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  );
  const found = await db.execute<{ key: string }>(sql`select key from intake_files where key in (${list})`);
  return new Set(found.rows.map((row) => row.key));
};
