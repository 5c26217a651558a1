import * as z from 'zod';
import { orderReference } from '#domain/payment/order-reference.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarsAndCents } from '#domain/words/money.ts';
import { type Fact, Facts, Paragraph, Words } from '#server/areas/mail/letter.tsx';
import type { NewMail } from '#server/areas/mail/outbox.ts';
import { mailTemplate, noticeTemplate, type Subject } from '#server/areas/mail/template.ts';
import type { Order } from '#server/areas/payment/order-store.ts';
import { receiptFactsOf, receiptFactsSchema } from '#server/areas/payment/receipt-facts.ts';
import { receiptAttached } from '#server/areas/payment/receipt-paper.ts';
import type { Db } from '#server/database/database.ts';
import type { Services } from '#server/services.ts';
import type { Project } from './access.ts';
import { currentKey } from './links.ts';
import {
  ClientLetter,
  clientStored,
  type MailWords,
  NoticeLetter,
  SAMPLE_LETTER,
} from './project-letter.tsx';
import type { Quote } from './quote-store.ts';

// What is offered and paid beyond the package, as mails to both sides.

const wordsOf = ({ content }: Pick<Services, 'content'>): MailWords =>
  content.served.content.projectMails.PROJECT_MAILS;

const quoteStored = z.object({
  ...clientStored,
  title: z.string(),
  words: z.string(),
  amountCents: z.number(),
});
const SAMPLE_QUOTE = {
  ...SAMPLE_LETTER,
  title: 'Second spa view',
  words: 'This is an example.',
  amountCents: 25_000,
};

const quoteSubject: Subject<{ title: string }> = ({ title }, { projectMails }) =>
  fill(projectMails.PROJECT_MAILS.quote.subject, { title });

export const quoteMail = mailTemplate(
  quoteStored,
  (data, site) => {
    const { quote } = site.content.projectMails.PROJECT_MAILS;
    return {
      body: (
        <ClientLetter site={site} view="payments" heading={quote.heading} preview={data.title} data={data}>
          <Facts facts={quoteFacts(quote, data)} />
          {data.words ? <Words>{data.words}</Words> : null}
          <Paragraph>{quote.next}</Paragraph>
        </ClientLetter>
      ),
    };
  },
  () => [SAMPLE_QUOTE],
  quoteSubject,
);

const quoteFacts = (words: MailWords['quote'], data: { title: string; amountCents: number }): Fact[] => [
  [words.title, data.title],
  [words.amount, dollarsAndCents(data.amountCents)],
];

const answerStored = z.object({
  ticketNumber: z.string(),
  title: z.string(),
  amountCents: z.number(),
  answer: z.enum(['accepted', 'declined']),
  by: z.string(),
});

export const quoteNotice = noticeTemplate(
  answerStored,
  (data, site) => {
    const { ticket, quote, quoteNotice: words } = site.content.projectMails.PROJECT_MAILS;
    return {
      body: (
        <NoticeLetter site={site} heading={words[data.answer].heading} preview={data.title}>
          <Facts facts={[[ticket, data.ticketNumber], ...quoteFacts(quote, data), [words.by, data.by]]} />
        </NoticeLetter>
      ),
    };
  },
  () =>
    (['accepted', 'declined'] as const).map((answer) => ({
      ticketNumber: SAMPLE_LETTER.ticketNumber,
      title: SAMPLE_QUOTE.title,
      amountCents: SAMPLE_QUOTE.amountCents,
      answer,
      by: 'Sample Person',
    })),
);

const PROBLEMS = ['twice', 'withdrawn', 'declined'] as const;
export type PaidProblem = (typeof PROBLEMS)[number];

const paidStored = z.object({
  ...clientStored,
  title: z.string(),
  amountCents: z.number(),
  paidBy: z.enum(['card', 'zelle']),
  intentId: z.string().nullable(),
  email: z.string().nullable(),
  problem: z.enum(PROBLEMS).optional(),
  receipt: receiptFactsSchema.optional(),
});
type PaidData = z.infer<typeof paidStored>;
const SAMPLE_PAID: PaidData = {
  ...SAMPLE_LETTER,
  title: SAMPLE_QUOTE.title,
  amountCents: SAMPLE_QUOTE.amountCents,
  paidBy: 'card',
  intentId: 'pi_sample',
  email: 'sample@example.com',
};
const paidExamples = () => [SAMPLE_PAID, ...PROBLEMS.map((problem) => ({ ...SAMPLE_PAID, problem }))];

const paidFacts = ({ quote, extra }: MailWords, data: PaidData): Fact[] => [
  ...quoteFacts(quote, data),
  [extra.paidBy, extra[data.paidBy]],
  ...(data.intentId ? [[extra.reference, orderReference(data.intentId)] satisfies Fact] : []),
];

