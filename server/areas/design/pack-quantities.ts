import type { Content } from '#content/content.ts';
import type { Design } from '#domain/design/design.ts';
import type { PdfPage } from '#server/areas/estimate/pdf-page.ts';
import { voiceOf } from '#server/voice.ts';
import { saySecondEstimate } from '#studio/figures/say-second-estimate.ts';

// A short list has more air, so that its sheet is not half empty.
const ROW = { short: 18, long: 14 };
const SHORT = 18;

/** The second estimate, by quantities: every line with how much of it there is. */
export function quantities(paper: PdfPage, content: Content, design: Design): void {
  const { QUANTITY_ESTIMATE: WORDS } = content.quantityEstimate;
  const { doc, left, width, set, quiet, rule } = paper;
  const { range, lines, why } = saySecondEstimate(WORDS, content.prices, design, voiceOf(content));
  const row = lines.length < SHORT ? ROW.short : ROW.long;
  paper.keepTogether(4 * row + 40);
  paper.heading(`${WORDS.heading}: ${range}`);
  if (why) {
    set('text', 9.5).text(why, left, doc.y, { width });
    doc.y += 4;
  }
  for (const { label, quantity, price } of lines) {
    paper.keepTogether(row);
    const y = doc.y;
    set('text', 9).text(label, left, y, { width: width * 0.55, lineBreak: false });
    quiet(9).text(quantity, left, y, { width: width * 0.78, align: 'right', lineBreak: false });
    set('text', 9).text(price, left, y, { width, align: 'right', lineBreak: false });
    rule(y + (row + 9) / 2);
    doc.y = y + row;
  }
  quiet(8).text(WORDS.lead, left, doc.y + 2, { width });
  doc.y += 8;
}
