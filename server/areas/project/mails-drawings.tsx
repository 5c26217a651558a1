import * as z from 'zod';
import type { Content } from '#content/content.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { roomLink, SURFACES, viewOf, WEIGHTS } from '#domain/project/room.ts';
import { dueDay } from '#domain/project/studio-time.ts';
import { counted, fill } from '#domain/words/fill.ts';
import {
  type Fact,
  Facts,
  Letter,
  LetterLink,
  linesEach,
  Paragraph,
  SmallPrint,
  Subheading,
  Words,
} from '#server/areas/mail/letter.tsx';
import type { NewMail } from '#server/areas/mail/outbox.ts';
import { mailTemplate, noticeTemplate, type Subject } from '#server/areas/mail/template.ts';
import { voiceOf } from '#server/voice.ts';
import { designLine } from './design-line.ts';

const about = (id: string) => ({ kind: 'project', id });

const deliveryStored = z.object({
  ticketNumber: z.string(),
  title: z.string(),
  number: z.number(),
  note: z.string(),
  files: z.array(z.string()),
  dueAt: z.nullable(z.string()),
  accessKey: z.string(),
  /** Missing in a mail written before links led to what they are about. */
  versionId: z.optional(z.string()),
});

const DELIVERY_EXAMPLE: z.input<typeof deliveryStored> = {
  ticketNumber: 'PW-SAMPLE',
  title: 'Sample plans',
  number: 1,
  note: 'This is an example.',
  files: ['sample-plan.pdf'],
  dueAt: '2026-01-22T15:00:00.000Z',
  accessKey: 'sample-key',
};

const deliverySubject: Subject<{ ticketNumber: string; title: string; number: number }> = (
  { ticketNumber: ticket, title, number },
  { projectMails },
) => fill(projectMails.DRAWING_MAILS.delivery.subject, { ticket, title, number });

export const projectDelivery = mailTemplate(
  deliveryStored,
  (data, { siteUrl, content }) => {
    const { DRAWING_MAILS, PROJECT_MAILS } = content.projectMails;
    const WORDS = DRAWING_MAILS.delivery;
    const { title, number } = data;
    const facts: Fact[] = [
      [PROJECT_MAILS.ticket, data.ticketNumber],
      [WORDS.what, fill(WORDS.version, { title, number })],
      ...(data.files.length > 0 ? [[WORDS.files, data.files.join(', ')] as const] : []),
      ...(data.dueAt
        ? [[WORDS.due, fill(PROJECT_MAILS.by, { due: dueDay(data.dueAt, voiceOf(content).locale) })] as const]
        : []),
    ];
    return {
      body: (
        <Letter
          content={content}
          preview={WORDS.preview}
          heading={number > 1 ? WORDS.headingAgain : WORDS.heading}
          why={PROJECT_MAILS.why}
        >
          <Facts facts={facts} />
          {data.note ? (
            <>
              <Subheading>{WORDS.note}</Subheading>
              <Words>{data.note}</Words>
            </>
          ) : null}
          <Paragraph>{WORDS.next}</Paragraph>
          <LetterLink href={roomLink(siteUrl, data.accessKey, viewOf(data.versionId))}>
            {PROJECT_MAILS.open}
          </LetterLink>
          <SmallPrint>{PROJECT_MAILS.private}</SmallPrint>
        </Letter>
      ),
    };
  },
  () => [DELIVERY_EXAMPLE, { ...DELIVERY_EXAMPLE, number: 2, note: '', files: [], dueAt: null }],
  deliverySubject,
);

type DeliveryNews = {
  projectId: string;
  versionId: string;
  address: string;
  data: Omit<z.input<typeof deliveryStored>, 'versionId'>;
};

export const deliveryMail = (
  content: Content,
  { projectId, versionId, address, data }: DeliveryNews,
): NewMail => ({
  template: 'project-delivery',
  data: { ...data, versionId },
  to: { address },
  subject: deliverySubject(data, content),
  about: about(projectId),
  occasion: versionId,
});

const roundCommentSchema = z.object({
  title: z.string(),
  version: z.number(),
  surface: z.enum(SURFACES),
  file: z.nullable(z.string()),
  page: z.nullable(z.number()),
  isAnswer: z.boolean(),
  weight: z.enum(WEIGHTS),
  name: z.string(),
  body: z.string(),
  wish: z.nullable(z.string()),
});
export type RoundComment = z.infer<typeof roundCommentSchema>;

const roundStored = z.object({
  ticketNumber: z.string(),
  client: z.string(),
  name: z.string(),
  words: z.string(),
  number: z.number(),
  beyond: z.boolean(),
  comments: z.array(roundCommentSchema),
});

const COMMENT_EXAMPLE: RoundComment = {
  title: 'Sample plans',
  version: 1,
  surface: 'file',
  file: 'sample-plan.pdf',
  page: 2,
  isAnswer: false,
  weight: 'must',
  name: 'Sample Person',
  body: 'This is an example.',
  wish: null,
};
const WISH_EXAMPLE: RoundComment = {
  ...COMMENT_EXAMPLE,
  surface: 'wish',
  file: null,
  page: null,
  weight: 'idea',
  wish: designLine(DEFAULT_DESIGN),
};

type RoundWords = Content['projectMails']['DRAWING_MAILS']['round'];

