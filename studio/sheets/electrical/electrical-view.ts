import { nearestOn, segmentsOf } from '#domain/geometry/distance.ts';
import { type Bounds, boundsOf, edgesOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { feetAndInches } from '#studio/plan/dimension.ts';
import type { Entity } from '../engine/entity.ts';
import type { LayerName } from '../engine/layers.ts';
import type { Pen, View } from '../engine/view.ts';
import { watersOf } from '../equipment/waters.ts';
import { buildingEntities, standingEntities, waterEntities, withoutBreaks } from '../layout/pool-plan.ts';
import { ViewRoom } from '../layout/view-room.ts';
import type { PlanSet } from '../plan-set.ts';
import type { Tap } from './bonding.ts';
import type { ElectricalCircuit, ElectricalFixture } from './electrical.ts';

// Sheet E-1: where conduit runs, what is bonded, and how far everything stands from the water.

const WALL_SHOWN_FT = 5;
const SYMBOL_PT = 11;
const SYMBOLS = {
  light: 'light',
  'junction-box': 'junction-box',
  receptacle: 'gfci',
  disconnect: 'panel',
  switch: 'switch',
} as const satisfies Record<ElectricalFixture['kind'], string>;

function shownOf({ layout, equipment, electrical }: PlanSet): Bounds {
  const { x0, z0, x1, z1 } = boundsOf([
    ...layout.deck,
    ...electrical.bonding.ring,
    ...equipment.pad.outline,
    ...electrical.circuits.flatMap(({ path }) => path),
  ]);
  return { x0: x0 - 2, z0: z0 - WALL_SHOWN_FT, x1: x1 + 2, z1: z1 + 2 };
}

export const ELECTRICAL_VIEW: View = {
  name: 'electrical',
  title: ({ words }) => words.electrical.planView,
  ruler: 'built',
  extent: shownOf,
  marginIn: 0.35,
  draw: (set, pen) => {
    const shown = shownOf(set);
    const room = new ViewRoom(pen, shown);
    const lines = [...ground(set, shown), ...conduits(set), ...bonding(set, pen)];
    room.avoidAll(lines);
    return [...lines, ...fixtures(set, room, pen), ...names(set, room, pen, shown)];
  },
};

function ground({ layout, equipment: { pad } }: PlanSet, shown: Bounds): Entity[] {
  const items = layout.items.filter(({ kind }) => kind !== 'LED Lighting' && kind !== 'equipment');
  return [
    { kind: 'path', layer: 'A-DECK', points: layout.deck, closed: true },
    ...buildingEntities(layout, shown),
    ...withoutBreaks(waterEntities({ ...layout, items })),
    ...standingEntities({ ...layout, items }, shown),
    ...(layout.fence ? [open('A-BARR', layout.fence.path)] : []),
    { kind: 'path', layer: 'M-EQPM', points: pad.outline, closed: true, fill: { tint: '#f3f3f0' } },
  ];
}

const open = (layer: LayerName, points: readonly Point[]): Entity => ({
  kind: 'path',
  layer,
  points,
  closed: false,
});

/** What lies in one trench is drawn once. */
function conduits({ electrical: { circuits }, equipment }: PlanSet): Entity[] {
  const onPad = new Set(equipment.items.filter(({ outline }) => outline).map(({ id }) => id));
  const shown = circuits.filter(({ id }) => !onPad.has(id));
  const layer = ({ volts }: ElectricalCircuit): LayerName => (volts === 12 ? 'E-LITE' : 'E-POWR');
  return (['E-POWR', 'E-LITE'] as const).flatMap((name) =>
    drawnOnce(shown.filter((one) => layer(one) === name).map(({ path }) => path)).map((path) =>
      open(name, path),
    ),
  );
}

const SAME_FT = 0.05;

function drawnOnce(paths: readonly (readonly Point[])[]): Point[][] {
  const drawn: (readonly [Point, Point])[] = [];
  const kept: Point[][] = [];
  for (const path of paths.toSorted((a, b) => b.length - a.length)) {
    const before = [...drawn];
    const isDrawn = (point: Point) => before.length > 0 && nearestOn(before, point).feet < SAME_FT;
    for (const [a, b] of segmentsOf(path)) {
      const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      if ([a, middle, b].every(isDrawn)) continue;
      drawn.push([a, b]);
      const last = kept.at(-1);
      const end = last?.at(-1);
      if (last && end && end[0] === a[0] && end[1] === a[1]) last.push(b);
      else kept.push([a, b]);
    }
  }
  return kept;
}

function bonding(
  {
    electrical: {
      bonding: { ring, taps },
    },
  }: PlanSet,
  { pt }: Pen,
): Entity[] {
  const shown = taps.filter(({ kind }) => kind !== 'equipment');
  const dot = ({ path }: Tap): Entity[] => {
    const at = path.at(-1);
    return at ? [{ kind: 'symbol', layer: 'E-BOND', name: 'bond-point', at, sizeFt: pt(5) }] : [];
  };
  return [
    { kind: 'path', layer: 'E-BOND', points: ring, closed: true },
    ...shown.map(({ path }) => open('E-BOND', path)),
    ...shown.filter(({ kind }) => kind !== 'light').flatMap(dot),
  ];
}

const AROUND: readonly Point[] = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [0.8, -0.8],
  [-0.8, -0.8],
  [0.8, 0.8],
  [-0.8, 0.8],
];

