import type { PdfPage } from '#server/areas/estimate/pdf-page.ts';
import type { Drawing, Ink, Mark } from '#studio/plan/marks.ts';

// The marks of a drawing on paper, as lines and not as pixels.

export function drawOnPaper(
  { doc, set }: PdfPage,
  drawing: Drawing,
  box: { x: number; y: number; width: number; height: number },
): number {
  const scale = Math.min(box.width / drawing.width, box.height / drawing.height);
  doc.save();
  doc.translate(box.x + (box.width - drawing.width * scale) / 2, box.y).scale(scale);
  for (const mark of drawing.marks) drawMark(doc, set, mark);
  doc.restore();
  return drawing.height * scale;
}

type Doc = PdfPage['doc'];

function drawMark(doc: Doc, set: PdfPage['set'], mark: Mark): void {
  if (mark.kind === 'text') {
    drawText(doc, set, mark);
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

// The sans has no plus-minus.
const ELSEWHERE = /(±)/;

function drawText(doc: Doc, set: PdfPage['set'], mark: Extract<Mark, { kind: 'text' }>): void {
  const pieces = mark.text.split(ELSEWHERE).map((text) => {
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
      set(face, mark.size, mark.colour).text(text, x, mark.y - mark.size * 0.76, { lineBreak: false });
    x += wide;
  }
  doc.restore();
}

function paint(doc: Doc, { fill, stroke, width = 1, dash, opacity = 1 }: Ink): void {
  doc.opacity(opacity).lineWidth(width);
  if (dash) doc.dash(dash, {});
  else doc.undash();
  if (fill && stroke) doc.fillAndStroke(fill, stroke);
  else if (fill) doc.fill(fill);
  else if (stroke) doc.stroke(stroke);
  else doc.stroke();
  doc.opacity(1).undash();
}
