import { area, label, type Mark } from '#studio/plan/marks.ts';
import { fittingSize } from './text-block.ts';

/** The triangle that carries a revision's number, around its middle. */
export function delta(number: string, x: number, y: number, size: number, colour: string): Mark[] {
  const half = size * 1.05;
  return [
    area(
      [
        [x, y - half],
        [x + half, y + half * 0.75],
        [x - half, y + half * 0.75],
      ],
      { stroke: colour, fill: '#ffffff', width: 0.9 },
    ),
    label([x, y + half * 0.55], number, fittingSize(number, size * 0.85, half * 0.95, true), 'middle', {
      strong: true,
      colour,
    }),
  ];
}
