import { type KeyEntry, label, type Mark, numberDisc } from './marks.ts';

/** What the numbers on a plan mean, in columns. */
export function keyMarks(
  key: readonly KeyEntry[],
  top: number,
  width: number,
  columns: number,
  size: number,
): { marks: Mark[]; height: number } {
  const rows = Math.ceil(key.length / columns);
  const marks = key.flatMap(({ number, label: name }, index): Mark[] => {
    const x = 16 + Math.floor(index / rows) * (width / columns);
    const y = top + (index % rows) * size * 1.6 + size;
    const disc = numberDisc(x + size * 0.63, y - size * 0.32, number, size, y - size * 0.02);
    return [...disc, label([x + size * 1.9, y], name, size, 'start')];
  });
  return { marks, height: rows * size * 1.6 };
}
