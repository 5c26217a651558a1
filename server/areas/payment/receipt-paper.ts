import type { Content } from '#content/content.ts';
import { percentOf } from '#domain/payment/sales-tax.ts';
import { dueDate } from '#domain/project/studio-time.ts';
import { COLOURS } from '#domain/site/colours.ts';
import { isUsState, US_STATES } from '#domain/site/us-states.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarsAndCents } from '#domain/words/money.ts';
import { openPdfPage, type PdfPage } from '#server/areas/estimate/pdf-page.ts';
import { voiceOf } from '#server/voice.ts';
import { type ReceiptFacts, receiptName } from './receipt-facts.ts';

// The receipt of a payment, numbered without gaps.

const { ink: INK, lagoon: LAGOON, foam: FOAM } = COLOURS;

export const receiptPaper = (content: Content, facts: ReceiptFacts): Promise<Buffer> => {
  const { RECEIPT_PAPER: WORDS } = content.payment;
  const { brand } = content;
  const title = fill(WORDS.numbered, { number: facts.number });
  const paper = openPdfPage({ title, on: new Date(facts.paidAt), content, hasTheirWords: true });
  const { doc, left, width, set, quiet, rule } = paper;
  set('display', 17, LAGOON).text(brand.name, left, 50);
  quiet().text(dueDate(facts.paidAt, voiceOf(content).locale), left, 56, { width, align: 'right' });
  rule(82, LAGOON, 1.2);
  set('display', 30).text(title, left, 102, { width });
  doc.y = 158;
  parties(paper, content, facts);
  details(paper, content, facts);
  amounts(paper, content, facts);
  smallPrint(paper, content, facts);
  return paper.finish();
};

type Block = readonly [label: string, lines: readonly string[]];

const columns = ({ doc, left, width, set, quiet }: PdfPage, blocks: readonly Block[]) => {
  const top = doc.y;
  const each = width / blocks.length;
  let lowest = top;
  blocks.forEach(([label, lines], index) => {
    const x = left + index * each;
    const inside = { width: each - 18 };
    quiet(8.5).text(label, x, top, inside);
    lines.forEach((line, place) => {
      set(place === 0 ? 'strong' : 'text', 10.5).text(line, x, doc.y + 2, inside);
    });
    lowest = Math.max(lowest, doc.y);
  });
  doc.y = lowest + 22;
};

const stateOf = (region: string | null) => (region && isUsState(region) ? US_STATES[region] : undefined);

const parties = (paper: PdfPage, { brand, payment }: Content, { buyer, email, region }: ReceiptFacts) => {
  const { RECEIPT_PAPER: WORDS } = payment;
  const place = `${brand.city}, ${brand.region} ${brand.postalCode}`;
  const state = stateOf(region);
  const known = [buyer, email, state && paper.say(state)].filter(
    (line) => line !== null && line !== undefined,
  );
  columns(paper, [
    [WORDS.from, [brand.name, brand.street, place, brand.phone]],
    [WORDS.buyer, known.length > 0 ? known : [WORDS.unnamed]],
  ]);
};

const details = (paper: PdfPage, content: Content, facts: ReceiptFacts) => {
  const { RECEIPT_PAPER: WORDS } = content.payment;
  columns(paper, [
    [WORDS.paidOn, [dueDate(facts.paidAt, voiceOf(content).locale)]],
    [WORDS.paidBy, [WORDS[facts.paidBy]]],
    [WORDS.reference, [facts.reference]],
  ]);
};

const amounts = (paper: PdfPage, content: Content, facts: ReceiptFacts) => {
  const { RECEIPT_PAPER: WORDS } = content.payment;
  const { locale } = voiceOf(content);
  const { doc, left, width, set, rule, say } = paper;
  const priced = 120;
  const row = (label: string, cents: number, strong = false) => {
    const y = doc.y;
    const amount = cents < 0 ? `-${dollarsAndCents(-cents)}` : dollarsAndCents(cents);
    set(strong ? 'strong' : 'text', 11).text(amount, left + width - priced, y, {
      width: priced,
      align: 'right',
    });
    set(strong ? 'strong' : 'text', 11).text(label, left, y, { width: width - priced - 12 });
    rule(doc.y + 6, strong ? INK : undefined, strong ? 0.8 : 0.5);
    doc.y += 15;
  };
  paper.heading(facts.extra ? WORDS.extra : WORDS.package);
  doc.y += 4;
  row(facts.extra ? facts.title : say(facts.title), facts.totalCents - facts.taxCents);
  if (facts.taxCents > 0) {
    const values = {
      tax: say(content.taxes.name),
      state: say(stateOf(facts.region) ?? ''),
      percent: percentOf(facts.taxThousandths),
    };
    row(fill(WORDS.tax, values), facts.taxCents);
  }
  row(WORDS.total, facts.totalCents, true);
  if (facts.refundedCents > 0) {
    const { refunded, refundedOn } = WORDS;
    const label = facts.refundedAt ? fill(refundedOn, { day: dueDate(facts.refundedAt, locale) }) : refunded;
    row(label, -facts.refundedCents);
    row(WORDS.kept, facts.totalCents - facts.refundedCents, true);
  }
  doc.y += 6;
};

const smallPrint = (
  paper: PdfPage,
  content: Content,
  { refundedCents, totalCents, reference, termsAcceptedAt }: ReceiptFacts,
) => {
  const { brand, payment } = content;
  const { RECEIPT_PAPER: WORDS } = payment;
  const { doc, left, width, set, quiet } = paper;
  paper.keepTogether(110);
  const top = doc.y;
  const state = refundedCents === 0 ? WORDS.inFull : refundedCents < totalCents ? WORDS.part : WORDS.whole;
  doc.rect(left, top, width, 40).fillColor(FOAM).fill();
  set('strong', 10.5).text(state, left + 14, top + 13, { width: width - 28 });
  doc.y = top + 58;
  const asked = fill(WORDS.quote, { phone: brand.phone, email: brand.email, reference });
  quiet(8.5).text(asked, left, doc.y, { width });
  if (!termsAcceptedAt) return;
  const accepted = fill(WORDS.terms, { day: dueDate(termsAcceptedAt, voiceOf(content).locale) });
  quiet(8.5).text(accepted, left, doc.y + 4, { width });
};

/** For the mail that brings it; one written before receipts were numbered has none. */
export const receiptAttached = async (content: Content, facts: ReceiptFacts | undefined) => {
  if (!facts) return {};
  const paper = await receiptPaper(content, facts);
  return {
    attachments: [{ filename: receiptName(facts), contentType: 'application/pdf', content: paper }],
  };
};
