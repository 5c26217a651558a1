import PDFDocument from 'pdfkit';
import { ENGLISH_READER } from '#domain/words/reader.ts';
import { drawMarks } from '#server/areas/design/paper-drawing.ts';
import { type PaperFont, paperFonts } from '#server/areas/estimate/paper-fonts.ts';
import type { DrawnPage } from '#studio/sheets/draw-set.ts';

// Sheets as lines on paper, one page each, at their true size. Building departments read English.
const { say } = ENGLISH_READER;

export function setPdf(
  pages: readonly DrawnPage[],
  { title, author, on }: { title: string; author: string; on: Date },
): Promise<Buffer> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    lang: 'en-US',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: on },
  });
  for (const [name, bytes] of Object.entries(paperFonts())) doc.registerFont(name, bytes);
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<Buffer>((done) => doc.on('end', () => done(Buffer.concat(parts))));
  const set = (font: PaperFont, size: number, colour = '#111111') =>
    doc.font(font).fontSize(size).fillColor(colour);
  for (const { width, height, marks, frame } of pages) {
    doc.addPage({ size: [width, height], margin: 0 });
    drawMarks({ doc, set, say }, [...marks, ...frame]);
  }
  doc.end();
  return ended;
}
