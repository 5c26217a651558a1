import { and, desc, eq, sql } from 'drizzle-orm';
import { keepLanguage, type Speaker } from '#server/areas/client/languages.ts';
import { mails } from '#server/areas/mail/tables.ts';
import { LOST_LINKS } from '#server/limits.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import type { Project } from './access.ts';
import { currentKey, issueLinkToBoth } from './links.ts';
import { queuedLinkMail } from './mails-link.tsx';
import { projects } from './tables.ts';

type Parts = Pick<Services, 'content' | 'database' | 'db' | 'log' | 'mail' | 'rooms'>;
type Tx = Services['db'];

const lock = async (tx: Tx, id: string): Promise<Project | undefined> =>
  (await tx.select().from(projects).where(eq(projects.id, id)).for('update'))[0];

/** Ends the link and mails a new one to the project's own address; with its mail in one transaction, or not at all. */
export const renewLink = async (
  parts: Parts,
  { id, accessHash }: Pick<Project, 'id' | 'accessHash'>,
  within: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<boolean> => {
  const mailId = await parts.database.transaction(async (tx) => {
    const project = await lock(tx, id);
    // Pressed twice: the first one has ended this link.
    if (project?.accessHash !== accessHash) return undefined;
    const { email } = project;
    if (!email)
      throw new Refusal(
        409,
        'no-address',
        'We have no email address for this project yet. Please contact us, and we will add it.',
      );
    const accessKey = await issueLinkToBoth(parts.rooms, tx, project);
    const mail = queuedLinkMail(
      parts,
      { project, email, accessKey, reason: 'new' },
      `link ${project.linkNumber + 1}`,
    );
    await tx.execute(parts.mail.insertMails([mail]));
    await within(tx);
    return mail.id;
  });
  return mailId ? parts.mail.tryNow(mailId) : false;
};

const askedOften = async (tx: Tx, projectId: string) => {
  const today = and(
    eq(mails.aboutId, projectId),
    sql`${mails.data}->>'reason' = 'lost' and ${mails.createdAt} > now() - interval '1 day'`,
  );
  return (await tx.$count(mails, today)) >= LOST_LINKS.perDay;
};

/** The link as it is to each project of this address, at most once in a while: nobody's mailbox is flooded, nobody's link ends. */
export const mailLostLinks = async (parts: Parts, { address, language }: Speaker) => {
  const found = await parts.db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(sql`lower(${projects.email})`, address.toLowerCase()), eq(projects.state, 'active')))
    .orderBy(desc(projects.createdAt))
    .limit(LOST_LINKS.projects);
  const window = Math.floor(Date.now() / LOST_LINKS.onceInMs);
  for (const { id } of found) {
    const mailId = await parts.database.transaction(async (tx) => {
      const project = await lock(tx, id);
      if (!project?.email || (await askedOften(tx, id))) return undefined;
      const accessKey = await currentKey(parts.rooms, tx, project);
      const letter = { project, email: project.email, accessKey, reason: 'lost' } as const;
      const mail = queuedLinkMail(parts, letter, `lost ${window}`);
      await keepLanguage(tx, address, language);
      await tx.execute(parts.mail.insertMails([mail]));
      return mail.id;
    });
    if (mailId) await parts.mail.tryNow(mailId);
  }
};
