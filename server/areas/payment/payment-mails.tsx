import * as z from 'zod';
import type { Content } from '#content/content.ts';
import { orderReference } from '#domain/payment/order-reference.ts';
import { roomLink } from '#domain/project/room.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarsAndCents } from '#domain/words/money.ts';
import { type Fact, Facts, Letter, LetterLink, Paragraph } from '#server/areas/mail/letter.tsx';
import { keptAddress, type NewMail } from '#server/areas/mail/outbox.ts';
import { mailTemplate, noticeTemplate } from '#server/areas/mail/template.ts';
import type { IntentFacts } from '#server/vendors/payments/payment-provider.ts';
import type { Order } from './order-store.ts';

const stored = z.object({
  packageTitle: z.string(),
  amountCents: z.number(),
  orderId: z.string(),
  intentId: z.string(),
  email: z.string().nullable(),
  /** An extra of a running project, not a package. */
  extra: z.boolean().optional(),
  /** What went back this time, and in all; less than nothing when the bank sent a refund back. */
  givenCents: z.number().optional(),
  refundedCents: z.number().optional(),
  accessKey: z.string().optional(),
});
type PaymentMailData = z.infer<typeof stored>;

const facts = ({ RECEIPT_MAIL }: Content['payment'], data: PaymentMailData): Fact[] => [
  [data.extra ? RECEIPT_MAIL.extra : RECEIPT_MAIL.package, data.packageTitle],
  [RECEIPT_MAIL.amount, dollarsAndCents(data.amountCents)],
  [RECEIPT_MAIL.reference, orderReference(data.intentId)],
  [RECEIPT_MAIL.order, data.orderId],
];

const examples = ({ packages }: Content): PaymentMailData[] =>
  packages.PACKAGES.map(({ title, price }) => ({
    packageTitle: title,
    amountCents: price * 100,
    orderId: '00000000-0000-4000-8000-000000000000',
    intentId: 'pi_sample',
    email: 'sample@example.com',
    accessKey: 'sample-key',
  }));

export const receiptMail = mailTemplate(
  stored,
  (data, { siteUrl, content }) => {
    const { RECEIPT_MAIL } = content.payment;
    return {
      body: (
        <Letter
          content={content}
          preview={RECEIPT_MAIL.preview}
          heading={RECEIPT_MAIL.heading}
          why={RECEIPT_MAIL.why}
        >
          <Facts facts={facts(content.payment, data)} />
          <Paragraph>{RECEIPT_MAIL.next}</Paragraph>
          <LetterLink href={`${siteUrl}${ROUTES.intake}`}>{RECEIPT_MAIL.action}</LetterLink>
          {data.accessKey ? (
            <>
              <Paragraph>{RECEIPT_MAIL.room}</Paragraph>
              <LetterLink href={roomLink(siteUrl, data.accessKey)}>{RECEIPT_MAIL.openRoom}</LetterLink>
            </>
          ) : null}
          <Paragraph>{RECEIPT_MAIL.terms}</Paragraph>
        </Letter>
      ),
    };
  },
  examples,
);

// One written before partial refunds were told apart was about the whole amount.
const refundedOf = ({ refundedCents, amountCents }: PaymentMailData) => refundedCents ?? amountCents;
const isPart = (data: PaymentMailData) => refundedOf(data) < data.amountCents;

const refundFacts = ({ REFUND_MAIL, ...words }: Content['payment'], data: PaymentMailData): Fact[] => {
  const all = refundedOf(data);
  const now = Math.abs(data.givenCents ?? all);
  return [
    [REFUND_MAIL.given, dollarsAndCents(now)],
    ...(now === all ? [] : [[REFUND_MAIL.inAll, dollarsAndCents(all)] satisfies Fact]),
    ...facts({ ...words, REFUND_MAIL }, data),
  ];
};

export const refundMail = mailTemplate(
  stored,
  (data, { content }) => {
    const { RECEIPT_MAIL, REFUND_MAIL } = content.payment;
    const part = isPart(data);
    return {
      body: (
        <Letter
          content={content}
          preview={part ? REFUND_MAIL.previewPart : REFUND_MAIL.preview}
          heading={part ? REFUND_MAIL.headingPart : REFUND_MAIL.heading}
          why={RECEIPT_MAIL.why}
        >
          <Facts facts={refundFacts(content.payment, data)} />
          <Paragraph>{REFUND_MAIL.body}</Paragraph>
        </Letter>
      ),
    };
  },
  (content) => examples(content).flatMap((data) => [data, { ...data, ...PART }]),
);

const PART = { givenCents: 10_000, refundedCents: 15_000 };

type NoticeWords = Content['payment']['ORDER_NOTICE'];

