import { contains, edgesOf, offset, oriented, type Point } from '#domain/geometry/plane.ts';
import { keptFree } from '../houses/porch.ts';
import type { FootprintKind, Layout } from '../layout-types.ts';
import { noise3 } from '../noise.ts';
import { between } from '../random.ts';
import { METRES_PER_FOOT as FT } from '../scene.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { drawBoulder } from './rocks.ts';

// A pond's rim is no pool's: boulders lie on it in groups with grasses between them, and leave the way in free.

const STEP_FT = 0.9;
/** From the water: a stone's middle, and how far the outermost reaches. */
const OUT_FT = [0.35, 1.15] as const;
const RIM_FT = 2.9;

/** So far from the water other things stand or lie; a pond's rim is wide. */
export const offRim = (layout: Layout, offPoolFt: number): number =>
  layout.design.features.includes('Regeneration Zone') ? RIM_FT : offPoolFt;
const OFF_THINGS_FT = 2.2;
const OFF_WAY_FT = 2;
/** Where one walks into the water, and where a cover runs out of it. */
const WAYS: ReadonlySet<FootprintKind> = new Set(['steps', 'Beach Entry', 'Automatic Cover']);
/** Of the rim, the part that lies bare. */
const BARE = 0.46;

export function drawPondRim(builder: SceneBuilder): void {
  const { layout, random } = builder;
  const isFree = freeRim(layout);
  rimOf(layout).forEach(({ at: [x, z], out: [ox, oz] }, i) => {
    if (noise3(x * 0.13 + 3, z * 0.13, 7) < BARE || !isFree([x, z])) return;
    const away = between(random, ...OUT_FT);
    const radius = between(random, 0.3, i % 3 === 0 ? 0.95 : 0.6);
    const place: Point = [x + ox * away, z + oz * away];
    drawBoulder(
      builder,
      [place[0], radius * 0.22, place[1]],
      [radius * 1.2, radius * 0.72, radius],
      i * 7 + 210,
    );
    if (i % 3 !== 1) return;
    builder.instances.push({
      prototype: i % 2 ? 'tuft' : 'cover',
      x: (x + ox * 1.05) * FT,
      y: 0,
      z: (z + oz * 1.05) * FT,
      yaw: random() * 2 * Math.PI,
      scale: between(random, 0.4, 0.6),
      rise: between(random, 0.5, 0.8),
    });
  });
}

interface Spot {
  at: Point;
  /** Away from the water. */
  out: Point;
}

function rimOf({ pool }: Layout): Spot[] {
  const ring = oriented(pool.outline);
  const spots: Spot[] = [];
  let walked = 0;
  edgesOf(ring).forEach(([a, b]) => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const out: Point = [(b[1] - a[1]) / length, (a[0] - b[0]) / length];
    for (; walked < length; walked += STEP_FT) {
      const t = walked / length;
      spots.push({ at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t], out });
    }
    walked -= length;
  });
  return spots;
}

export function freeRim({ items, house, design, deck }: Layout): (point: Point) => boolean {
  const taken = [
    ...items
      .filter(({ layer }) => layer === 'edge' || layer === 'ground')
      .map(({ outline }) => offset(outline, OFF_THINGS_FT)),
    ...items.filter(({ kind }) => WAYS.has(kind)).map(({ outline }) => offset(outline, OFF_WAY_FT)),
    ...(house ? keptFree(design.house, house) : []),
  ];
  const inner = offset(deck, -2);
  return (point) => contains(inner, point) && !taken.some((outline) => contains(outline, point));
}
