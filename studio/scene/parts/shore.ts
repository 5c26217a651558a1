import type { Bounds } from '#domain/geometry/plane.ts';
import { lakeFt } from '../falling-ground.ts';
import { between } from '../random.ts';
import { METRES_PER_FOOT as FT } from '../scene.ts';
import { GROUND_Y, type SceneBuilder } from '../scene-builder.ts';
import { landHeight } from './ground.ts';
import { levelAt } from './planting-ground.ts';

const REED_STEP_FT = 3.2;

// Where the lawn meets a lake: reeds along the water, and a jetty.
export function dressShore(builder: SceneBuilder, deck: Bounds): void {
  const { random } = builder;
  const jetty = (deck.z0 + deck.z1) / 2 - 52;
  for (let z = deck.z0 - 170; z < deck.z1 + 60; z += REED_STEP_FT) {
    const x = shoreAt(builder, deck, z);
    if (x === null || Math.abs(z - jetty) < 9 || Math.sin(z * 0.11) + Math.sin(z * 0.043 + 2) < 0.1) continue;
    const [px, pz] = [x + between(random, -3, 1), z + between(random, -1.4, 1.4)];
    builder.instances.push({
      prototype: 'tuft',
      x: px * FT,
      y: levelAt(builder, px, pz) * FT,
      z: pz * FT,
      yaw: random() * 2 * Math.PI,
      scale: between(random, 0.9, 1.4),
      rise: between(random, 1, 1.7),
    });
  }
  const from = shoreAt(builder, deck, jetty);
  if (from !== null) drawJetty(builder, from, jetty);
}

// How far to the right of the deck the ground dips under the lake.
function shoreAt(builder: SceneBuilder, deck: Bounds, z: number): number | null {
  for (let x = deck.x1; x < deck.x1 + 180; x += 1)
    if (landHeight(builder, x, z) < 0.1 - lakeFt(builder.layout)) return x;
  return null;
}

function drawJetty({ mesh, layout }: SceneBuilder, x: number, z: number): void {
  const top = GROUND_Y - lakeFt(layout) + 1.7;
  mesh.as('land', () => {
    for (let at = x - 7; at < x + 30; at += 0.62)
      mesh.box('teak', at, top - 0.12, z - 2.6, at + 0.56, top, z + 2.6);
    for (let at = x - 5; at < x + 30; at += 8)
      for (const side of [-2.4, 2.4])
        mesh.box('timber', at, top - 5, z + side - 0.25, at + 0.5, top + 1.6, z + side + 0.25);
  });
}
