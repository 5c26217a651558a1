import * as z from 'zod';
import type { Content } from '#content/content.ts';
import { orderReference } from '#domain/payment/order-reference.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarsAndCents } from '#domain/words/money.ts';
import type { Fact } from '#server/areas/mail/letter.tsx';
import { keptAddress, type NewMail } from '#server/areas/mail/outbox.ts';
import type { Subject } from '#server/areas/mail/template.ts';
import { voiceOf } from '#server/voice.ts';
import type { Order } from './order-store.ts';
import { receiptFactsOf, receiptFactsSchema } from './receipt-facts.ts';

// What every mail about an order carries and shows.

export const orderStored = z.object({
  packageTitle: z.string(),
  amountCents: z.number(),
  /** Mails written before a tax could be asked for, or a buyer, have none. */
  taxCents: z.number().optional(),
  buyer: z.string().nullish(),
  phone: z.string().nullish(),
  orderId: z.string(),
  intentId: z.string(),
  email: z.string().nullable(),
  /** An extra of a running project, not a package. */
  extra: z.boolean().optional(),
  /** What went back this time, and in all; less than nothing when the bank sent a refund back. */
  givenCents: z.number().optional(),
  refundedCents: z.number().optional(),
  accessKey: z.string().optional(),
  receipt: receiptFactsSchema.optional(),
  /** Where the money goes, by Zelle. */
  payee: z.string().optional(),
});
export type OrderMailData = z.infer<typeof orderStored>;

/** What was bought, in the reader's language: a package by our own name for it, an extra as it was written. */
const titleOf = (content: Content, { packageTitle, extra }: OrderMailData) =>
  extra ? packageTitle : voiceOf(content).say(packageTitle);

export const orderSubject =
  (sentenceOf: (words: Content['payment']) => string): Subject<OrderMailData> =>
  (data, content) =>
    fill(sentenceOf(content.payment), { title: titleOf(content, data) });

export const orderFacts = (content: Content, data: OrderMailData): Fact[] => {
  const { RECEIPT_MAIL } = content.payment;
  const { taxCents = 0, receipt } = data;
  const tax: Fact[] =
    taxCents > 0
      ? [
          [RECEIPT_MAIL.price, dollarsAndCents(data.amountCents - taxCents)],
          [voiceOf(content).say(content.taxes.name), dollarsAndCents(taxCents)],
        ]
      : [];
  return [
    [data.extra ? RECEIPT_MAIL.extra : RECEIPT_MAIL.package, titleOf(content, data)],
    ...tax,
    [taxCents > 0 ? RECEIPT_MAIL.total : RECEIPT_MAIL.amount, dollarsAndCents(data.amountCents)],
    ...(receipt ? [[RECEIPT_MAIL.number, String(receipt.number)] satisfies Fact] : []),
    [RECEIPT_MAIL.reference, orderReference(data.intentId)],
  ];
};

/** For us alone: a buyer knows the order by its reference. */
export const buyerFacts = ({ ORDER_NOTICE }: Content['payment'], data: OrderMailData): Fact[] => [
  ...(data.buyer ? [[ORDER_NOTICE.name, data.buyer] satisfies Fact] : []),
  [ORDER_NOTICE.buyer, data.email ?? ORDER_NOTICE.noEmail],
  ...(data.phone ? [[ORDER_NOTICE.phone, data.phone] satisfies Fact] : []),
  [ORDER_NOTICE.order, data.orderId],
];

export const orderExamples = ({ packages }: Content): OrderMailData[] =>
  packages.PACKAGES.map(({ title, price }) => ({
    packageTitle: title,
    amountCents: price * 100 + 1000,
    taxCents: 1000,
    buyer: 'Sample Person',
    phone: '(555) 555-0100',
    orderId: '00000000-0000-4000-8000-000000000000',
    intentId: 'pi_sample',
    email: 'sample@example.com',
    accessKey: 'sample-key',
  }));

export interface AboutOrder {
  words: Content['payment'];
  consultancy: NewMail['to'];
  order: Order;
  /** As the provider knows it: any text may come from there, and the outbox decides whether it is an address. */
  receiptEmail?: string | undefined;
  /** Of the project's room; for the buyer's own address alone. */
  roomKey?: string | undefined;
}

const emailOf = ({ order, receiptEmail }: AboutOrder) =>
  order.buyerName === null ? (receiptEmail ?? order.email) : order.email;

const dataOf = (about: AboutOrder): OrderMailData => {
  const { order } = about;
  const email = emailOf(about);
  const receipt = receiptFactsOf(order);
  return {
    packageTitle: order.packageTitle,
    amountCents: order.amountCents,
    taxCents: order.taxCents,
    buyer: order.buyerName,
    phone: order.phone,
    orderId: order.id,
    intentId: order.intentId ?? order.id,
    email: email ? keptAddress(email) : null,
    extra: order.quoteId !== null,
    ...(receipt ? { receipt } : {}),
  };
};

type Letters = { toUs: string; toBuyer?: string };

/** To the buyer when we know where, to the consultancy always. */
export const orderMails = (
  about: AboutOrder,
  templates: Letters,
  subjects: Letters,
  more: Partial<OrderMailData> = {},
): NewMail[] => {
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
    to: { address: email, ...(order.buyerName ? { name: order.buyerName } : {}) },
    subject: titled(subjects.toBuyer ?? subjects.toUs),
  };
  return [toBuyer, toUs];
};
