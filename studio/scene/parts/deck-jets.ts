import { countIn } from '#domain/design/counts.ts';
import type { Design } from '#domain/design/design.ts';
import { boundsOf, circle, overlap } from '#domain/geometry/plane.ts';
import type { FeaturePart } from '../feature-part.ts';
import type { Anchor } from '../layout-types.ts';
import { hash3 } from '../noise.ts';
import { localRectangle, type Site } from '../placement.ts';
import { WATER_Y } from '../pool-heights.ts';
import type { Vec3 } from '../scene.ts';
import { drawEach, type SceneBuilder } from '../scene-builder.ts';
import { addFoam, throwDrops } from './falling-water.ts';

export const deckJets: FeaturePart = {
  look: 'built',
  alongEdge: place,
  draw: (builder) =>
    drawEach(builder, 'Deck Jets', ({ anchor }) => arc(builder, Math.round(anchor.x * 8 + anchor.z * 13))),
};

const NOZZLE = {
  kind: 'Deck Jets',
  label: 'Deck jet',
  widthFt: 0.5,
  outFt: 1.7,
  inFt: -1.2,
  heightFt: 0.1,
  clearanceFt: 0.2,
  suits: arcIsFree,
  onlySuited: true,
} as const;

const REACH_FT = 4.6;
export const arcOf = (anchor: Anchor) => localRectangle(anchor, -0.6, -1.1, 0.6, REACH_FT + 0.5);

// It falls on open water: on no board, wall or rock, and not into the arc from across.
function arcIsFree(anchor: Anchor, { items }: Site): boolean {
  const arc = arcOf(anchor);
  return items.every(({ kind, layer, outline, anchor: other }) => {
    if (kind === 'Deck Jets') return !overlap(arc, arcOf(other));
    return layer !== 'edge' || !overlap(outline, arc);
  });
}

function place(site: Site, design: Design): void {
  const count = countIn(design, 'Deck Jets');
  const asked = inARow(count ?? (design.lengthFt > 28 ? 4 : 3));
  const short = asked.filter((wish) => !site.placeOnEdge({ ...NOZZLE, ...wish })).length;
  const apart = site.has('Deck Jets') ? 0 : 1;
  if (apart) placeBeforeTheFront(site);
  if (count !== null) for (let i = apart; i < short; i++) site.missing.push(NOZZLE.label);
}

function placeBeforeTheFront(site: Site): void {
  const z = site.crossing('front', 0) ?? boundsOf(site.outline).z1;
  site.add({
    kind: 'Deck Jets',
    label: NOZZLE.label,
    layer: 'overlay',
    outline: circle(0, z + 1.4, 0.25),
    anchor: { x: 0, z, yaw: Math.PI },
    widthFt: 0.5,
    depthFt: 0.5,
    heightFt: 0.1,
  });
}

// One row that plays towards the viewer; where its side has no room, across the water.
const inARow = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    sides: ['back', 'front', 'right'] as const,
    prefer: 0.24 + (0.6 * (i + 0.5)) / count,
  }));

const [HIGH_FT, FROM_FT] = [2.9, -1.45];
const STEPS = 36;
/** From nozzle to water: a stream takes in air and spreads. */
const THICK_FT = [0.036, 0.085] as const;
/** Of its way: from here on it tears, and here its glass ends. */
const [TORN, ENDS] = [0.62, 0.93];
const SHREDS = 20;

const arcAt =
  (high: number) =>
  (t: number): Vec3 => [
    0,
    0.06 + 4 * high * t * (1 - t) + (WATER_Y - 0.06) * t,
    FROM_FT + (REACH_FT - FROM_FT) * t,
  ];
const thickAt = (t: number) => THICK_FT[0] + (THICK_FT[1] - THICK_FT[0]) * t * t;

// A clear rod of water from a nozzle in the deck, torn into white shreds before it splashes into the pool.
function arc(builder: SceneBuilder, seed: number): void {
  const { mesh } = builder;
  // No two valves are open alike.
  const onArc = arcAt(HIGH_FT * (0.9 + 0.2 * hash3(seed, 1, 4)));
  mesh.lathe('steel', [0, 0.01, FROM_FT], 12, [0.2, 0], [0.18, 0.03], [0.05, 0.04]);
  const along = Array.from({ length: STEPS + 1 }, (_, i) => (ENDS * i) / STEPS);
  // It swells and thins, the more the further it has come.
  const whole = along.map((t, i) => {
    const uneven = 1 + 1.1 * t * (hash3(i, seed, 7) - 0.5);
    return thickAt(t) * uneven * Math.min(1, (ENDS + 0.04 - t) / (ENDS - TORN));
  });
  mesh.tube('jet', whole, 8, ...along.map(onArc));
  for (let i = 0; i < SHREDS; i++) {
    const from = TORN + ((0.97 - TORN) * (i + hash3(i, seed, 6))) / SHREDS;
    const long = 0.008 + 0.026 * hash3(i, seed, 3);
    const aside = (hash3(i, seed, 1) - 0.5) * 0.34 * (from - TORN + 0.08);
    const shred = [from, from + long / 2, from + long].map((t): Vec3 => {
      const [x, y, z] = onArc(t);
      return [x + aside, y, z];
    });
    const thick = thickAt(from) * (0.22 + 0.5 * hash3(i, seed, 9));
    mesh.tube('froth', [thick * 0.4, thick, thick * 0.4], 6, ...shred);
  }
  const lands: Vec3 = [0, WATER_Y, REACH_FT];
  mesh.lathe('froth', [0, WATER_Y - 0.01, REACH_FT], 12, [0.34, 0], [0.2, 0.05], [0.12, 0.16], [0, 0.22]);
  throwDrops(builder, lands, 0.6, 0.5);
  addFoam(builder, [-0.02, WATER_Y, REACH_FT], [0.02, WATER_Y, REACH_FT], 0.62);
}
