import type { Point } from '#domain/geometry/plane.ts';
import { BUILD } from '#domain/plan-set/take-off-rates.ts';
import type { Footprint, Layout } from '#studio/scene/layout-types.ts';
import { basinOf, SHORE_RUN_FT, SPA, WATER_Y } from '#studio/scene/pool-heights.ts';
import { deckEntities, type End, floorY, poolEntities } from '#studio/section/built-parts.ts';
import { type Cut, crossingsAlong, type Span, spansOf } from '#studio/section/cuts.ts';
import { endsOf } from '#studio/section/ends.ts';
import { basinEntities, spaEntities, spaIn } from '#studio/section/spa-and-basin.ts';
import { type WeirCut, weirIn } from '#studio/section/weir-in.ts';
import type { Entity } from '#studio/sheets/engine/entity.ts';
import { area, type Ink, type Mark, PAPER } from './marks.ts';

// The pool as a cut shows it: the very shapes of the plan set's sections, in the plan's colors.

/** Feet along the cut and above the deck to the sheet. */
export type ToSheet = (feet: number, aboveFt: number) => Point;

/** Where the cut runs through the spa: its own zero along the cut, and the way to its pool. */
type SpaOnLine = { zeroFt: number; way: 1 | -1; outerFt: number; innerFt: readonly [number, number] };

export type CutPool = {
  layout: Layout;
  cut: Cut;
  spans: readonly { span: Span; ends: readonly [End, End] }[];
  spa: SpaOnLine | null;
  /** Where the water ends above a catch basin. */
  weir: WeirCut | null;
  lowestFt: number;
};

export function cutPool(layout: Layout, asked: Cut): CutPool {
  const spa = spaOnLine(layout, asked);
  const edge = spa && spa.zeroFt + spa.way * SPA.inFt;
  const cut =
    edge === null
      ? asked
      : { ...asked, ...(spa?.way === 1 ? { from: Math.max(asked.from, edge) } : { to: edge }) };
  const spans = spansOf(layout, cut).map((span) => ({ span, ends: endsOf(layout, cut, span) }));
  const weir = weirIn(layout, cut);
  const floors = spans.flatMap(({ span }) => span.floor.map(([, depth]) => floorY(depth)));
  const basin = weir === null ? 0 : -basinOf(layout.design).floorY;
  const lowestFt = Math.max(basin, spa ? (spaIn(layout)?.floorY ?? 0) : 0, ...floors);
  return { layout, cut: asked, spans, spa, weir, lowestFt: lowestFt + BUILD.floorFt + BUILD.gravelFt };
}

export const spaAtRim = ({ items }: Layout): Footprint | undefined =>
  items.find(({ kind, layer }) => kind === 'Raised Spa' && layer === 'edge');

function spaOnLine(layout: Layout, { at }: Cut): SpaOnLine | null {
  const spa = spaAtRim(layout);
  const inside = spaIn(layout);
  if (!spa || !inside) return null;
  const [[ox, oz], [ax, az]] = [at(0), at(1)];
  const [dx, dz] = [ax - ox, az - oz];
  const { x, z, yaw } = spa.anchor;
  const along = Math.sin(yaw) * dx + Math.cos(yaw) * dz;
  const aside = Math.abs((x - ox) * dz - (z - oz) * dx);
  if (Math.abs(along) < 0.999 || aside > spa.widthFt / 2 - SPA.wallFt) return null;
  const [zeroFt, way] = [(x - ox) * dx + (z - oz) * dz, along > 0 ? 1 : -1] as const;
  const [first, last] = inside.inner.map((feet) => zeroFt + way * feet);
  return { zeroFt, way, outerFt: zeroFt + way * inside.outer[0], innerFt: [first ?? 0, last ?? 0] };
}

/** What is not earth: the air over the water, over a shore and over a catch basin. */
export function airMarks({ layout, spans, weir }: CutPool, at: ToSheet): Mark[] {
  const air = (points: readonly Point[]) =>
    area(
      points.map(([feet, above]) => at(feet, above)),
      { fill: PAPER.white },
    );
  const { floorY: floor } = basinOf(layout.design);
  return [
    ...spans.map(({ span: { from, to, floor: bottom }, ends }) =>
      air([
        [from - (ends[0] === 'shore' ? SHORE_RUN_FT : 0), 0],
        [from, ends[0] === 'shore' ? WATER_Y : 0],
        ...bottom.map(([feet, depth]): Point => [feet, WATER_Y - depth]),
        [to, ends[1] === 'shore' ? WATER_Y : 0],
        [to + (ends[1] === 'shore' ? SHORE_RUN_FT : 0), 0],
      ]),
    ),
    ...(weir === null
      ? []
      : [
          air([
            [weir.at, 0.5],
            [weir.at + weir.outerFt, 0.5],
            [weir.at + weir.outerFt, floor],
            [weir.at, floor],
          ]),
        ]),
  ];
}

export function builtMarks(pool: CutPool, at: ToSheet): Mark[] {
  const { layout, cut, spans, spa, weir } = pool;
  const deck = crossingsAlong(layout.deck, cut.at);
  const paved = (from: number, out: 1 | -1, end: End, copingFt: number): Entity[] => {
    const edge =
      out < 0 ? deck.filter((feet) => feet < from).at(-1) : deck.find((feet) => feet > from + 0.05);
    if (edge === undefined) return [];
    const reach = out < 0 ? Math.max(cut.from, edge) : Math.min(cut.to, edge);
    return deckEntities({ ...layout, copingFt }, from, reach, end);
  };
  const entities = [
    ...spans.flatMap(({ span, ends }) => [
      ...paved(span.from, -1, ends[0], layout.copingFt),
      ...paved(span.to, 1, ends[1], layout.copingFt),
      ...poolEntities(layout, span, ends),
    ]),
    ...(spa ? paved(spa.outerFt, spa.way === 1 ? -1 : 1, 'wall', 0) : []),
    ...(weir === null ? [] : basinEntities(layout, weir)),
  ];
  return [
    ...entities.flatMap((one) => painted(one, ([feet, below]) => at(feet, -below))),
    ...(spa ? spaMarks(pool, spa, at) : []),
  ];
}

function spaMarks({ layout, cut }: CutPool, { zeroFt, way }: SpaOnLine, at: ToSheet): Mark[] {
  const own = { ...cut, at: (feet: number) => cut.at(zeroFt + way * feet) };
  return spaEntities(layout, own).flatMap((one) =>
    painted(one, ([feet, below]) => at(zeroFt + way * feet, -below)),
  );
}

const LOOKS: Partial<Record<Entity['layer'], Ink>> = {
  'C-GRND-PATT': { fill: '#c4b394' },
  'S-SHEL-PATT': { fill: '#a7b1b2' },
  'S-SHEL': { stroke: PAPER.ink, width: 1.1 },
  'A-DECK': { fill: PAPER.deck, stroke: PAPER.quiet, width: 0.7 },
  'A-POOL-COPG': { fill: PAPER.edge, stroke: PAPER.ink, width: 0.9 },
  'A-FEAT': { fill: PAPER.lagoon },
};

function painted(one: Entity, toSheet: (point: Point) => Point): Mark[] {
  if (one.kind !== 'path') return [];
  const points = one.points.map(toSheet);
  if (one.layer === 'A-POOL-WATR')
    return one.closed
      ? [area(points, { fill: PAPER.water })]
      : [{ kind: 'shape', points, closed: false, stroke: PAPER.waterDeep, width: 2.2 }];
  const look = LOOKS[one.layer];
  return look ? [{ kind: 'shape', points, closed: one.closed, ...look }] : [];
}
