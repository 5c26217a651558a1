import { countIn } from '#domain/design/counts.ts';
import type { Design } from '#domain/design/design.ts';
import { boundsOf, circle, overlap } from '#domain/geometry/plane.ts';
import type { FeaturePart } from '../feature-part.ts';
import type { Anchor } from '../layout-types.ts';
import { hash3 } from '../noise.ts';
import { localRectangle, placesAlong, type Site } from '../placement.ts';
import { WATER_Y } from '../pool-heights.ts';
import type { Vec3 } from '../scene.ts';
import { drawEach, type SceneBuilder } from '../scene-builder.ts';
import { addFoam } from './falling-water.ts';

export const deckJets: FeaturePart = {
  look: 'built',
  alongEdge: place,
  draw: (builder) => drawEach(builder, 'Deck Jets', () => arc(builder)),
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

const REACH_FT = 4.2;
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
  const asked = count === null ? inARow(design.lengthFt > 28 ? 4 : 3) : placesAlong(count);
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

const inARow = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    sides: ['front', 'back', 'right'] as const,
    prefer: 0.3 + (i * 0.5) / (count - 1),
  }));

const [HIGH_FT, FROM_FT] = [2.9, -1.45];
/** The part of its way that it stays a rod of glass. */
const WHOLE = 0.56;

const onArc = (t: number): Vec3 => [
  0,
  0.06 + 4 * HIGH_FT * t * (1 - t) + (WATER_Y - 0.06) * t,
  FROM_FT + (REACH_FT - FROM_FT) * t,
];

// A laminar arc from a nozzle in the deck into the pool: a clear rod, then beads with air between them.
function arc(builder: SceneBuilder): void {
  const { mesh } = builder;
  mesh.lathe('steel', [0, 0.01, FROM_FT], 12, [0.2, 0], [0.18, 0.03], [0.05, 0.04]);
  const rod = Array.from({ length: 17 }, (_, i): Vec3 => onArc((WHOLE * i) / 16));
  mesh.tube(
    'jet',
    rod.map((_, i) => 0.021 + 0.004 * Math.sin(i * 1.3)),
    5,
    ...rod,
  );
  for (let t: number = WHOLE, i = 0; t < 1; i++) {
    const loose = (t - WHOLE) / (1 - WHOLE);
    const long = (0.032 - 0.02 * loose) * (0.6 + 0.8 * hash3(i, 4, 9));
    const aside = (hash3(i, 7, 3) - 0.5) * 0.12 * loose;
    const bead = [t, t + long / 2, t + long].map((at): Vec3 => {
      const [, y, z] = onArc(Math.min(1, at));
      return [aside, y, z + aside * 0.5];
    });
    mesh.tube('jet', [0.008, 0.022 + 0.012 * loose, 0.008], 5, ...bead);
    t += long + 0.003 + 0.016 * loose * hash3(i, 2, 5);
  }
  addFoam(builder, [-0.1, WATER_Y, REACH_FT], [0.1, WATER_Y, REACH_FT], 0.6);
}
