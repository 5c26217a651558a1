import { type Bounds, boundsOf, clip, type Point } from '#domain/geometry/plane.ts';
import { BUILD } from '#domain/plan-set/take-off-rates.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { BENCH_FT, basinOf, COPING_THICK_FT, SPA } from '#studio/scene/pool-heights.ts';
import { EARTH, filled, floorY } from '#studio/section/built-parts.ts';
import { type Cut, depthIn, isLevel, type Span, spansOf } from '#studio/section/cuts.ts';
import { spaIn } from '#studio/section/spa-and-basin.ts';
import type { Entity } from '../engine/entity.ts';
import type { Pen, View } from '../engine/view.ts';
import { chainAlong, dimension, rowFt } from '../layout/dimension-chain.ts';
import type { PlanSet } from '../plan-set.ts';
import { depthFigures } from '../sections/section-figures.ts';
import { builtEntities } from '../sections/section-view.ts';
import { type Callout, calloutEntities } from './callouts.ts';
import { type DetailKind, detailCut } from './detail-cuts.ts';
import { detailNotes } from './detail-notes.ts';

// One detail of the shell: as the sections draw it, named part by part, without steel.

const NOWHERE: Bounds = { x0: 0, z0: 0, x1: 1, z1: 1 };
const NO_GROUND = { slope: null, edges: [], walls: [] };
const ABOVE_FT = 0.5;
const EARTH_FT = 0.8;
/** Of the beam's detail, under the beam. */
const EDGE_BELOW_FT = 0.6;
/** For words on each side, where a sheet does not say. */
export const COLUMN_PT = 125;

/** What a detail names; another sheet may name other things on it. */
export type NotesOf = (set: PlanSet, kind: DetailKind, span: Span) => Callout[];

export function detailView(kind: DetailKind, columnPt = COLUMN_PT, notesOf: NotesOf = detailNotes): View {
  return {
    name: `detail-${kind}`,
    title: ({ layout, words: { structural } }) =>
      kind === 'deep' && isLevel(layout) ? structural.levelWall : structural.details[kind],
    ruler: 'detail',
    apart: true,
    marginIn: 0.05,
    extent: (set) => {
      const cut = detailCut(set.layout, kind);
      return cut ? extentOf(set, kind, cut) : NOWHERE;
    },
    draw: (set, pen) => {
      const cut = detailCut(set.layout, kind);
      return cut
        ? drawn(set, kind, cut, pen, (span, extent) =>
            calloutEntities(notesOf(set, kind, span), extent, columnPt, pen),
          )
        : [];
    },
  };
}

function extentOf({ layout }: PlanSet, kind: DetailKind, cut: Cut): Bounds {
  const bottom = COPING_THICK_FT + BUILD.beamHighFt + EDGE_BELOW_FT;
  const floors = spansOf(layout, cut).flatMap(({ floor }) => floor.map(([, depth]) => floorY(depth)));
  const spa = kind === 'spa' ? (spaIn(layout)?.floorY ?? 0) : 0;
  const basin = kind === 'basin' ? -basinOf(layout.design).floorY : 0;
  const lowest = Math.max(spa, basin, ...floors) + BUILD.floorFt + BUILD.gravelFt;
  const rows = kind === 'steps' || kind === 'bench' ? 0.4 : 0;
  return {
    x0: cut.from,
    x1: cut.to,
    z0: kind === 'spa' ? -SPA.rimY - ABOVE_FT : -ABOVE_FT,
    z1: kind === 'edge' ? bottom : lowest + rows,
  };
}

function drawn(
  set: PlanSet,
  kind: DetailKind,
  cut: Cut,
  pen: Pen,
  named: (span: Span, extent: Bounds) => Entity[],
): Entity[] {
  const { layout } = set;
  const extent = extentOf(set, kind, cut);
  const spans = spansOf(layout, cut);
  const [span] = spans;
  if (!span) return [];
  const earth = kind === 'spa' || kind === 'basin' || kind === 'beach' ? [] : [earthBeside(layout, span)];
  const built = [...earth, ...builtEntities(layout, cut, spans, NO_GROUND)];
  return [
    ...(kind === 'edge' ? built.flatMap((one) => cutOff(one, extent)) : built),
    ...figures(set, kind, span, extent, pen),
    ...named(span, extent),
  ];
}

/** Behind the wall and under the deck. */
function earthBeside({ copingFt }: Layout, { from, floor }: Span): Entity {
  const { beamWideFt, beamHighFt, wallFt, deckSlabFt, deckBaseFt } = BUILD;
  const [top, step] = [deckSlabFt + deckBaseFt, COPING_THICK_FT + beamHighFt];
  const bottom = floorY(floor[0]?.[1] ?? 0) + BUILD.floorFt;
  const points: Point[] = [
    [from - beamWideFt - EARTH_FT, top],
    [from - copingFt, top],
    [from - copingFt, COPING_THICK_FT],
    [from - beamWideFt, COPING_THICK_FT],
    [from - beamWideFt, step],
    [from - wallFt, step],
    [from - wallFt, bottom],
    [from - wallFt - EARTH_FT, bottom],
    [from - wallFt - EARTH_FT, step + EARTH_FT],
    [from - beamWideFt - EARTH_FT, step + EARTH_FT],
  ];
  return filled('C-GRND-PATT', points, EARTH);
}

function figures({ layout }: PlanSet, kind: DetailKind, span: Span, extent: Bounds, pen: Pen): Entity[] {
  if (kind === 'edge') return edgeFigures(span, pen);
  const ends = layout.items.flatMap((item) => {
    const { x1 } = boundsOf(item.outline);
    if (kind === 'steps' && (item.kind === 'steps' || item.kind === 'Sunshelf')) return [x1];
    return kind === 'beach' && item.kind === 'Beach Entry' ? [x1] : [];
  });
  const along = kind === 'bench' ? [span.from + BENCH_FT] : ends;
  const under = (x: number) => floorY(depthIn(span, x - 0.01)) + BUILD.floorFt;
  return [
    ...depthFigures(span, pen),
    ...(along.length > 0
      ? chainAlong([span.from, ...along], under, extent.z1 + rowFt(pen, 0) * 0.4, pen)
      : []),
  ];
}

/** The beam's width over the coping, its height in the water, the wall's thickness under it. */
function edgeFigures({ from }: Span, { textFt }: Pen): Entity[] {
  const { beamWideFt, beamHighFt, wallFt } = BUILD;
  const [top, step] = [COPING_THICK_FT, COPING_THICK_FT + beamHighFt];
  const low = step + EDGE_BELOW_FT * 0.75;
  return [
    dimension([from - beamWideFt, top], [from, top], [from, -textFt * 1.6], textFt),
    dimension([from, top], [from, step], [from + textFt * 3.4, top], textFt),
    dimension([from - wallFt, low], [from, low], [from, low], textFt),
  ];
}

/** What lies under the detail's own end is left out. */
function cutOff(entity: Entity, { z1 }: Bounds): Entity[] {
  if (entity.kind !== 'path') return [entity];
  const points = clip(entity.points, 0, 1, z1);
  return points.length > 1 ? [{ ...entity, points }] : [];
}
