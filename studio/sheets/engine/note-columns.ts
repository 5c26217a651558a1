import type { Mark } from '#studio/plan/marks.ts';
import { heading, notes } from './block.ts';
import type { Box } from './view.ts';

// Notes under a heading through one box after another; what is left over comes back.

export function noteColumns(
  title: string,
  lines: readonly string[],
  boxes: readonly Box[],
  size: number,
  from = 0,
): { marks: Mark[]; next: number } {
  const marks: Mark[] = [];
  let next = from;
  for (const box of boxes) {
    if (next >= lines.length) break;
    const head = heading(title, box, size);
    const left = { ...box, y: head.bottom, height: box.y + box.height - head.bottom };
    const written = notes(lines, left, size, true, next);
    if (written.next === next) continue;
    marks.push(...head.marks, ...written.marks);
    next = written.next;
  }
  return { marks, next };
}
