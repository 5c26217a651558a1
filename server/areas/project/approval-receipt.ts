import * as z from 'zod';
import type { Content } from '#content/content.ts';
import { designSchema } from '#domain/design/design.ts';
import { studioMoment } from '#domain/project/studio-time.ts';
import { COLOURS } from '#domain/site/colours.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { megabytes } from '#domain/words/megabytes.ts';
import { dollarRange } from '#domain/words/money.ts';
import { openPdfPage, type PdfPage } from '#server/areas/estimate/pdf-page.ts';
import { voiceOf } from '#server/voice.ts';

// The receipt of an approval: who, when, and what exactly, down to the hash of every file.

const approvedSchema = z.object({
  ticketNumber: z.string(),
  title: z.string(),
  number: z.number(),
  deliveredAt: z.string(),
  files: z.array(z.object({ filename: z.string(), size: z.number(), pages: z.number(), sha256: z.string() })),
  design: z.nullable(
    z.object({
      slug: z.string(),
      design: designSchema,
      line: z.string(),
      totalLow: z.number(),
      totalHigh: z.number(),
      timelineWeeks: z.number(),
    }),
  ),
});
export type Approved = z.infer<typeof approvedSchema>;

/** As a mail carries them; what was approved is read again before it is printed. */
export const approvalFactsSchema = z.object({
  id: z.string(),
  name: z.string(),
  at: z.string(),
  sha256: z.string(),
  approved: z.unknown(),
  undoneAt: z.nullable(z.string()),
});
export type ApprovalFacts = z.infer<typeof approvalFactsSchema>;

export const approvedBy = ({ approved }: ApprovalFacts): Approved => approvedSchema.parse(approved);

export const receiptName = (facts: ApprovalFacts) => {
  const { ticketNumber, number } = approvedBy(facts);
  return `${ticketNumber}-approval-version-${number}.pdf`;
};

export const approvalReceipt = (content: Content, facts: ApprovalFacts): Promise<Buffer> => {
  const { receipt: WORDS } = content.projectMails.DRAWING_MAILS;
  const { locale } = voiceOf(content);
  const on = new Date(facts.at);
  const paper = openPdfPage({ title: WORDS.title, on, content, hasTheirWords: true });
  const { doc, left, width, set, quiet, rule } = paper;
  const approved = approvedBy(facts);
  set('display', 17, COLOURS.lagoon).text(content.brand.name, left, 50);
  quiet().text(approved.ticketNumber, left, 56, { width, align: 'right' });
  rule(82, COLOURS.lagoon, 1.2);
  set('display', 30).text(WORDS.title, left, 102, { width });
  doc.y += 12;
  if (facts.undoneAt) {
    set('strong', 11, COLOURS['clay-600']).text(
      fill(WORDS.undone, { on: studioMoment(facts.undoneAt, locale) }),
      left,
      doc.y,
      { width },
    );
    doc.y += 10;
  }
  rows(paper, [
    [WORDS.by, facts.name],
    [WORDS.at, studioMoment(facts.at, locale)],
    [WORDS.what, fill(WORDS.version, { title: approved.title, number: approved.number })],
    [WORDS.delivered, studioMoment(approved.deliveredAt, locale)],
  ]);
  contents(paper, content, approved);
  paper.keepTogether(110);
  paper.heading(WORDS.whole);
  set('strong', 9.5).text(facts.sha256, left, doc.y, { width });
  doc.y += 8;
  quiet(8.5).text(approved.design ? WORDS.howDesign : WORDS.howFiles, left, doc.y, { width, lineGap: 1.5 });
  doc.y += 6;
  quiet(8.5).text(fill(WORDS.reference, { id: facts.id }), left, doc.y, { width });
  return paper.finish();
};

const rows = ({ doc, left, width, set, quiet }: PdfPage, facts: readonly (readonly [string, string])[]) => {
  for (const [label, value] of facts) {
    quiet(8.5).text(label, left, doc.y, { width });
    set('strong', 11).text(value, left, doc.y + 1, { width });
    doc.y += 8;
  }
  doc.y += 6;
};

const contents = (paper: PdfPage, content: Content, { files, design }: Approved) => {
  const { receipt: WORDS } = content.projectMails.DRAWING_MAILS;
  const { doc, left, width, set, quiet, rule } = paper;
  paper.heading(design ? WORDS.design : counted(WORDS.files, files.length));
  if (design)
    rows(paper, [
      [WORDS.pool, design.line.split('; ').map(voiceOf(content).measure).join('; ')],
      [WORDS.estimate, dollarRange({ low: design.totalLow, high: design.totalHigh })],
      [WORDS.time, counted(WORDS.weeks, design.timelineWeeks)],
    ]);
  for (const { filename, size, pages, sha256 } of files) {
    paper.keepTogether(46);
    const measure = [...(pages > 1 ? [counted(WORDS.pages, pages)] : []), megabytes(size)].join(', ');
    set('strong', 10).text(filename, left, doc.y, { width });
    quiet(8.5).text(measure, left, doc.y, { width });
    set('text', 8.5).text(sha256, left, doc.y, { width });
    rule(doc.y + 4);
    doc.y += 10;
  }
  doc.y += 8;
};
