import { circle, edgesOf, type Point } from '#domain/geometry/plane.ts';
import { type SetbackLine, setbackLines } from '#domain/plot/setback-lines.ts';
import { fill } from '#domain/words/fill.ts';
import { feetAndInches } from '#studio/plan/dimension.ts';
import { partName } from '#studio/plan/part-name.ts';
import type { PlotLayout } from '#studio/scene/plot-layout.ts';
import type { Entity } from '../engine/entity.ts';
import { bearingOf } from './bearing.ts';
import { type Draft, isShown, shape, stroke } from './draft.ts';
import { alongPath, around, outside, within } from './spots.ts';

// What the client's land holds: its lines, rules, buildings, trees and pipes.

const TRUNK_FT = 0.7;

/** Shapes first, letters later: a name has to know every line it should keep off. */
export function landLines(draft: Draft, plot: PlotLayout): Entity[] {
  const { letters } = draft;
  letters.avoid(plot.lot, true);
  for (const { outline } of plot.buildings) letters.avoid(outline, true);
  for (const { path } of plot.lines) letters.avoid(path);
  return [
    ...plot.easements.flatMap(({ outline }) => shape(draft, 'C-ESMT', outline, { hatch: 'left', gapPt: 9 })),
    ...plot.septic.flatMap(({ outline }) => shape(draft, 'C-SEPT', outline, { hatch: 'dots', gapPt: 5 })),
    ...setbacksOf(plot).flatMap(({ path }) => stroke(draft, 'C-SETB', path)),
    ...plot.trees.flatMap((tree) => treeEntities(draft, tree)),
    ...plot.lines.flatMap(({ path }) => stroke(draft, 'C-UTIL', path)),
  ];
}

/** Over deck and pool, so that nobody overlooks what they would stand in. */
export const standing = (draft: Draft, plot: PlotLayout): Entity[] => [
  ...plot.buildings.flatMap(({ outline }) => [
    ...shape(draft, 'A-BLDG-PATT', outline, { hatch: 'right', gapPt: 6 }),
    ...shape(draft, 'A-BLDG', outline),
  ]),
  { kind: 'path', layer: 'C-PROP', points: plot.lot, closed: true },
  ...(plot.access && isShown(draft, plot.access.at) ? accessArrow(draft, plot.access, plot) : []),
];

// Asked for the lines and again for their names.
const known = new WeakMap<PlotLayout, SetbackLine[]>();

function setbacksOf(plot: PlotLayout): SetbackLine[] {
  const lines =
    known.get(plot) ?? setbackLines({ corners: plot.lot.map(([x, z]) => [x, z]), edges: plot.edges });
  known.set(plot, lines);
  return lines;
}

function treeEntities(draft: Draft, { at, canopyFt }: PlotLayout['trees'][number]): Entity[] {
  const canopy = circle(...at, canopyFt, 36);
  const whole = canopy.every((point) => isShown(draft, point));
  return [
    ...(whole
      ? [{ kind: 'circle', layer: 'L-TREE', at, radiusFt: canopyFt } as const]
      : shape(draft, 'L-TREE', canopy)),
    ...(isShown(draft, at)
      ? [
          {
            kind: 'circle',
            layer: 'L-TREE',
            at,
            radiusFt: Math.min(TRUNK_FT, canopyFt / 3),
            fill: { tint: '#4f7a3a' },
          } as const,
        ]
      : []),
  ];
}

function accessArrow(
  { pen }: Draft,
  { at, widthFt }: NonNullable<PlotLayout['access']>,
  { lot }: PlotLayout,
): Entity[] {
  const away = ([a, b]: readonly [Point, Point]) => {
    const [dx, dz] = [b[0] - a[0], b[1] - a[1]];
    const t = Math.min(1, Math.max(0, ((at[0] - a[0]) * dx + (at[1] - a[1]) * dz) / (dx * dx + dz * dz)));
    return Math.hypot(at[0] - a[0] - dx * t, at[1] - a[1] - dz * t);
  };
  const [a, b] = edgesOf(lot).toSorted((one, other) => away(one) - away(other))[0] ?? [at, at];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  // Into the lot, towards the pool.
  const sign = -at[0] * -along[1] + -at[1] * along[0] >= 0 ? 1 : -1;
  const point = (side: number, inward: number): Point => [
    at[0] + along[0] * side - along[1] * inward * sign,
    at[1] + along[1] * side + along[0] * inward * sign,
  ];
  const [half, arm] = [widthFt / 2, pen.pt(7)];
  return [
    { kind: 'path', layer: 'C-WALL', points: [point(-half, -arm / 2), point(-half, arm / 2)], closed: false },
    { kind: 'path', layer: 'C-WALL', points: [point(half, -arm / 2), point(half, arm / 2)], closed: false },
    {
      kind: 'path',
      layer: 'A-ANNO-TEXT',
      points: [point(-arm / 2, -arm), point(arm / 2, -arm), point(0, arm * 0.6)],
      closed: true,
      fill: { tint: '#111111' },
    },
  ];
}

