import type { Point } from '#domain/geometry/plane.ts';
import type { Column, Row, Table } from '#domain/plan-set/table.ts';
import { sayOrigin } from '#domain/plot/disclaimer.ts';
import { fill } from '#domain/words/fill.ts';
import type { PlanSet } from '../plan-set.ts';
import { inEighths } from './eighths.ts';
import { away, type References, type StakeOut } from './stake-out.ts';
import type { LayoutWords } from './words.ts';

// What is staked, as figures: points, arcs, sides and diagonals, and how to begin.

const figure = (key: string, title: string, share: number): Column => ({ key, title, share, align: 'end' });

/** Less is nothing on a tape. */
const TAPE_FT = 1 / 192;

function offsetWords(feet: number, { left, right, onLine }: LayoutWords['stakes']): string {
  if (Math.abs(feet) < TAPE_FT) return onLine;
  return fill(feet < 0 ? left : right, { feet: inEighths(Math.abs(feet)) });
}

export function stakeTable({ points }: StakeOut, { stakes }: LayoutWords): Table {
  const kind = (name: string, onEdge: boolean) => {
    if (name.startsWith('T')) return `${name}, ${stakes.tangent}`;
    return name.startsWith('C') && !onEdge ? `${name}, ${stakes.corner}` : name;
  };
  return {
    title: stakes.title,
    columns: [
      { key: 'point', title: stakes.point, share: 2 },
      figure('station', stakes.station, 1.5),
      figure('offset', stakes.offset, 2),
      figure('tieA', stakes.tieA, 1.5),
      figure('tieB', stakes.tieB, 1.5),
    ],
    rows: points.map(
      (point): Row => ({
        id: point.name,
        cells: {
          point: kind(point.name, point.onEdge),
          station: inEighths(point.stationFt),
          offset: offsetWords(point.offsetFt, stakes),
          tieA: inEighths(point.tieAFt),
          tieB: inEighths(point.tieBFt),
        },
      }),
    ),
  };
}

export function arcTable({ pieces, references, line, deviationFt }: StakeOut, words: LayoutWords): Table {
  const { arcs, stakes } = words;
  const found = pieces.flatMap((piece) => (piece.kind === 'arc' ? [piece] : []));
  return {
    title: arcs.title,
    columns: [
      { key: 'name', title: arcs.name, share: 0.7 },
      figure('radius', arcs.radius, 1.4),
      figure('length', arcs.length, 1.4),
      figure('center', arcs.centerAt, 3.4),
      figure('tieA', arcs.tieA, 1.4),
      figure('tieB', arcs.tieB, 1.4),
      figure('off', arcs.off, 1.1),
    ],
    rows: found.map(
      ({ radiusFt, lengthFt, center, deviationFt: off }, i): Row => ({
        id: `a${i + 1}`,
        cells: {
          name: `a${i + 1}`,
          radius: inEighths(radiusFt),
          length: inEighths(lengthFt),
          center: `${inEighths(center[0] - line[0][0])}, ${offsetWords(center[1], stakes)}`,
          tieA: inEighths(away(references.a, center)),
          tieB: inEighths(away(references.b, center)),
          off: inches(off),
        },
      }),
    ),
    notes: [fill(arcs.largest, { off: inches(deviationFt) })],
  };
}

/** Rounded up: never told smaller than it is. */
const inches = (feet: number) => `${(Math.ceil(feet * 120 - 1e-9) / 10).toFixed(1)}"`;

export function sideTable({ diagonals, points, pieces }: StakeOut, { sides }: LayoutWords): Table {
  const corners = points.filter(({ name }) => name.startsWith('C'));
  const between = corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length];
    const straight = to && (Math.abs(to.at[0] - from.at[0]) < 1e-6 || Math.abs(to.at[1] - from.at[1]) < 1e-6);
    return to && straight && pieces.length > 0
      ? [{ name: `${from.name} – ${to.name}`, kind: sides.side, length: away(from.at, to.at) }]
      : [];
  });
  const across = diagonals.map(({ from, to, lengthFt }) => ({
    name: `${from.name} – ${to.name}`,
    kind: sides.diagonal,
    length: lengthFt,
  }));
  return {
    title: sides.title,
    columns: [
      { key: 'name', title: sides.name, share: 2 },
      { key: 'kind', title: '', share: 2 },
      figure('length', sides.length, 2),
    ],
    rows: [...between, ...across].map(
      ({ name, kind, length }): Row => ({
        id: name,
        cells: { name, kind, length: inEighths(length) },
      }),
    ),
    notes: [sides.check, ...(corners.every(({ onEdge }) => onEdge) ? [] : [sides.extended])],
  };
}

export function stakeNotes({ layout, words: { layout: words } }: PlanSet, stakeOut: StakeOut): Table {
  const { notes } = words;
  const { references, line } = stakeOut;
  const [from, to] = stakeOut.edgeFt;
  const { a, b, kind } = references;
  const [start, end] = line;
  const lines = [
    fill(kind === 'house' ? notes.fromHouse : notes.fromStakes, { length: inEighths(away(a, b)) }),
    ...(kind === 'stakes' ? [settingOf(references, words)] : []),
    fill(notes.stations, {
      a: inEighths(away(a, start)),
      b: inEighths(away(b, start)),
      c: inEighths(away(a, end)),
      d: inEighths(away(b, end)),
      length: inEighths(away(start, end)),
    }),
    ...(from > TAPE_FT || away(start, end) - to > TAPE_FT
      ? [fill(notes.crossings, { from: inEighths(from), to: inEighths(to) })]
      : []),
    notes.water,
    notes.tape,
    ...(layout.plot ? [sayOrigin(words.origin, layout.plot.site.plot)] : []),
  ];
  return {
    title: notes.title,
    columns: [
      { key: 'number', title: '', share: 0.5 },
      { key: 'text', title: '', share: 10 },
    ],
    rows: lines.map((text, i) => ({ id: String(i + 1), cells: { number: `${i + 1}.`, text } })),
  };
}

function settingOf({ a, b, control }: References, { notes }: LayoutWords): string {
  const [one, two] = control.points;
  if (!one || !two) return notes.setFree;
  const tie = (from: Point, to: Point) => inEighths(away(from, to));
  return fill(control.kind === 'house' ? notes.setHouse : notes.setLot, {
    one: one.name,
    two: two.name,
    a1: tie(one.at, a),
    a2: tie(two.at, a),
    b1: tie(one.at, b),
    b2: tie(two.at, b),
  });
}
