import type * as z from 'zod/mini';
import { PROJECT_MOST } from '#domain/project/limits.ts';
import type { newQuoteSchema } from '#domain/project/project-file.ts';
import { dollarsAndCents } from '#domain/words/money.ts';
import { insertPaidOrder } from '#server/areas/payment/order-store.ts';
import { audit } from '#server/areas/staff/audit.ts';
import type { Db } from '#server/database/database.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { lockProject } from './find-project.ts';
import { quoteAnswerMail, quoteMails } from './mails-quotes.tsx';
import { lockOpenProject } from './open-project.ts';
import { markQuotePaid } from './quote-paid.ts';
import {
  changeQuote,
  countStandingQuotes,
  insertQuote,
  lockQuote,
  noteNews,
  openOrdersOf,
  type Quote,
} from './quote-store.ts';

// Extras: the studio writes what and for how much, the client answers, and the amount that is charged is the one in our table.

interface ByStaff {
  projectId: string;
  staffId: string;
}
interface OnQuote extends ByStaff {
  quoteId: string;
}

const refuse = (code: string, message: string) => new Refusal(409, code, message);
const paidAlready = () => refuse('quote-paid', 'This has been paid already.');
const withdrawnAlready = () => refuse('quote-withdrawn', 'This quote was withdrawn.');

const heldQuote = async (tx: Db, quoteId: string, projectId: string): Promise<Quote> => {
  const quote = await lockQuote(tx, quoteId, projectId);
  if (!quote) throw notFound('This quote does not exist.');
  return quote;
};

/** Runs in one transaction with its mails, which leave once it stands. */
const withMails = async <Result>(
  services: Services,
  work: (tx: Db) => Promise<{ result: Result; mails: Parameters<Services['mail']['queueInTransaction']>[1] }>,
): Promise<Result> => {
  const { result, queued } = await services.database.transaction(async (tx) => {
    const done = await work(tx);
    return { result: done.result, queued: await services.mail.queueInTransaction(tx, done.mails) };
  });
  for (const id of queued) void services.mail.tryNow(id);
  return result;
};

type NewQuote = z.infer<typeof newQuoteSchema>;

export const writeQuote = (
  services: Services,
  { projectId, staffId }: ByStaff,
  id: string,
  quote: NewQuote,
) =>
  withMails(services, async (tx) => {
    const project = await lockOpenProject(tx, projectId);
    if ((await countStandingQuotes(tx, projectId)) >= PROJECT_MOST.openQuotes)
      throw refuse('too-many-quotes', 'There are many open quotes already. Withdraw some of them first.');
    const written = await insertQuote(tx, { id, projectId, staffId, ...quote });
    // The same request again, after a lost answer.
    if (!written) return { result: { id }, mails: [] };
    const detail = { amount: dollarsAndCents(quote.amountCents), quote: id };
    await audit(tx, staffId, 'write-quote', `project/${projectId}`, detail);
    return { result: { id }, mails: await quoteMails(services, tx, written, project) };
  });

/** What a card could still be charged with is ended at the provider; what was charged before that is recorded as any payment. */
const endOpenPayments = async ({ db, payments, log }: Services, quoteId: string) => {
  for (const { intentId } of await openOrdersOf(db, quoteId))
    if (intentId)
      await payments
        .cancelIntent(intentId)
        .catch((cause: unknown) => log.warn({ quote: quoteId, cause }, 'a payment could not be ended'));
};

export const withdrawQuote = async (services: Services, { projectId, quoteId, staffId }: OnQuote) => {
  await services.database.transaction(async (tx) => {
    const quote = await heldQuote(tx, quoteId, projectId);
    if (quote.state === 'paid') throw paidAlready();
    if (quote.state === 'withdrawn') return;
    await changeQuote(tx, quoteId, { state: 'withdrawn' });
    await audit(tx, staffId, 'withdraw-quote', `project/${projectId}`, { quote: quoteId });
  });
  await endOpenPayments(services, quoteId);
};

/** Money that came another way than by card, on a colleague's word. */
export const markPaidByZelle = async (services: Services, orderId: string, on: OnQuote) => {
  const { projectId, quoteId, staffId } = on;
  await withMails(services, async (tx) => {
    const quote = await heldQuote(tx, quoteId, projectId);
    if (quote.state === 'paid') throw paidAlready();
    if (quote.state === 'withdrawn') throw withdrawnAlready();
    const { email } = await lockProject(tx, projectId);
    const { title, amountCents } = quote;
    const live = services.payments.live;
    const order = await insertPaidOrder(tx, {
      id: orderId,
      quoteId,
      projectId,
      title,
      amountCents,
      email,
      live,
    });
    // On a colleague's word it is due, whatever the client had answered.
    await changeQuote(tx, quoteId, { state: 'accepted' });
    const detail = { amount: dollarsAndCents(amountCents), quote: quoteId };
    await audit(tx, staffId, 'mark-quote-paid', `project/${projectId}`, detail);
    return { result: undefined, mails: await markQuotePaid(services, tx, order) };
  });
  await endOpenPayments(services, quoteId);
};

type Answer = 'accepted' | 'declined';

/** The client's yes or no. Pressed twice it is one; until it is paid it can be changed. */
export const answerQuote = (
  services: Services,
  { projectId, quoteId, by, answer }: { projectId: string; quoteId: string; by: string; answer: Answer },
) =>
  withMails(services, async (tx) => {
    const quote = await heldQuote(tx, quoteId, projectId);
    const result = { state: answer };
    if (quote.state === answer) return { result, mails: [] };
    if (quote.state === 'paid') throw paidAlready();
    if (quote.state === 'withdrawn') throw withdrawnAlready();
    const accepted = answer === 'accepted';
    const said = { acceptedBy: accepted ? by : null, acceptedAt: accepted ? new Date() : null };
    await changeQuote(tx, quoteId, { state: answer, ...said });
    await noteNews(tx, projectId);
    const project = await lockOpenProject(tx, projectId);
    return { result, mails: [quoteAnswerMail(services, { quote, project, answer, by })] };
  });

/** Refused in words unless it can be paid now. */
export const mustBePayable = (quote: Quote) => {
  if (quote.state === 'paid') throw paidAlready();
  if (quote.state === 'withdrawn') throw withdrawnAlready();
  if (quote.state !== 'accepted')
    throw refuse('quote-not-accepted', 'Please accept this quote in your project room first.');
};
