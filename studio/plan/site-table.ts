import { fill } from '#domain/words/fill.ts';
import { textWidth } from './dimension.ts';
import { hatch } from './hatch.ts';
import { area, block, type Ink, label, line, type Mark, PAPER } from './marks.ts';
import { PLOT_INK } from './plot-marks.ts';
import type { KeyName, SitePlanWords } from './plot-words.ts';
import type { DistanceRow } from './site-distances.ts';

// Under a site plan: the distances as a table, and what the lines mean.

const ROW = 1.5;
const SWATCH = 34;

const tallOf = (count: number, size: number) => (count + 1.4) * size * ROW;
/** Of a wide sheet. */
export const tableHeight = (rows: number, keys: number, size: number) => tallOf(Math.max(rows, keys), size);

/** Columns beside each other where the sheet is wide. */
export function tableMarks(
  rows: readonly DistanceRow[],
  key: readonly KeyName[],
  words: SitePlanWords,
  { top, width, size, step }: { top: number; width: number; size: number; step: number },
): { marks: Mark[]; bottom: number } {
  const beside = width > 600;
  const tall = (count: number) => tallOf(count, size);
  const keyLeft = beside ? width * 0.62 : 16;
  const keyTop = beside ? top : top + tall(rows.length);
  const nameWidth = Math.max(...rows.map(({ name }) => textWidth(name, size)), size * 4) + size;
  const bottom = Math.max(top + tall(rows.length), keyTop + tall(key.length));
  return {
    marks: [
      label([16, top + size], words.distances.heading, size, 'start', { strong: true }),
      ...rows.flatMap(({ name, text, conflict }, i) => {
        const y = top + size * (1 + ROW * (i + 1));
        const look = conflict ? { colour: PAPER.danger, strong: true } : {};
        return [
          label([16, y], name, size, 'start', look),
          label([16 + nameWidth, y], text, size, 'start', look),
        ];
      }),
      label([keyLeft, keyTop + size], words.key.heading, size, 'start', { strong: true }),
      ...key.flatMap((name, i) => {
        const y = keyTop + size * (1 + ROW * (i + 1));
        return [
          ...swatch(name, keyLeft, y - size * 0.35, size),
          label([keyLeft + SWATCH + 10, y], fill(words.key[name], { step }), size, 'start'),
        ];
      }),
    ],
    bottom,
  };
}

function swatch(name: KeyName, x: number, y: number, size: number): Mark[] {
  const across = (ink: Ink): Mark[] => [
    {
      kind: 'shape',
      points: [
        [x, y],
        [x + SWATCH, y],
      ],
      closed: false,
      ...ink,
    },
  ];
  const [top, bottom] = [y - size * 0.45, y + size * 0.45];
  const box = [
    [x, top],
    [x + SWATCH, top],
    [x + SWATCH, bottom],
    [x, bottom],
  ] as const;
  if (name === 'easement') return [...hatch(box, 9, PAPER.sand), area(box, PLOT_INK.easement)];
  if (name === 'septic') return [area(box, PLOT_INK.septic)];
  if (name === 'tree')
    return [
      { kind: 'disc', x: x + SWATCH / 2, y, radius: size * 0.5, ...PLOT_INK.tree },
      { kind: 'disc', x: x + SWATCH / 2, y, radius: 2, ...PLOT_INK.trunk },
    ];
  if (name === 'access')
    return [
      area(
        [
          [x + 10, top],
          [x + 24, top],
          [x + 17, bottom],
        ],
        PLOT_INK.access,
      ),
    ];
  if (name === 'conflict')
    return [
      line([x, y], [x + SWATCH, y], 1.6, PAPER.danger),
      block(x, y - 4, x + 2, y + 4, { fill: PAPER.danger }),
      block(x + SWATCH - 2, y - 4, x + SWATCH, y + 4, { fill: PAPER.danger }),
    ];
  if (name === 'contour') return across({ stroke: PAPER.contour, width: 1.2 });
  if (name === 'wall') return across(PLOT_INK.wall);
  return across(PLOT_INK[name]);
}
