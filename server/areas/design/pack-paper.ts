import type { Content } from '#content/content.ts';
import { fill } from '#domain/words/fill.ts';
import { dayOf } from '#server/areas/estimate/paper-day.ts';
import { openPdfPage, type PdfPage } from '#server/areas/estimate/pdf-page.ts';
import { TITLE_INK } from '#studio/sheets/engine/title-ink.ts';

// The pack's paper: every page ends in a title block that says what it is, so that one taken out of the pack still does.

const MARGIN = 36;
const BLOCK = 40;
const ABOVE_BLOCK = 12;
const LETTER = { shortPt: 612, longPt: 792 } as const;
const PAGE = {
  size: 'LETTER',
  margins: { top: MARGIN, bottom: MARGIN + BLOCK + ABOVE_BLOCK, left: MARGIN, right: MARGIN },
} as const;

type PackSheet = { name: string; scale: string | null };
type Way = 'portrait' | 'landscape';
export type PackPaper = PdfPage & {
  /** Starts a page, and with it the name and scale of all that follow. */
  sheet: (sheet: PackSheet, way?: Way) => void;
  /** Between the margins and over the title block. */
  room: (way: Way) => { width: number; height: number };
};

export function openPackPaper(
  content: Content,
  design: string,
  on: Date,
  title: string = content.designTool.DESIGN_PACK.title,
): PackPaper {
  const { block } = content.designTool.DESIGN_PACK;
  const sheets: PackSheet[] = [];
  const draw = (page: number, count: number) =>
    titleBlock(paper, content, {
      design,
      sheet: sheets[page] ?? { name: title, scale: null },
      day: dayOf(content, on),
      page: fill(block.pageOf, { page: page + 1, count }),
    });
  const paper = openPdfPage({
    title,
    on,
    content,
    margin: MARGIN,
    foot: { highPt: BLOCK + ABOVE_BLOCK, draw },
  });
  let now: PackSheet | null = null;
  // A page that the words before it ran over to is of their sheet.
  paper.doc.on('pageAdded', () => now && sheets.push(now));
  const sheet = (next: PackSheet, way: Way = 'portrait') => {
    const first = now === null;
    now = next;
    if (first) sheets.push(next);
    else paper.doc.addPage({ ...PAGE, layout: way });
  };
  const room = (way: Way) => {
    const [short, long] = [LETTER.shortPt - 2 * MARGIN, LETTER.longPt - 2 * MARGIN];
    const taken = BLOCK + ABOVE_BLOCK;
    return way === 'portrait'
      ? { width: short, height: long - taken }
      : { width: long, height: short - taken };
  };
  return { ...paper, sheet, room };
}

type Block = { design: string; sheet: PackSheet; day: string; page: string };

function titleBlock({ doc, left, set }: PdfPage, content: Content, { design, sheet, day, page }: Block) {
  const { block } = content.designTool.DESIGN_PACK;
  const top = doc.page.height - MARGIN - BLOCK;
  const width = doc.page.width - 2 * MARGIN;
  const cells: readonly (readonly [share: number, label: string, value: string])[] = [
    [0.34, content.brand.name, design],
    [0.21, block.sheet, sheet.name],
    [0.16, block.scale, sheet.scale ?? block.noScale],
    [0.17, block.date, day],
    [0.12, block.page, page],
  ];
  doc.rect(left, top, width, BLOCK).lineWidth(0.9).strokeColor(TITLE_INK.ink).stroke();
  let x = left;
  for (const [share, label, value] of cells) {
    const room = width * share;
    if (x > left)
      doc
        .moveTo(x, top)
        .lineTo(x, top + 25)
        .lineWidth(0.5)
        .stroke();
    const line = { width: room - 10, lineBreak: false, ellipsis: true, height: 12 };
    set('text', 6.5, TITLE_INK.quiet).text(label, x + 6, top + 4, line);
    set('strong', 8.5, TITLE_INK.ink).text(value, x + 6, top + 12.5, line);
    x += room;
  }
  doc
    .moveTo(left, top + 25)
    .lineTo(left + width, top + 25)
    .lineWidth(0.5)
    .stroke();
  set('strong', 7.5, TITLE_INK.alarm).text(block.preliminary, left + 6, top + 28.5, { lineBreak: false });
  set('text', 7.5, TITLE_INK.quiet).text(
    `${content.brand.phone} · ${content.brand.email}`,
    left,
    top + 28.5,
    {
      width: width - 6,
      align: 'right',
      lineBreak: false,
    },
  );
}
