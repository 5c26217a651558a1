import { segmentsOf } from '#domain/geometry/distance.ts';
import { type Bounds, boundsOf, type Point } from '#domain/geometry/plane.ts';
import { pipeName } from '#domain/plan-set/pipes.ts';
import { readable } from '#studio/plan/label-room.ts';
import type { FootprintKind, Layout } from '#studio/scene/layout-types.ts';
import type { Anchor, Entity } from '../engine/entity.ts';
import { type LayerName, lookOf } from '../engine/layers.ts';
import type { Pen, View } from '../engine/view.ts';
import { itemNames } from '../layout/item-names.ts';
import { buildingEntities, standingEntities, waterEntities, withoutBreaks } from '../layout/pool-plan.ts';
import { ViewRoom } from '../layout/view-room.ts';
import type { PlanSet } from '../plan-set.ts';
import { drawnRuns } from './lanes.ts';
import type { Fixture, Plumbing, Run } from './types.ts';

// The pipes over a quiet plan: trenches as they run, sizes and flow along them, a tag at every fixture.

const AROUND_FT = 2;
const UNPIPED: ReadonlySet<FootprintKind> = new Set([
  'LED Lighting',
  'Automatic Cover',
  'Pergola',
  'equipment',
]);
const SMALL = 0.88;

export const PLUMBING_VIEW: View = {
  name: 'plumbing',
  title: ({ words }) => words.plumbing.plan,
  ruler: 'built',
  extent: (set) => shownOf(set, set.layout),
  marginIn: 0.2,
  draw: (set, pen) => {
    const { plumbing, equipment } = set;
    const layout = { ...set.layout, items: set.layout.items.filter(({ kind }) => !UNPIPED.has(kind)) };
    const shown = shownOf(set, layout);
    const room = new ViewRoom(pen, grown(shown, pen.textFt * 2));
    const drawn = drawnRuns(plumbing, pen.pt(5));
    const fixtures = plumbing.fixtures.map((fixture) => symbolOf(fixture, pen));
    for (const { at } of plumbing.fixtures) room.keepFree(squareAt(at, pen.pt(SYMBOL_PT * 0.5)));
    const lines: Entity[] = [
      { kind: 'path', layer: 'A-DECK', points: layout.deck, closed: true },
      ...buildingEntities(layout, shown),
      ...withoutBreaks(waterEntities(layout)),
      ...standingEntities(layout, shown),
      { kind: 'path', layer: 'M-EQPM', points: equipment.pad.outline, closed: true },
      ...plumbing.runs.flatMap((run) => runEntities(run, drawn.get(run.id) ?? run.path, pen)),
    ];
    room.avoidAll(lines);
    return [
      ...lines,
      ...valves(plumbing, drawn, pen),
      ...fixtures,
      ...tags(set, pen, room),
      ...padName(set, pen, room),
      ...sizes(plumbing, drawn, pen, room),
      ...itemNames(layout, room, pen),
    ];
  },
};

const grown = ({ x0, z0, x1, z1 }: Bounds, feet: number): Bounds => ({
  x0: x0 - feet,
  z0: z0 - feet,
  x1: x1 + feet,
  z1: z1 + feet,
});

function shownOf({ plumbing: { runs }, equipment: { pad } }: PlanSet, { deck, items }: Layout): Bounds {
  const atEdge = items.filter(({ layer }) => layer === 'edge').flatMap(({ outline }) => outline);
  return grown(
    boundsOf([...deck, ...pad.outline, ...atEdge, ...runs.flatMap(({ path }) => path)]),
    AROUND_FT,
  );
}

const SYMBOL_PT = 9;
const SYMBOLS_PT: Partial<Record<Fixture['kind'], number>> = {
  'spa-jet': 6,
  return: 8,
  'deck-jet': 7,
  riser: 6,
};

const squareAt = ([x, z]: Point, half: number): Point[] => [
  [x - half, z - half],
  [x + half, z - half],
  [x + half, z + half],
  [x - half, z + half],
];

const symbolOf = ({ kind, at, turnDeg }: Fixture, { pt }: Pen): Entity => ({
  kind: 'symbol',
  layer: 'P-FIXT',
  name: kind,
  at,
  sizeFt: pt(SYMBOLS_PT[kind] ?? SYMBOL_PT),
  turnDeg: kind === 'return' || kind === 'spa-jet' ? turnDeg : 0,
});

const layerOf = ({ side, system, circuit }: Run): LayerName => {
  if (side === 'suction') return 'P-SUCT';
  return system === 'filter' || circuit === 'spa-jets' ? 'P-RETN' : 'P-FEAT';
};

