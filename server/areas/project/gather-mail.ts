import { and, eq, sql } from 'drizzle-orm';
import type { Side } from '#domain/project/room.ts';
import { counted } from '#domain/words/fill.ts';
import type { NewMail } from '#server/areas/mail/outbox.ts';
import { mails } from '#server/areas/mail/tables.ts';
import type { Db } from '#server/database/database.ts';
import { MESSAGE_BURST } from '#server/limits.ts';
import type { Services } from '#server/services.ts';
import type { Project } from './access.ts';
import { currentKey } from './links.ts';
import { type GatheredMail, gatheredSchema, messagesSubject, type Said } from './mails-messages.tsx';
import { projects } from './tables.ts';

// One mail for what is said within a short while. It waits in the outbox and takes in what follows; once somebody has begun to
// send it, the next message begins another. The caller holds the project's row, so that two messages never begin two mails.

type Parts = Pick<Services, 'content' | 'mail' | 'rooms'>;

interface Letter {
  to: NewMail['to'];
  template: string;
  replyTo?: string;
  roomKey?: string;
  subject: (gathered: GatheredMail) => string;
}

const letterTo = async (
  services: Parts,
  tx: Db,
  side: Side,
  project: Project,
): Promise<Letter | undefined> => {
  const { content } = services.content.served;
  const { messagesNotice } = content.projectMails.PROJECT_MAILS;
  const { ticketNumber: ticket, email } = project;
  if (side === 'studio') {
    const name = project.name || messagesNotice.unnamed;
    return {
      to: services.mail.consultancy,
      template: 'project-messages-notice',
      ...(email ? { replyTo: email } : {}),
      subject: ({ messages }) => counted(messagesNotice.subject, messages.length, { ticket, name }),
    };
  }
  if (!email) return undefined;
  return {
    to: { address: email },
    template: 'project-messages',
    roomKey: await currentKey(services.rooms, tx, project),
    subject: (gathered) => messagesSubject(gathered, content),
  };
};

/** False when it is on its way, is full, or goes to another address than the project has now. */
const addTo = async (tx: Db, mailId: string, letter: Letter, said: Said): Promise<boolean> => {
  const [found] = await tx
    .select({ data: mails.data })
    .from(mails)
    .where(
      and(
        eq(mails.id, mailId),
        eq(mails.toAddress, letter.to.address),
        // Put off for want of an answer, a mail may have arrived all the same: only one never tried may grow.
        sql`${mails.state} = 'queued' and ${mails.attempts} = 0`,
        sql`jsonb_array_length(${mails.data} -> 'messages') < ${MESSAGE_BURST.most}`,
      ),
    )
    .for('update');
  if (!found) return false;
  const before = gatheredSchema.parse(found.data);
  const data: GatheredMail = { ...before, messages: [...before.messages, said], ...keyOf(letter) };
  await tx
    .update(mails)
    .set({ data, subject: letter.subject(data) })
    .where(eq(mails.id, mailId));
  return true;
};

const keyOf = ({ roomKey }: Letter) => (roomKey ? { roomKey } : {});

const begin = async (services: Parts, tx: Db, project: Project, letter: Letter, said: Said) => {
  const data: GatheredMail = { ticketNumber: project.ticketNumber, messages: [said], ...keyOf(letter) };
  const [id] = await services.mail.queueInTransaction(tx, [
    {
      template: letter.template,
      data,
      to: letter.to,
      ...(letter.replyTo ? { replyTo: letter.replyTo } : {}),
      subject: letter.subject(data),
      about: { kind: 'project', id: project.id },
      occasion: crypto.randomUUID(),
    },
  ]);
  if (!id) return undefined;
  const later = sql`now() + make_interval(secs => ${MESSAGE_BURST.seconds})`;
  await tx.update(mails).set({ nextAttemptAt: later }).where(eq(mails.id, id));
  return id;
};

/** Tells `side` what the other one said. */
export const gatherMail = async (services: Parts, tx: Db, side: Side, project: Project, said: Said) => {
  const letter = await letterTo(services, tx, side, project);
  if (!letter) return;
  const waiting = side === 'client' ? project.clientMailId : project.studioMailId;
  if (waiting && (await addTo(tx, waiting, letter, said))) return;
  const id = await begin(services, tx, project, letter, said);
  if (!id) return;
  const change = side === 'client' ? { clientMailId: id } : { studioMailId: id };
  await tx.update(projects).set(change).where(eq(projects.id, project.id));
};
