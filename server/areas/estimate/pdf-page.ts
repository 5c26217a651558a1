import type { Content } from '#content/content.ts';
import { COLOURS } from '#domain/site/colours.ts';
import { voiceOf } from '#server/voice.ts';
import { type PaperFont, paperFonts } from './paper-fonts.ts';
import { TellingDocument } from './telling-document.ts';

// A sheet of US Letter with the brand on it: margins, faces, rules and nothing about estimates.

const { ink: INK, 'ink-600': QUIET } = COLOURS;
const RULE = '#cdbfa8';
const MARGIN = 54;

export type PdfPage = ReturnType<typeof openPdfPage>;

/** Another foot than the brand's line, and the height it takes. */
type PageFoot = { highPt: number; draw: (page: number, count: number) => void };
type PdfPageOptions = {
  title: string;
  on: Date;
  content: Content;
  /** People's own words stand on it: nothing is told otherwise but what its author tells. */
  hasTheirWords?: boolean;
  margin?: number;
  foot?: PageFoot;
};

const asWritten = (text: string) => text;

export function openPdfPage({ title, on, content, hasTheirWords, margin = MARGIN, foot }: PdfPageOptions) {
  const { brand } = content;
  const { locale, say } = voiceOf(content);
  const footPt = foot?.highPt ?? 24;
  const doc: PDFKit.PDFDocument = new TellingDocument(hasTheirWords ? asWritten : say, {
    size: 'LETTER',
    margins: { top: margin, bottom: margin + (foot ? footPt : 0), left: margin, right: margin },
    lang: locale,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    info: { Title: title, Author: brand.name, Creator: brand.name, Producer: brand.name, CreationDate: on },
  });
  for (const [name, bytes] of Object.entries(paperFonts())) doc.registerFont(name, bytes);
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<Buffer>((done) => doc.on('end', () => done(Buffer.concat(parts))));
  const width = doc.page.width - 2 * margin;

  const set = (font: PaperFont, size: number, colour: string = INK) =>
    doc.font(font).fontSize(size).fillColor(colour);
  const rule = (y: number, colour = RULE, thickness = 0.6) =>
    doc
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(thickness)
      .strokeColor(colour)
      .stroke();

  return {
    doc,
    say,
    left: margin,
    width,
    bottom: doc.page.height - margin - footPt,
    set,
    rule,
    quiet: (size = 9) => set('text', size, QUIET),
    heading(text: string) {
      set('display', 15).text(text, margin, doc.y, { width });
      doc.moveDown(0.35);
    },
    // What must stay together starts a new sheet rather than break.
    keepTogether(height: number) {
      if (doc.y + height > doc.page.height - margin - footPt) doc.addPage();
    },
    finish() {
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page);
        doc.page.margins.bottom = 0;
        if (foot) {
          foot.draw(page, count);
          continue;
        }
        const y = doc.page.height - margin + 8;
        rule(y - 8);
        set('text', 8, QUIET)
          .text(`${brand.name} · ${brand.phone} · ${brand.email}`, margin, y, { width, lineBreak: false })
          .text(`${page + 1} / ${count}`, margin, y, { width, align: 'right', lineBreak: false });
      }
      doc.end();
      return ended;
    },
  };
}