const extraSubject: Subject<{ title: string }> = ({ title }, { projectMails }) =>
  fill(projectMails.PROJECT_MAILS.extra.subject, { title });

export const extraReceipt = mailTemplate(
  paidStored,
  async (data, site) => {
    const words = site.content.projectMails.PROJECT_MAILS;
    const { extra } = words;
    return {
      body: (
        <ClientLetter
          site={site}
          view="payments"
          heading={data.problem ? extra.problem.heading : extra.heading}
          preview={extra.preview}
          data={data}
        >
          <Facts facts={paidFacts(words, data)} />
          <Paragraph>{data.problem ? extra.problem[data.problem] : extra.next}</Paragraph>
        </ClientLetter>
      ),
      ...(await receiptAttached(site.content, data.receipt)),
    };
  },
  paidExamples,
  extraSubject,
);

export const extraNotice = noticeTemplate(
  paidStored,
  (data, site) => {
    const words = site.content.projectMails.PROJECT_MAILS;
    const { extraNotice: notice } = words;
    return {
      body: (
        <NoticeLetter
          site={site}
          heading={data.problem ? notice.problemHeading : notice.heading}
          preview={data.title}
        >
          <Facts
            facts={[
              [words.ticket, data.ticketNumber],
              ...paidFacts(words, data),
              [notice.buyer, data.email ?? notice.noEmail],
              ...(data.intentId ? [[notice.provider, data.intentId] satisfies Fact] : []),
            ]}
          />
          {data.problem ? <Paragraph>{notice.PROBLEMS[data.problem]}</Paragraph> : null}
        </NoticeLetter>
      ),
    };
  },
  paidExamples,
);

type Parts = Pick<Services, 'content' | 'mail' | 'rooms'>;

const aboutProject = ({ id }: Project) => ({ kind: 'project', id });

/** Nothing without an address; the key is for the project's own. */
export const quoteMails = async (
  services: Parts,
  tx: Db,
  quote: Quote,
  project: Project,
): Promise<NewMail[]> => {
  if (!project.email) return [];
  const { title, words: description, amountCents } = quote;
  const roomKey = await currentKey(services.rooms, tx, project);
  return [
    {
      template: 'project-quote',
      data: { ticketNumber: project.ticketNumber, roomKey, title, words: description, amountCents },
      to: { address: project.email },
      subject: quoteSubject(quote, services.content.served.content),
      about: aboutProject(project),
      occasion: quote.id,
    },
  ];
};

type Answered = { quote: Quote; project: Project; answer: 'accepted' | 'declined'; by: string };

export const quoteAnswerMail = (services: Parts, { quote, project, answer, by }: Answered): NewMail => {
  const { ticketNumber } = project;
  const { title, amountCents } = quote;
  return {
    template: 'project-quote-notice',
    data: { ticketNumber, title, amountCents, answer, by },
    to: services.mail.consultancy,
    ...(project.email ? { replyTo: project.email } : {}),
    subject: fill(wordsOf(services).quoteNotice[answer].subject, { title, ticket: ticketNumber }),
    about: aboutProject(project),
    occasion: `${quote.id} ${answer}`,
  };
};

type Paid = { order: Order; quote: Quote; project: Project; problem: PaidProblem | undefined };

/** The receipt goes where the payer wanted it; only the project's own address gets the link. */
export const paidQuoteMails = async (
  services: Parts,
  tx: Db,
  { order, quote, project, problem }: Paid,
): Promise<NewMail[]> => {
  const { extraNotice: notice } = wordsOf(services);
  const { ticketNumber } = project;
  const { title } = quote;
  const email = order.email ?? project.email;
  const receipt = receiptFactsOf(order);
  const data: PaidData = {
    ticketNumber,
    title,
    amountCents: order.amountCents,
    paidBy: order.provider === 'zelle' ? 'zelle' : 'card',
    intentId: order.intentId,
    email,
    ...(problem ? { problem } : {}),
    ...(receipt ? { receipt } : {}),
  };
  const about = { kind: 'order', id: order.id };
  const subject = problem ? notice.problemSubject : notice.subject;
  const toUs: NewMail = {
    template: 'project-payment-notice',
    data,
    to: services.mail.consultancy,
    ...(email ? { replyTo: email } : {}),
    subject: fill(subject, { title, ticket: ticketNumber }),
    about,
  };
  if (!email) return [toUs];
  const isTheirs = email.toLowerCase() === project.email?.toLowerCase();
  const roomKey = isTheirs ? await currentKey(services.rooms, tx, project) : undefined;
  const toClient: NewMail = {
    template: 'project-payment',
    data: { ...data, ...(roomKey ? { roomKey } : {}) },
    to: { address: email },
    subject: extraSubject(quote, services.content.served.content),
    about,
  };
  return [toClient, toUs];
};
