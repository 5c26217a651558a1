import type { Design } from '#domain/design/design.ts';
import { depthAt, depthProfile } from '../depth.ts';
import type { FeaturePart } from '../feature-part.ts';
import type { Footprint } from '../layout-types.ts';
import { WATER_Y } from '../pool-heights.ts';
import { addLight, drawEach, floorAt, type SceneBuilder } from '../scene-builder.ts';
import { bottle, lantern, tumbler, wineGlass } from './tableware.ts';

export const swimUpBar: FeaturePart = {
  look: 'built',
  edge: (design) => ({
    // Only where it is as deep as one sits.
    demand: 5.5,
    label: 'Swim-up bar',
    widthFt: Math.min(11, Math.max(6, design.widthFt * 0.6)),
    outFt: 6,
    inFt: 2.6,
    heightFt: 3.2,
    sides: ['back', 'right', 'front'],
    prefer: 0.62,
    clearanceFt: 0.8,
    least: 0.55,
    // Its stools are seen from the garden; from the front only its back would be.
    suits: ({ x, yaw }) => yaw !== Math.PI && canSit(design, x),
  }),
  draw: (builder) => drawEach(builder, 'Swim-Up Bar', (item) => bar(builder, item)),
};

/** On a stool the water reaches to the ribs, and those who leave it can stand. */
const canSit = (design: Design, x: number): boolean => {
  const depth = depthAt(depthProfile(design), x + design.lengthFt / 2);
  return depth > 2.4 && depth < 5.6;
};

const LOW = 0.97;
const HIGH = 3.06;

// A counter just over the water with stools before it, and the bar behind it at which the drinks are made.
function bar(builder: SceneBuilder, item: Footprint): void {
  const { mesh, random } = builder;
  const half = item.widthFt / 2;
  mesh.box('stone', -half, -6, -1.2, half, LOW - 0.17, 0.16);
  mesh.box('counter', -half - 0.2, LOW - 0.17, -1.25, half + 0.2, LOW, 1.05);
  mesh.box('stone', -half, 0, -2.9, half, HIGH - 0.16, -1.2);
  mesh.box('counter', -half - 0.2, HIGH - 0.16, -3.15, half + 0.2, HIGH, -1.05);
  stools(builder, item);
  // A sink for the barman, and what he has just been working with.
  const sink = -half * 0.5;
  mesh.box('frame', sink - 0.6, HIGH, -2.6, sink + 0.6, HIGH + 0.012, -1.7);
  mesh.tube(
    'steel',
    0.05,
    8,
    [sink, HIGH, -2.75],
    [sink, HIGH + 0.9, -2.75],
    [sink, HIGH + 1, -2.5],
    [sink, HIGH + 0.75, -2.3],
  );
  // Bottles stand together, tumblers beside them.
  for (let i = 0; i < 7; i++) {
    const z = -2.65 + random() * 0.5;
    if (i < 4) bottle(builder, half * 0.3 + i * 0.27, HIGH, z, i % 2 === 1);
    else tumbler(builder, half * 0.3 + 0.5 + i * 0.3, HIGH, z);
  }
  for (let i = 0; i < 3; i++)
    wineGlass(builder, -half * 0.75 + i * half * 0.55 + random() * 0.4, LOW, 0.1 + random() * 0.3);
  for (const x of [-half + 0.45, half - 0.45]) lantern(builder, x, HIGH, -1.6, 0.8);
  addLight(builder, [0, HIGH + 0.8, 0.2], [2.4, 1.6, 0.8], { radius: 0.12 });
}

function stools(builder: SceneBuilder, item: Footprint): void {
  const { mesh } = builder;
  const count = Math.max(2, Math.floor(item.widthFt / 2.6));
  for (let k = 0; k < count; k++) {
    const x = -item.widthFt / 2 + (item.widthFt * (k + 0.5)) / count;
    const [sx] = mesh.place([x, 0, 1.9]);
    const floor = floorAt(builder, sx);
    const seat = WATER_Y - 0.2;
    mesh.lathe('steel', [x, floor, 1.9], 12, [0.6, 0], [0.16, 0.12], [0.14, seat - floor]);
    mesh.lathe('trim', [x, seat, 1.9], 16, [0, 0], [0.62, 0], [0.66, 0.08], [0.62, 0.24], [0, 0.26]);
  }
}