const notice = (
  headingOf: (words: NoticeWords, data: PaymentMailData) => string,
  factsOf: typeof facts,
  lineOf: (words: NoticeWords, data: PaymentMailData) => string | undefined,
  more: Partial<PaymentMailData> = {},
) =>
  noticeTemplate(
    stored,
    (data, { consoleUrl, content }) => {
      const { ORDER_NOTICE } = content.payment;
      const line = lineOf(ORDER_NOTICE, data);
      return {
        body: (
          <Letter content={content} preview={data.packageTitle} heading={headingOf(ORDER_NOTICE, data)}>
            <Facts
              facts={[
                ...factsOf(content.payment, data),
                [ORDER_NOTICE.buyer, data.email ?? ORDER_NOTICE.noEmail],
                [ORDER_NOTICE.provider, data.intentId],
              ]}
            />
            {line ? <Paragraph>{line}</Paragraph> : null}
            <LetterLink href={consoleUrl}>{content.mails.OPEN_IN_CONSOLE}</LetterLink>
          </Letter>
        ),
      };
    },
    (content) => examples(content).map((data) => ({ ...data, ...more })),
  );

export const paidNotice = notice(
  ({ headingPaid }) => headingPaid,
  facts,
  ({ promise }) => promise,
);
export const refundedNotice = notice(
  (words, data) => (isPart(data) ? words.headingPart : words.headingRefunded),
  refundFacts,
  () => undefined,
  PART,
);
export const refundLostNotice = notice(
  ({ headingSentBack }) => headingSentBack,
  refundFacts,
  ({ sentBack }) => sentBack,
  { givenCents: -10_000, refundedCents: 0 },
);

interface About {
  words: Content['payment'];
  consultancy: NewMail['to'];
  order: Order;
  facts: Pick<IntentFacts, 'id' | 'receiptEmail'>;
  /** Of the project's room; for the buyer's own address alone. */
  roomKey?: string | undefined;
}

// From the provider any text may come; the outbox decides whether it is an address.
const emailOf = ({ order, facts }: About) => facts.receiptEmail ?? order.email;

const dataOf = (about: About): PaymentMailData => {
  const { order, facts } = about;
  const email = emailOf(about);
  return {
    packageTitle: order.packageTitle,
    amountCents: order.amountCents,
    orderId: order.id,
    intentId: facts.id,
    email: email ? keptAddress(email) : null,
    extra: order.quoteId !== null,
  };
};

type Letters = { toUs: string; toBuyer?: string };

/** To the buyer when we know where, to the consultancy always. */
const mailsOf = (
  about: About,
  templates: Letters,
  subjects: Letters,
  more: Partial<PaymentMailData> = {},
) => {
  const { consultancy, order } = about;
  const email = emailOf(about);
  const titled = (subject: string) => fill(subject, { title: order.packageTitle });
  const shared = { data: { ...dataOf(about), ...more }, about: { kind: 'order', id: order.id } };
  const toUs: NewMail = {
    ...shared,
    template: templates.toUs,
    to: consultancy,
    ...(email ? { replyTo: email } : {}),
    subject: titled(subjects.toUs),
  };
  if (!email || !templates.toBuyer) return [toUs];
  const toBuyer: NewMail = {
    template: templates.toBuyer,
    data: { ...shared.data, accessKey: about.roomKey },
    about: shared.about,
    to: { address: email },
    subject: titled(subjects.toBuyer ?? subjects.toUs),
  };
  return [toBuyer, toUs];
};

/** The same order is paid once, so its receipt is the same mail however often it is asked for. */
export const paidMails = (about: About): NewMail[] => {
  const { ORDER_NOTICE, RECEIPT_MAIL } = about.words;
  const templates = { toUs: 'order-paid-notice', toBuyer: 'order-receipt' };
  return mailsOf(about, templates, { toUs: ORDER_NOTICE.paid, toBuyer: RECEIPT_MAIL.subject });
};

/** Each refund has its own, told apart by the event that brought it. */
export const refundMails = (about: About, givenCents: number, occasion: string): NewMail[] => {
  const { ORDER_NOTICE, REFUND_MAIL } = about.words;
  const templates =
    givenCents > 0
      ? { toUs: 'order-refunded-notice', toBuyer: 'order-refund' }
      : { toUs: 'order-refund-lost-notice' };
  const subjects =
    givenCents > 0
      ? { toUs: ORDER_NOTICE.refunded, toBuyer: REFUND_MAIL.subject }
      : { toUs: ORDER_NOTICE.sentBackSubject };
  const more = { givenCents, refundedCents: about.order.refundedCents };
  return mailsOf(about, templates, subjects, more).map((mail) => ({ ...mail, occasion }));
};