function runEntities(run: Run, points: readonly Point[], pen: Pen): Entity[] {
  const layer = layerOf(run);
  return [{ kind: 'path', layer, points, closed: false }, ...arrow(run, points, layer, pen)];
}

const longest = (points: readonly Point[]) => segmentsOf(points).toSorted((a, b) => feetOf(b) - feetOf(a))[0];
const feetOf = ([a, b]: readonly [Point, Point]) => Math.hypot(b[0] - a[0], b[1] - a[1]);

const ARROW_PT = 6;

/** The way the water flows: to the pad in a suction, from it in the others. */
function arrow(run: Run, points: readonly Point[], layer: LayerName, { pt }: Pen): Entity[] {
  const segment = longest(points);
  if (!segment || feetOf(segment) < pt(5 * ARROW_PT)) return [];
  const [a, b] = run.side === 'suction' || run.circuit === 'overflow' ? [segment[1], segment[0]] : segment;
  const length = feetOf(segment);
  const [ux, uz] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const [x, z] = [a[0] + (b[0] - a[0]) * 0.62, a[1] + (b[1] - a[1]) * 0.62];
  const [l, w] = [pt(ARROW_PT), pt(ARROW_PT * 0.32)];
  return [
    {
      kind: 'path',
      layer,
      closed: true,
      unlined: true,
      fill: { tint: lookOf(layer).colour },
      points: [
        [x + ux * l, z + uz * l],
        [x - uz * w, z + ux * w],
        [x + uz * w, z - ux * w],
      ],
    },
  ];
}

/** One on every line where it leaves the pad. */
function valves({ runs }: Plumbing, drawn: ReadonlyMap<string, readonly Point[]>, { pt }: Pen): Entity[] {
  return runs
    .filter(({ from, circuit }) => from === null && circuit !== 'overflow')
    .flatMap((run): Entity[] => {
      const [a, b] = drawn.get(run.id) ?? [];
      if (!a || !b) return [];
      const out = Math.min(feetOf([a, b]) / 2, pt(12));
      const length = feetOf([a, b]) || 1;
      const at: Point = [a[0] + ((b[0] - a[0]) / length) * out, a[1] + ((b[1] - a[1]) / length) * out];
      const turnDeg = Math.abs(b[0] - a[0]) > Math.abs(b[1] - a[1]) ? 0 : 90;
      return [{ kind: 'symbol', layer: 'P-FIXT', name: 'valve', at, sizeFt: pt(5.5), turnDeg }];
    });
}

/** Around its symbol, near first, then on a leader. */
function tags({ plumbing: { fixtures }, equipment }: PlanSet, pen: Pen, room: ViewRoom): Entity[] {
  const jets = fixtures.filter(({ kind }) => kind === 'spa-jet');
  const others = fixtures.filter(({ kind }) => kind !== 'spa-jet');
  const named = others.map(({ at, tag }) => ({ at, text: tag }));
  const [first, last] = [jets[0], jets.at(-1)];
  const middle = jets[Math.floor(jets.length / 2)];
  if (first && last && middle) named.push({ at: middle.at, text: `${first.tag} – ${last.tag}` });
  room.keepFree(equipment.pad.outline);
  return named.flatMap(({ at, text }) => room.place(tagWays(at, text, pen)));
}

const ROUND: readonly Point[] = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [0.8, -0.8],
  [-0.8, -0.8],
  [0.8, 0.8],
  [-0.8, 0.8],
];

function tagWays(at: Point, text: string, { textFt, pt }: Pen): Entity[][] {
  const heightFt = textFt * SMALL;
  const near = ROUND.map(([dx, dz]): Entity[] => [
    {
      kind: 'text',
      layer: 'A-ANNO-TEXT',
      text,
      heightFt,
      anchor: dx === 0 ? 'middle' : dx > 0 ? 'start' : 'end',
      at: [at[0] + dx * pt(7), at[1] + dz * (pt(6) + heightFt * 0.5) + heightFt * 0.36],
      strong: true,
      ground: true,
    },
  ]);
  const away = [18, 30, 46, 66].flatMap((points) =>
    ROUND.map(([dx, dz]): Entity[] => {
      const knee: Point = [at[0] + (dx === 0 ? 0.3 : dx) * pt(points), at[1] + dz * pt(points)];
      const end: Point = [knee[0] + (dx < 0 ? -1 : 1) * pt(5), knee[1]];
      const tip: Point = [at[0] + dx * pt(4), at[1] + dz * pt(4)];
      return [{ kind: 'leader', layer: 'A-ANNO-NOTE', points: [tip, knee, end], text, heightFt }];
    }),
  );
  return [...near, ...away];
}

