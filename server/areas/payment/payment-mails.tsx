import type { Content } from '#content/content.ts';
import { roomLink } from '#domain/project/room.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { dollarsAndCents } from '#domain/words/money.ts';
import { type Fact, Facts, Letter, LetterLink, Paragraph } from '#server/areas/mail/letter.tsx';
import type { NewMail } from '#server/areas/mail/outbox.ts';
import { mailTemplate, noticeTemplate } from '#server/areas/mail/template.ts';
import {
  type AboutOrder,
  buyerFacts,
  type OrderMailData,
  orderExamples,
  orderFacts,
  orderMails,
  orderStored,
  orderSubject,
} from './order-mail.ts';
import { receiptAttached } from './receipt-paper.ts';

export const receiptMail = mailTemplate(
  orderStored,
  async (data, { siteUrl, content }) => {
    const { RECEIPT_MAIL } = content.payment;
    return {
      body: (
        <Letter
          content={content}
          preview={RECEIPT_MAIL.preview}
          heading={RECEIPT_MAIL.heading}
          why={RECEIPT_MAIL.why}
        >
          <Facts facts={orderFacts(content, data)} />
          <Paragraph>{RECEIPT_MAIL.quote}</Paragraph>
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
      ...(await receiptAttached(content, data.receipt)),
    };
  },
  orderExamples,
  orderSubject(({ RECEIPT_MAIL }) => RECEIPT_MAIL.subject),
);

// One written before partial refunds were told apart was about the whole amount.
const refundedOf = ({ refundedCents, amountCents }: OrderMailData) => refundedCents ?? amountCents;
const isPart = (data: OrderMailData) => refundedOf(data) < data.amountCents;

const refundFacts = (content: Content, data: OrderMailData): Fact[] => {
  const { REFUND_MAIL } = content.payment;
  const all = refundedOf(data);
  const now = Math.abs(data.givenCents ?? all);
  return [
    [REFUND_MAIL.given, dollarsAndCents(now)],
    ...(now === all ? [] : [[REFUND_MAIL.inAll, dollarsAndCents(all)] satisfies Fact]),
    ...orderFacts(content, data),
  ];
};

export const refundMail = mailTemplate(
  orderStored,
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
          <Facts facts={refundFacts(content, data)} />
          <Paragraph>{REFUND_MAIL.body}</Paragraph>
        </Letter>
      ),
    };
  },
  (content) => orderExamples(content).flatMap((data) => [data, { ...data, ...PART }]),
  orderSubject(({ REFUND_MAIL }) => REFUND_MAIL.subject),
);

const PART = { givenCents: 10_000, refundedCents: 15_000 };

type NoticeWords = Content['payment']['ORDER_NOTICE'];

const notice = (
  headingOf: (words: NoticeWords, data: OrderMailData) => string,
  factsOf: typeof orderFacts,
  lineOf: (words: NoticeWords, data: OrderMailData) => string | undefined,
  more: Partial<OrderMailData> = {},
) =>
  noticeTemplate(
    orderStored,
    (data, { consoleUrl, content }) => {
      const { ORDER_NOTICE } = content.payment;
      const line = lineOf(ORDER_NOTICE, data);
      return {
        body: (
          <Letter content={content} preview={data.packageTitle} heading={headingOf(ORDER_NOTICE, data)}>
            <Facts
              facts={[
                ...factsOf(content, data),
                ...buyerFacts(content.payment, data),
                [ORDER_NOTICE.provider, data.intentId],
              ]}
            />
            {line ? <Paragraph>{line}</Paragraph> : null}
            <LetterLink href={consoleUrl}>{content.mails.OPEN_IN_CONSOLE}</LetterLink>
          </Letter>
        ),
      };
    },
    (content) => orderExamples(content).map((data) => ({ ...data, ...more })),
  );

export const paidNotice = notice(
  ({ headingPaid }) => headingPaid,
  orderFacts,
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

/** The same order is paid once, so its receipt is the same mail however often it is asked for. */
export const paidMails = (about: AboutOrder): NewMail[] => {
  const { ORDER_NOTICE, RECEIPT_MAIL } = about.words;
  const templates = { toUs: 'order-paid-notice', toBuyer: 'order-receipt' };
  return orderMails(about, templates, { toUs: ORDER_NOTICE.paid, toBuyer: RECEIPT_MAIL.subject });
};

/** Each refund has its own, told apart by the event that brought it. */
export const refundMails = (about: AboutOrder, givenCents: number, occasion: string): NewMail[] => {
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
  return orderMails(about, templates, subjects, more).map((mail) => ({ ...mail, occasion }));
};
