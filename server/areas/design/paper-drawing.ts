import type { PdfPage } from '#server/areas/estimate/pdf-page.ts';
import { DISPLAY_LETTERS } from '#studio/plan/letter-widths.ts';
import type { Dash, Drawing, Ink, Mark } from '#studio/plan/marks.ts';
import { paperText } from '#studio/plan/paper-text.ts';

// The marks of a drawing on paper, as lines and not as pixels.

export function drawOnPaper(
  paper: PdfPage,
  drawing: Pick<Drawing, 'width' | 'height' | 'marks'>,
  box: { x: number; y: number; width: number; height: number },
): number {
  const { doc } = paper;
  const scale = Math.min(box.width / drawing.width, box.height / drawing.height);
  doc.save();
  doc.translate(box.x + (box.width - drawing.width * scale) / 2, box.y).scale(scale);
  drawMarks(paper, drawing.marks);
  doc.restore();
  return drawing.height * scale;
}

type Doc = PdfPage['doc'];

type Pen = Pick<PdfPage, 'doc' | 'set' | 'say'>;

export function drawMarks(pen: Pen, marks: readonly Mark[]): void {
  for (const mark of marks) drawMark(pen, mark);
}

function drawMark(pen: Pen, mark: Mark): void {
  const { doc } = pen;
  if (mark.kind === 'text') {
    drawText(pen, mark);
    return;
  }
  if (mark.kind === 'disc') doc.circle(mark.x, mark.y, mark.radius);
  else {
    const [first, ...rest] = mark.points;
    if (!first) return;
    doc.moveTo(first[0], first[1]);
    for (const [x, y] of rest) doc.lineTo(x, y);
    if (mark.closed) doc.closePath();
  }
  paint(doc, mark);
}

// What the sans lacks and the display face has, as ± and ½.
const ELSEWHERE = new RegExp(`([${DISPLAY_LETTERS}]+)`);

function drawText({ doc, set, say }: Pen, mark: Extract<Mark, { kind: 'text' }>): void {
  const pieces = paperText(say(mark.text))
    .split(ELSEWHERE)
    .map((text) => {
      const face = ELSEWHERE.test(text) ? 'display' : mark.strong ? 'strong' : 'text';
      set(face, mark.size, mark.colour);
      return { face, text, width: doc.widthOfString(text) } as const;
    });
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
  let x = mark.x - (mark.anchor === 'middle' ? width / 2 : mark.anchor === 'end' ? width : 0);
  doc.save();
  if (mark.turn) doc.rotate(mark.turn, { origin: [mark.x, mark.y] });
  for (const { face, text, width: wide } of pieces) {
    if (text)
      set(face, mark.size, mark.colour).text(text, x, mark.y, { lineBreak: false, baseline: 'alphabetic' });
    x += wide;
  }
  doc.restore();
}

/** The library takes a whole pattern too; its types do not know. */
function dashed(doc: Doc, dash: Dash): void {
  const pattern = typeof dash === 'number' ? [dash, dash] : dash;
  doc.addContent(`[${pattern.join(' ')}] 0 d`);
}

function paint(doc: Doc, { fill, stroke, width = 1, dash, opacity = 1 }: Ink): void {
  doc.opacity(opacity).lineWidth(width);
  if (dash) dashed(doc, dash);
  else doc.undash();
  if (fill && stroke) doc.fillAndStroke(fill, stroke);
  else if (fill) doc.fill(fill);
  else if (stroke) doc.stroke(stroke);
  else doc.stroke();
  doc.opacity(1).undash();
}