/** Beside a point, else on a leader. */
function spotsAround(
  [x, z]: Point,
  text: string,
  clearFt: number,
  layer: LayerName,
  { textFt, pt }: Pick<Pen, 'textFt' | 'pt'>,
  strong: boolean,
): Entity[][] {
  const near = [1, 1.6].flatMap((far) =>
    AROUND.map(([dx, dz]): Entity[] => {
      const reach = clearFt * far;
      const at: Point = [x + dx * reach, z + dz * (reach + textFt * 0.3) + textFt * 0.35];
      const anchor = dx > 0.5 ? 'start' : dx < -0.5 ? 'end' : 'middle';
      return [
        {
          kind: 'text',
          layer,
          at,
          text,
          heightFt: textFt,
          anchor,
          ground: true,
          ...(strong ? { strong: true } : {}),
        },
      ];
    }),
  );
  const away = [18, 28, 40, 56].flatMap((points) =>
    AROUND.map(([dx, dz]): Entity[] => {
      const tip: Point = [x + dx * clearFt * 0.7, z + dz * clearFt * 0.7];
      const knee: Point = [x + (dx === 0 ? 0.3 : dx) * pt(points), z + dz * pt(points)];
      const end: Point = [knee[0] + (dx < 0 ? -1 : 1) * pt(4), knee[1]];
      return [{ kind: 'leader', layer, points: [tip, knee, end], text, heightFt: textFt }];
    }),
  );
  return [...near, ...away];
}

function fixtures({ electrical, equipment, layout }: PlanSet, room: ViewRoom, pen: Pen): Entity[] {
  const size = pen.pt(SYMBOL_PT);
  const transformers = equipment.items.filter(({ kind, outline }) => kind === 'transformer' && !outline);
  const placed = [
    ...electrical.fixtures.map(({ kind, at, tag, turnDeg }) => ({
      name: SYMBOLS[kind],
      at,
      tag: kind === 'disconnect' ? 'EP-1' : tag,
      turnDeg: kind === 'light' ? turnDeg : 0,
      layer: kind === 'light' || kind === 'junction-box' ? ('E-LITE' as const) : ('E-POWR' as const),
    })),
    ...transformers.map(({ at, tag }) => ({
      name: 'transformer',
      at,
      tag,
      turnDeg: 0,
      layer: 'E-LITE' as const,
    })),
    ...equipment.items
      .filter(({ kind }) => kind === 'cover-motor' || kind === 'chiller')
      .map(({ at, tag }) => ({ name: 'disconnect', at, tag, turnDeg: 0, layer: 'E-POWR' as const })),
  ];
  for (const {
    at: [x, z],
  } of placed)
    room.keepFree([
      [x - size / 2, z - size / 2],
      [x + size / 2, z - size / 2],
      [x + size / 2, z + size / 2],
      [x - size / 2, z + size / 2],
    ]);
  return [
    ...placed.map(
      ({ name, at, turnDeg, layer }): Entity => ({ kind: 'symbol', layer, name, at, sizeFt: size, turnDeg }),
    ),
    ...receptacleDimension(electrical.fixtures, watersOf(layout), room, pen),
    ...placed.flatMap(({ at, tag, layer }) =>
      room.place(spotsAround(at, tag, size * 0.75, layer, pen, true), true),
    ),
  ];
}

