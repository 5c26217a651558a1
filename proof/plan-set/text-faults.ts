import { boundsOf, overlap } from '#domain/geometry/plane.ts';
import type { DrawnPage } from '#studio/sheets/draw-set.ts';
import type { Field } from '#studio/sheets/engine/sheet.ts';
import { type TextMark, textBox } from '#studio/sheets/engine/text-room.ts';

// What is wrong with the text of a page: letters over letters, letters beyond the field or too small to read.

/** Points: what only touches is no fault. */
const HAIR = 0.4;
/** Of the sheet's ordinary letters. */
const LEAST = 0.84;

export function textFaults(
  { marks, frame }: DrawnPage,
  field: Field,
  page: { width: number; height: number },
): string[] {
  const texts = (list: DrawnPage['marks']) =>
    list.filter((mark): mark is TextMark => mark.kind === 'text' && mark.text.trim() !== '');
  const own = texts(marks);
  return [
    ...own.filter((mark) => !within(mark, field)).map(({ text }) => `outside the field: ${text}`),
    ...texts(frame)
      .filter((mark) => !within(mark, { x: 0, y: 0, ...page }))
      .map(({ text }) => `outside the sheet: ${text}`),
    ...own
      .filter(({ size }) => size < field.textPt * LEAST)
      .map(({ text, size }) => `letters of ${size.toFixed(1)} pt: ${text}`),
    ...overlaps([...own, ...texts(frame)]),
  ];
}

function within(mark: TextMark, { x, y, width, height }: Omit<Field, 'textPt'>): boolean {
  const b = boundsOf(textBox(mark, -HAIR));
  return b.x0 >= x && b.z0 >= y && b.x1 <= x + width && b.z1 <= y + height;
}

function overlaps(texts: readonly TextMark[]): string[] {
  const placed = texts
    .map((mark) => {
      const box = textBox(mark, -Math.min(HAIR, mark.size * 0.06));
      return { mark, box, bounds: boundsOf(box) };
    })
    .toSorted((one, other) => one.bounds.x0 - other.bounds.x0);
  return placed.flatMap((one, i) => {
    const found: string[] = [];
    for (const other of placed.slice(i + 1)) {
      if (other.bounds.x0 > one.bounds.x1) break;
      if (overlap(one.box, other.box)) found.push(`over one another: ${one.mark.text} | ${other.mark.text}`);
    }
    return found;
  });
}
