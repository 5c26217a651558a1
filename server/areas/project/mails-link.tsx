import * as z from 'zod';
import { roomLink } from '#domain/project/room.ts';
import { fill } from '#domain/words/fill.ts';
import { Facts, Letter, LetterLink, Paragraph } from '#server/areas/mail/letter.tsx';
import type { QueuedMail } from '#server/areas/mail/outbox.ts';
import { mailTemplate, type Subject } from '#server/areas/mail/template.ts';
import type { Services } from '#server/services.ts';
import type { Project } from './access.ts';

const REASONS = ['new', 'lost', 'begun'] as const;
type Reason = (typeof REASONS)[number];

const stored = z.object({ ticketNumber: z.string(), accessKey: z.string(), reason: z.enum(REASONS) });

const linkSubject: Subject<{ ticketNumber: string }> = ({ ticketNumber: ticket }, { projectMails }) =>
  fill(projectMails.LINK_MAIL.subject, { ticket });

export const linkMail = mailTemplate(
  stored,
  ({ ticketNumber, accessKey, reason }, { siteUrl, content }) => {
    const { LINK_MAIL } = content.projectMails;
    return {
      body: (
        <Letter
          content={content}
          preview={LINK_MAIL.preview}
          heading={LINK_MAIL.heading[reason]}
          why={LINK_MAIL.why}
        >
          <Paragraph>{LINK_MAIL.opening[reason]}</Paragraph>
          <Facts facts={[[LINK_MAIL.ticket, ticketNumber]]} />
          <LetterLink href={roomLink(siteUrl, accessKey)}>{LINK_MAIL.action}</LetterLink>
          <Paragraph>{LINK_MAIL.note}</Paragraph>
        </Letter>
      ),
    };
  },
  () => REASONS.map((reason) => ({ ticketNumber: 'PW-SAMPLE', accessKey: 'sample-key', reason })),
  linkSubject,
);

type LinkMail = {
  project: Pick<Project, 'id' | 'ticketNumber'>;
  email: string;
  accessKey: string;
  reason: Reason;
};

/** `occasion`: asked for twice at once, it is one mail. */
export const queuedLinkMail = (
  { content, mail }: Pick<Services, 'content' | 'mail'>,
  { project, email, accessKey, reason }: LinkMail,
  occasion: string,
): QueuedMail =>
  mail.queue({
    template: 'project-link',
    data: { ticketNumber: project.ticketNumber, accessKey, reason },
    to: { address: email },
    subject: linkSubject(project, content.served.content),
    about: { kind: 'project', id: project.id },
    occasion,
  });