/** Bearing and length outside of each side; on a short one only what fits it. */
export function lotNames({ letters, pen, words, layout }: Draft, plot: PlotLayout): Entity[] {
  const { northDeg, lot } = plot.site.plot;
  const sides = edgesOf(lot.corners);
  const reach = [0.95, 2.3].map((lines) => lines * pen.textFt);
  return edgesOf(plot.lot).flatMap((side, index) => {
    const [a, b] = sides[index] ?? side;
    const name = partName(layout.plot?.site.plot ?? plot.site.plot, { part: 'edge', index }, words);
    const length = `${Math.hypot(b[0] - a[0], b[1] - a[1]).toFixed(2)}'`;
    const spots = outside(letters, plot.lot, side, reach);
    const look = { layer: 'A-ANNO-TEXT', strong: true } as const;
    for (const text of [
      `${name}: ${bearingOf(a, b, northDeg)}  ${length}`,
      `${name}: ${length}`,
      String(index + 1),
    ]) {
      const wide = Math.hypot(b[0] - a[0], b[1] - a[1]);
      if (text.length * pen.textFt * 0.5 > wide * 1.5 && text.length > 3) continue;
      const written = letters.write(text, pen.textFt, spots, look);
      if (written.length > 0) return written;
    }
    return [];
  });
}

export function landNames(draft: Draft, plot: PlotLayout): Entity[] {
  const { letters, pen, words, turnDeg } = draft;
  const small = pen.textFt * 0.88;
  const nameOf = (part: 'building' | 'easement' | 'septic' | 'line' | 'tree', index: number) =>
    partName(plot.site.plot, { part, index }, words);
  const inside = (part: 'building' | 'easement' | 'septic', look: 'A-ANNO-TEXT' | 'A-ANNO-NOTE') =>
    ({ building: plot.buildings, easement: plot.easements, septic: plot.septic })[part].flatMap(
      ({ outline }, index) =>
        letters.write(
          nameOf(part, index),
          part === 'building' ? pen.textFt : small,
          within(letters, outline),
          {
            layer: look,
            ...(part === 'building' ? { strong: true } : {}),
          },
        ),
    );
  return [
    ...inside('building', 'A-ANNO-TEXT'),
    ...inside('easement', 'A-ANNO-NOTE'),
    ...inside('septic', 'A-ANNO-NOTE'),
    ...plot.lines.flatMap(({ path, kind }) =>
      letters.write(words.labels[kind], small, alongPath(letters, path, 0), {
        layer: 'C-UTIL',
        strong: true,
      }),
    ),
    ...plot.trees.flatMap(({ at, canopyFt }, index) =>
      letters.write(
        fill(words.labels.canopy, { name: nameOf('tree', index), feet: feetAndInches(canopyFt * 2) }),
        small,
        around(at, pen.textFt * 2, Math.min(canopyFt * 0.5, pen.textFt * 2), turnDeg),
        { layer: 'L-TREE' },
      ),
    ),
    ...(plot.access
      ? letters.write(
          fill(words.labels.access, { width: feetAndInches(plot.access.widthFt) }),
          small,
          around(plot.access.at, pen.textFt * 5.5, pen.textFt * 1.8, turnDeg),
          { layer: 'A-ANNO-TEXT' },
        )
      : []),
  ];
}

/** With whose rule it is where the line is long enough to hold that. */
export function setbackNames({ letters, pen, words }: Draft, plot: PlotLayout): Entity[] {
  const small = pen.textFt * 0.88;
  return setbacksOf(plot).flatMap(({ feet, path, side }) => {
    if (path.length > 2) return [];
    const note = (plot.edges[side]?.note ?? '').trim();
    const spots = alongPath(letters, path, small * 0.8);
    const [a, b] = [path[0], path.at(-1)];
    const length = a && b ? Math.hypot(b[0] - a[0], b[1] - a[1]) : 0;
    const texts = [
      ...(note ? [fill(words.labels.setbackOf, { feet: feetAndInches(feet), note })] : []),
      fill(words.labels.setback, { feet: feetAndInches(feet) }),
    ];
    const fitting = texts.filter((text) => text.length * small * 0.55 < length);
    for (const text of fitting) {
      const written = letters.write(text, small, spots, { layer: 'C-SETB' });
      if (written.length > 0) return written;
    }
    return [];
  });
}