const placeOf = (WORDS: RoundWords, { title, version, surface, file, page, isAnswer }: RoundComment) => {
  let place: string = fill(WORDS.places[surface], {
    version: fill(WORDS.version, { title, number: version }),
  });
  if (file) place = fill(WORDS.inFile, { place, file });
  if (page) place = fill(WORDS.page, { place, page });
  return isAnswer ? fill(WORDS.answer, { place }) : place;
};

const wordsOf = (WORDS: RoundWords, { weight, name, body, wish }: RoundComment) => {
  const said = fill(name ? WORDS.says : WORDS.saysUnnamed, { weight: WORDS.weights[weight], name, body });
  return wish ? `${said}\n${fill(WORDS.wish, { design: wish })}` : said;
};

export const projectRound = noticeTemplate(
  roundStored,
  (data, { consoleUrl, content }) => {
    const { DRAWING_MAILS, PROJECT_MAILS } = content.projectMails;
    const WORDS = DRAWING_MAILS.round;
    return {
      body: (
        <Letter content={content} preview={data.ticketNumber} heading={WORDS.heading}>
          <Facts
            facts={[
              [PROJECT_MAILS.ticket, data.ticketNumber],
              [WORDS.from, data.name],
              [WORDS.number, String(data.number)],
            ]}
          />
          {data.beyond ? <Paragraph>{WORDS.beyond}</Paragraph> : null}
          {data.words ? <Words>{data.words}</Words> : null}
          <Subheading>{counted(WORDS.comments, data.comments.length)}</Subheading>
          {data.comments.map((comment, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the comments of a sent round have no other name
            <div key={index}>
              <SmallPrint>{`${index + 1}. ${placeOf(WORDS, comment)}`}</SmallPrint>
              <Words most={linesEach(data.comments.length)}>{wordsOf(WORDS, comment)}</Words>
            </div>
          ))}
          <LetterLink href={consoleUrl}>{content.mails.OPEN_IN_CONSOLE}</LetterLink>
        </Letter>
      ),
    };
  },
  () => [
    {
      ticketNumber: 'PW-SAMPLE',
      client: 'Sample Person',
      name: 'Sample Person',
      words: 'This is an example.',
      number: 1,
      beyond: true,
      comments: [COMMENT_EXAMPLE, { ...COMMENT_EXAMPLE, isAnswer: true }, WISH_EXAMPLE],
    },
  ],
);

type RoundNews = {
  projectId: string;
  roundId: string;
  replyTo: string | null;
  data: z.input<typeof roundStored>;
};

export const roundMail = (
  { projectMails }: Content,
  consultancy: NewMail['to'],
  { projectId, roundId, replyTo, data }: RoundNews,
): NewMail => ({
  template: 'project-round',
  data,
  to: consultancy,
  ...(replyTo ? { replyTo } : {}),
  subject: fill(projectMails.DRAWING_MAILS.round.subject, {
    ticket: data.ticketNumber,
    number: data.number,
    client: data.client || data.name,
  }),
  about: about(projectId),
  occasion: roundId,
});

const roundCopyStored = z.object({
  ticketNumber: z.string(),
  number: z.number(),
  count: z.number(),
  beyond: z.boolean(),
  dueAt: z.string(),
  accessKey: z.string(),
});

const ROUND_COPY_EXAMPLE: z.input<typeof roundCopyStored> = {
  ticketNumber: 'PW-SAMPLE',
  number: 1,
  count: 5,
  beyond: false,
  dueAt: '2026-01-22T15:00:00.000Z',
  accessKey: 'sample-key',
};

const roundCopySubject: Subject<{ ticketNumber: string; count: number }> = (
  { ticketNumber: ticket, count },
  { projectMails },
) => counted(projectMails.DRAWING_MAILS.roundCopy.subject, count, { ticket });

/** That we have it: to the client, whoever of those with the link sent it. */
export const projectRoundCopy = mailTemplate(
  roundCopyStored,
  ({ ticketNumber, number, count, beyond, dueAt, accessKey }, { siteUrl, content }) => {
    const { DRAWING_MAILS, PROJECT_MAILS } = content.projectMails;
    const WORDS = DRAWING_MAILS.roundCopy;
    const heading = counted(WORDS.heading, count);
    const facts: Fact[] = [
      [PROJECT_MAILS.ticket, ticketNumber],
      [WORDS.revision, String(number)],
      [WORDS.due, fill(PROJECT_MAILS.by, { due: dueDay(dueAt, voiceOf(content).locale) })],
    ];
    return {
      body: (
        <Letter content={content} preview={heading} heading={heading} why={PROJECT_MAILS.why}>
          <Facts facts={facts} />
          <Paragraph>{beyond ? WORDS.beyond : WORDS.next}</Paragraph>
          <LetterLink href={roomLink(siteUrl, accessKey)}>{PROJECT_MAILS.open}</LetterLink>
          <SmallPrint>{PROJECT_MAILS.private}</SmallPrint>
        </Letter>
      ),
    };
  },
  () => [ROUND_COPY_EXAMPLE, { ...ROUND_COPY_EXAMPLE, count: 1, beyond: true }],
  roundCopySubject,
);

type RoundCopy = {
  projectId: string;
  roundId: string;
  address: string;
  data: z.input<typeof roundCopyStored>;
};

export const roundCopyMail = (
  content: Content,
  { projectId, roundId, address, data }: RoundCopy,
): NewMail => ({
  template: 'project-round-copy',
  data,
  to: { address },
  subject: roundCopySubject(data, content),
  about: about(projectId),
  occasion: roundId,
});