function receptacleDimension(
  all: readonly ElectricalFixture[],
  waters: readonly Polygon[],
  room: ViewRoom,
  { textFt }: Pen,
): Entity[] {
  const receptacle = all.find(({ kind }) => kind === 'receptacle');
  if (!receptacle) return [];
  const from = waters
    .map((water) => nearestOn(edgesOf(water), receptacle.at))
    .toSorted((a, b) => a.feet - b.feet)[0]?.at;
  if (!from) return [];
  const to = receptacle.at;
  const text = feetAndInches(Math.hypot(to[0] - from[0], to[1] - from[1]));
  return room.place(
    [[{ kind: 'dimension', layer: 'A-ANNO-DIMS', from, to, at: from, heightFt: textFt, text }]],
    true,
  );
}

function names(
  { electrical, equipment, layout, words: all }: PlanSet,
  room: ViewRoom,
  pen: Pen,
  shown: Bounds,
): Entity[] {
  const { textFt, pt } = pen;
  const words = all.electrical;
  const pad = boundsOf(equipment.pad.outline);
  const middle: Point = [(pad.x0 + pad.x1) / 2, (pad.z0 + pad.z1) / 2];
  const named = electrical.bonding.taps.flatMap(({ kind, path }) => {
    const at = path.at(-1);
    return at && kind !== 'equipment' && kind !== 'light' && kind !== 'pad'
      ? [{ at, text: words.taps[kind] }]
      : [];
  });
  return [
    ...ringNote(electrical.bonding.ring, words.ringNote, room, pen, shown),
    ...room.place(spotsAround(middle, words.pad, (pad.z1 - pad.z0) / 2 + pt(3), 'A-ANNO-TEXT', pen, false)),
    ...houseName(layout.house?.outline ?? null, words.house, room, pen, shown),
    ...named.flatMap(({ at, text }) =>
      room.place(
        spotsAround(at, text, pt(5), 'E-BOND', { pt, textFt: textFt * 0.88 }, false).filter(
          ([one]) => one?.kind === 'text',
        ),
      ),
    ),
  ];
}

function ringNote(ring: Polygon, text: string, room: ViewRoom, { textFt, pt }: Pen, shown: Bounds): Entity[] {
  const corners = ring.filter((_, i) => i % Math.max(1, Math.floor(ring.length / 24)) === 0);
  const ways = corners
    .toSorted((a, b) => b[1] - a[1])
    .flatMap((tip) =>
      [1, -1].flatMap((side) =>
        [24, 40].map((reach): Entity[] => {
          const knee: Point = [
            tip[0] + side * pt(reach * 0.6),
            Math.min(shown.z1 - textFt, tip[1] + pt(reach)),
          ];
          return [
            {
              kind: 'leader',
              layer: 'E-BOND',
              points: [tip, knee, [knee[0] + side * pt(8), knee[1]]],
              text,
              heightFt: textFt,
            },
          ];
        }),
      ),
    );
  return room.place(ways, true);
}

function houseName(
  outline: Polygon | null,
  text: string,
  room: ViewRoom,
  { textFt }: Pen,
  shown: Bounds,
): Entity[] {
  if (!outline) return [];
  const b = boundsOf(outline);
  const [x0, x1] = [Math.max(b.x0, shown.x0), Math.min(b.x1, shown.x1)];
  const [z0, z1] = [Math.max(b.z0, shown.z0), Math.min(b.z1, shown.z1)];
  if (x1 - x0 < textFt * 4 || z1 - z0 < textFt * 1.5) return [];
  const at = (share: number): Point => [x0 + (x1 - x0) * share, (z0 + z1) / 2 + textFt * 0.35];
  return room.place(
    [0.5, 0.3, 0.7, 0.15].map((share): Entity[] => [
      {
        kind: 'text',
        layer: 'A-BLDG',
        at: at(share),
        text,
        heightFt: textFt,
        anchor: 'middle',
        ground: true,
      },
    ]),
  );
}
