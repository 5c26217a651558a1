import * as z from 'zod';
import type { Content } from '#content/content.ts';
import { orderReference } from '#domain/payment/order-reference.ts';
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
});
type PaymentMailData = z.infer<typeof stored>;

const facts = ({ RECEIPT_MAIL }: Content['payment'], data: PaymentMailData): Fact[] => [
  [RECEIPT_MAIL.package, data.packageTitle],
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
          <Paragraph>{RECEIPT_MAIL.terms}</Paragraph>
        </Letter>
      ),
    };
  },
  examples,
);

export const refundMail = mailTemplate(
  stored,
  (data, { content }) => {
    const { RECEIPT_MAIL, REFUND_MAIL } = content.payment;
    return {
      body: (
        <Letter
          content={content}
          preview={REFUND_MAIL.preview}
          heading={REFUND_MAIL.heading}
          why={RECEIPT_MAIL.why}
        >
          <Facts facts={facts(content.payment, data)} />
          <Paragraph>{REFUND_MAIL.body}</Paragraph>
        </Letter>
      ),
    };
  },
  examples,
);

const notice = (heading: 'headingPaid' | 'headingRefunded') =>
  noticeTemplate(
    stored,
    (data, { consoleUrl, content }) => {
      const { ORDER_NOTICE } = content.payment;
      return {
        body: (
          <Letter content={content} preview={data.packageTitle} heading={ORDER_NOTICE[heading]}>
            <Facts
              facts={[
                ...facts(content.payment, data),
                [ORDER_NOTICE.buyer, data.email ?? ORDER_NOTICE.noEmail],
                [ORDER_NOTICE.provider, data.intentId],
              ]}
            />
            <Paragraph>{ORDER_NOTICE.promise}</Paragraph>
            <LetterLink href={consoleUrl}>{content.mails.OPEN_IN_CONSOLE}</LetterLink>
          </Letter>
        ),
      };
    },
    examples,
  );

export const paidNotice = notice('headingPaid');
export const refundedNotice = notice('headingRefunded');

/** To the buyer when we know where, to the consultancy always; the same order and state is the same mail. */
export const paymentMails = (
  { ORDER_NOTICE, RECEIPT_MAIL, REFUND_MAIL }: Content['payment'],
  consultancy: NewMail['to'],
  order: Order,
  intent: IntentFacts,
  state: 'paid' | 'refunded',
): NewMail[] => {
  // From the provider any text may come; the outbox decides whether it is an address.
  const email = intent.receiptEmail ?? order.email;
  const data: PaymentMailData = {
    packageTitle: order.packageTitle,
    amountCents: order.amountCents,
    orderId: order.id,
    intentId: intent.id,
    email: email ? keptAddress(email) : null,
  };
  const about = { kind: 'order', id: order.id };
  const paid = state === 'paid';
  const toUs: NewMail = {
    template: paid ? 'order-paid-notice' : 'order-refunded-notice',
    data,
    to: consultancy,
    ...(email ? { replyTo: email } : {}),
    subject: fill(paid ? ORDER_NOTICE.paid : ORDER_NOTICE.refunded, { title: order.packageTitle }),
    about,
  };
  if (!email) return [toUs];
  const toBuyer: NewMail = {
    template: paid ? 'order-receipt' : 'order-refund',
    data,
    to: { address: email },
    subject: fill((paid ? RECEIPT_MAIL : REFUND_MAIL).subject, { title: order.packageTitle }),
    about,
  };
  return [toBuyer, toUs];
};