function padName({ words, equipment }: PlanSet, { textFt }: Pen, room: ViewRoom): Entity[] {
  const { x0, x1, z0, z1 } = boundsOf(equipment.pad.outline);
  const middle = (z0 + z1) / 2 + textFt * 0.36;
  const spots: readonly (readonly [Point, Anchor])[] = [
    [[(x0 + x1) / 2, middle], 'middle'],
    [[(x0 + x1) / 2, z0 - textFt * 0.5], 'middle'],
    [[(x0 + x1) / 2, z1 + textFt * 1.2], 'middle'],
    [[x1 + textFt * 0.6, middle], 'start'],
    [[x0 - textFt * 0.6, middle], 'end'],
  ];
  return room.place(
    spots.map(([at, anchor]): Entity[] => [
      {
        kind: 'text',
        layer: 'A-ANNO-TEXT',
        at,
        text: words.plumbing.pad,
        heightFt: textFt,
        anchor,
      },
    ]),
    true,
  );
}

const OWN_LINE = 0.5;

/** Of the longest first: `SK 2"` on its own line, turned with it. */
function sizes(
  { runs, fixtures }: Plumbing,
  drawn: ReadonlyMap<string, readonly Point[]>,
  pen: Pen,
  room: ViewRoom,
): Entity[] {
  const codes = new Map(fixtures.map(({ id, tag }) => [id, tag.replace(/-\d+$/, '')]));
  const codeOf = (line: string) => {
    const found = runs.find((run) => run.line === line && run.fixture !== null);
    return codes.get(found?.fixture ?? '') ?? '';
  };
  return runs
    .filter(({ under, planFt }) => !under && planFt > pen.pt(60))
    .toSorted((a, b) => (a.from === null ? 0 : 1) - (b.from === null ? 0 : 1) || b.planFt - a.planFt)
    .flatMap((run) => {
      const text = `${codeOf(run.line)} ${pipeName(run.pipeIn)}`;
      // Its own line is broken under it; beside other lines it stands on a leader.
      return room.place(sizeWays(drawn.get(run.id) ?? run.path, text, layerOf(run), pen), false, OWN_LINE);
    });
}

function sizeWays(points: readonly Point[], text: string, layer: LayerName, pen: Pen): Entity[][] {
  const heightFt = pen.textFt * SMALL;
  const segments = segmentsOf(points)
    .filter((segment) => feetOf(segment) > pen.pt(40))
    .toSorted((a, b) => feetOf(b) - feetOf(a))
    .slice(0, 3);
  const onLine = segments.flatMap(([a, b]) => {
    const count = Math.min(14, Math.floor(feetOf([a, b]) / pen.pt(16)));
    const turnDeg = readable(a, b);
    const [sin, cos] = [Math.sin((turnDeg * Math.PI) / 180), Math.cos((turnDeg * Math.PI) / 180)];
    return Array.from({ length: count }, (_, i): Entity[] => {
      // From the middle outwards, one side after the other.
      const t = 0.5 + ((i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2)) / (count + 1);
      const at: Point = [
        a[0] + (b[0] - a[0]) * t - sin * heightFt * 0.36,
        a[1] + (b[1] - a[1]) * t + cos * heightFt * 0.36,
      ];
      return [{ kind: 'text', layer, at, text, heightFt, anchor: 'middle', turnDeg, ground: true }];
    });
  });
  return [...onLine, ...segments.flatMap(([a, b]) => sizeLeaders(a, b, text, layer, pen))];
}

/** Out of a bundle of pipes to either side. */
function sizeLeaders(a: Point, b: Point, text: string, layer: LayerName, { pt, textFt }: Pen): Entity[][] {
  const upright = Math.abs(b[1] - a[1]) > Math.abs(b[0] - a[0]);
  return [16, 28, 42, 60, 80].flatMap((points) =>
    [0.5, 0.38, 0.62, 0.25, 0.75, 0.15, 0.85].flatMap((t) =>
      [1, -1].map((side): Entity[] => {
        const tip: Point = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
        const reach = side * pt(points);
        const knee: Point = upright
          ? [tip[0] + reach, tip[1] - pt(points * 0.3)]
          : [tip[0] + pt(points * 0.3), tip[1] + reach];
        const end: Point = [knee[0] + (upright ? side : 1) * pt(3), knee[1]];
        return [{ kind: 'leader', layer, points: [tip, knee, end], text, heightFt: textFt * SMALL }];
      }),
    ),
  );
}
