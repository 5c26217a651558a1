import type { Design } from '#domain/design/design.ts';
import type { DrawnFigures, Fall } from '#domain/design/drawn-figures.ts';
import { areaOf } from '#domain/geometry/plane.ts';
import { BUILD } from '#domain/plan-set/take-off-rates.ts';
import { GALLONS_PER_CUBIC_FOOT } from '#domain/site/gallons.ts';
import { depthProfile } from '#studio/scene/depth.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { SHELF_DEPTH_FT } from '#studio/scene/pool-heights.ts';
import { spaOf } from './basins.ts';
import { drawnLayout, oncePer } from './drawn-layout.ts';
import { flowsOf } from './flows.ts';
import { lengthAround } from './measures.ts';
import { bodyOf, volumeOf } from './pool-body.ts';
import { besideItem, waterAhead } from './water-at.ts';

/** The figures of a design as it is drawn: what the plan set's take-off measures, for every page that shows one. */
export const drawnFigures: (design: Design) => DrawnFigures = oncePer((design) => {
  const layout = drawnLayout(design);
  const body = bodyOf(layout);
  const waterSqFt = areaOf(layout.pool.outline);
  const gallons = volumeOf(body).volumeFt3 * GALLONS_PER_CUBIC_FOOT;
  const spa = layout.items.find(({ kind }) => kind === 'Raised Spa');
  return {
    gallons,
    waterSqFt,
    perimeterFt: lengthAround(layout.pool.outline),
    deepestFt: Math.max(...layout.pool.profile.map(({ depthFt }) => depthFt)),
    ...fallsOf(layout.design),
    gentleLengthFt: gentleLength(layout.design),
    pumpGpm: flowsOf(layout, { waterSqFt, gallons }).designGpm,
    entry: entryOf(layout),
    board: waterAhead(layout, body, 'Diving Board'),
    slide: waterAhead(layout, body, 'Slide'),
    spa: spa ? besideItem(spa, body, spaOf(layout, BUILD.floorFt, BUILD.gravelFt)?.gallons ?? 0) : null,
  };
});

/** Less is laid level by any plasterer. */
const LEVEL_FT = 0.05;

function fallsOf(design: Design): { fall: Fall | null; beach: Fall | null } {
  const profile = depthProfile(design);
  const falls = profile.slice(1).map((to, i): Fall => {
    const from = profile[i] ?? to;
    return { dropFt: to.depthFt - from.depthFt, runFt: to.alongFt - from.alongFt };
  });
  const hasBeach = design.features.includes('Beach Entry');
  const beach = hasBeach ? (falls[0] ?? null) : null;
  const rest = falls.slice(hasBeach ? 1 : 0).filter(({ dropFt }) => dropFt > LEVEL_FT);
  const [fall = null] = rest.toSorted((a, b) => b.dropFt / b.runFt - a.dropFt / a.runFt);
  return { fall, beach };
}

const STEEPEST = 1 / 3;
const HAIR = 1e-6;

function gentleLength(design: Design): number | null {
  for (let lengthFt = Math.ceil(design.lengthFt); lengthFt <= 120; lengthFt++) {
    const { fall } = fallsOf({ ...design, lengthFt });
    if (!fall || fall.dropFt / fall.runFt <= STEEPEST + HAIR) return lengthFt;
  }
  return null;
}

function entryOf({ items, pool }: Layout): DrawnFigures['entry'] {
  const area = (kind: 'Beach Entry' | 'Sunshelf') =>
    items.filter((item) => item.kind === kind).reduce((sum, { outline }) => sum + areaOf(outline), 0);
  const [beachSqFt, shelfSqFt] = [area('Beach Entry'), area('Sunshelf')];
  if (beachSqFt > 0) return { kind: 'beach', depthFt: 0, sqFt: beachSqFt };
  if (shelfSqFt > 0) return { kind: 'shelf', depthFt: SHELF_DEPTH_FT, sqFt: shelfSqFt };
  return { kind: 'steps', depthFt: pool.profile[0]?.depthFt ?? 0, sqFt: 0 };
}
