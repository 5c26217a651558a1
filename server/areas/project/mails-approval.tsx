import * as z from 'zod';
import type { Content } from '#content/content.ts';
import { roomLink, viewOf } from '#domain/project/room.ts';
import { studioMoment } from '#domain/project/studio-time.ts';
import { fill } from '#domain/words/fill.ts';
import { type Fact, Facts, Letter, LetterLink, Paragraph } from '#server/areas/mail/letter.tsx';
import type { NewMail } from '#server/areas/mail/outbox.ts';
import { mailTemplate, noticeTemplate, type Subject } from '#server/areas/mail/template.ts';
import { voiceOf } from '#server/voice.ts';
import {
  type ApprovalFacts,
  approvalFactsSchema,
  approvalReceipt,
  approvedBy,
  receiptName,
} from './approval-receipt.ts';
import { EXAMPLE_APPROVALS } from './example-approvals.ts';

const stored = z.object({
  facts: approvalFactsSchema,
  accessKey: z.string(),
  /** Missing in a mail written before links led to what they are about. */
  versionId: z.nullish(z.string()),
});
const noticeStored = z.object({ facts: approvalFactsSchema });

const subjectOf = (facts: ApprovalFacts) => {
  const { ticketNumber, title, number } = approvedBy(facts);
  return { ticket: ticketNumber, title, number };
};

const approvalSubject =
  (kind: 'approval' | 'undone'): Subject<{ facts: ApprovalFacts }> =>
  ({ facts }, { projectMails }) =>
    fill(projectMails.DRAWING_MAILS[kind].subject, subjectOf(facts));

const factsInMail = (content: Content, facts: ApprovalFacts): Fact[] => {
  const {
    DRAWING_MAILS: { approval: WORDS },
    PROJECT_MAILS,
  } = content.projectMails;
  const { ticketNumber, title, number } = approvedBy(facts);
  return [
    [PROJECT_MAILS.ticket, ticketNumber],
    [WORDS.what, fill(WORDS.version, { title, number })],
    [WORDS.by, facts.name],
    [WORDS.at, studioMoment(facts.at, voiceOf(content).locale)],
    [WORDS.hash, facts.sha256],
  ];
};

export const projectApproval = mailTemplate(
  stored,
  async ({ facts, accessKey, versionId }, { siteUrl, content }) => {
    const { approval: WORDS } = content.projectMails.DRAWING_MAILS;
    return {
      body: (
        <Letter content={content} preview={WORDS.preview} heading={WORDS.heading} why={WORDS.why}>
          <Facts facts={factsInMail(content, facts)} />
          <Paragraph>{WORDS.next}</Paragraph>
          <Paragraph>{WORDS.undo}</Paragraph>
          <LetterLink href={roomLink(siteUrl, accessKey, viewOf(versionId))}>
            {content.projectMails.PROJECT_MAILS.open}
          </LetterLink>
        </Letter>
      ),
      attachments: [
        {
          filename: receiptName(facts),
          contentType: 'application/pdf',
          content: await approvalReceipt(content, facts),
        },
      ],
    };
  },
  () => EXAMPLE_APPROVALS.map((facts) => ({ facts, accessKey: 'sample-key' })),
  approvalSubject('approval'),
);

/** Told to the client too: somebody else with the link may have undone it. */
export const projectUndone = mailTemplate(
  stored,
  ({ facts, accessKey, versionId }, { siteUrl, content }) => {
    const { undone: WORDS } = content.projectMails.DRAWING_MAILS;
    return {
      body: (
        <Letter content={content} preview={WORDS.preview} heading={WORDS.heading} why={WORDS.why}>
          <Facts facts={factsInMail(content, facts)} />
          <Paragraph>{WORDS.next}</Paragraph>
          <LetterLink href={roomLink(siteUrl, accessKey, viewOf(versionId))}>
            {content.projectMails.PROJECT_MAILS.open}
          </LetterLink>
        </Letter>
      ),
    };
  },
  () => EXAMPLE_APPROVALS.map((facts) => ({ facts, accessKey: 'sample-key' })),
  approvalSubject('undone'),
);

const notice = (kind: 'approvalNotice' | 'undoneNotice') =>
  noticeTemplate(
    noticeStored,
    ({ facts }, { consoleUrl, content }) => {
      const WORDS = content.projectMails.DRAWING_MAILS[kind];
      return {
        body: (
          <Letter content={content} preview={approvedBy(facts).ticketNumber} heading={WORDS.heading}>
            <Facts facts={factsInMail(content, facts)} />
            <Paragraph>{WORDS.next}</Paragraph>
            <LetterLink href={consoleUrl}>{content.mails.OPEN_IN_CONSOLE}</LetterLink>
          </Letter>
        ),
      };
    },
    () => EXAMPLE_APPROVALS.map((facts) => ({ facts })),
  );

export const projectApprovalNotice = notice('approvalNotice');
export const projectUndoneNotice = notice('undoneNotice');

type ApprovalNews = {
  projectId: string;
  /** Null where nobody told us. */
  address: string | null;
  facts: ApprovalFacts;
  versionId: string | null;
};

const KINDS = {
  approval: { toClient: 'project-approval', toUs: 'approvalNotice' },
  undone: { toClient: 'project-undone', toUs: 'undoneNotice' },
} as const;

const noticeMail = (
  { projectMails }: Content,
  consultancy: NewMail['to'],
  { projectId, address, facts }: ApprovalNews,
  kind: 'approvalNotice' | 'undoneNotice',
): NewMail => ({
  template: kind === 'approvalNotice' ? 'project-approval-notice' : 'project-undone-notice',
  data: { facts },
  to: consultancy,
  ...(address ? { replyTo: address } : {}),
  subject: fill(projectMails.DRAWING_MAILS[kind].subject, subjectOf(facts)),
  about: { kind: 'project', id: projectId },
  occasion: facts.id,
});

/** To the client, when we know where (an approval with its receipt), and to the consultancy. */
export const approvalMails = (
  content: Content,
  consultancy: NewMail['to'],
  news: ApprovalNews & { kind: keyof typeof KINDS },
  accessKey: string,
): NewMail[] => {
  const { projectId, address, facts, versionId, kind } = news;
  const toUs = noticeMail(content, consultancy, news, KINDS[kind].toUs);
  if (!address) return [toUs];
  const toClient: NewMail = {
    template: KINDS[kind].toClient,
    data: { facts, accessKey, versionId },
    to: { address },
    subject: approvalSubject(kind)({ facts }, content),
    about: { kind: 'project', id: projectId },
    occasion: facts.id,
  };
  return [toClient, toUs];
};
