import { countIn } from '#domain/design/counts.ts';
import type { Design } from '#domain/design/design.ts';
import { fireOf } from '#domain/design/fire.ts';
import type { FeaturePart } from '../feature-part.ts';
import { placesAlong, type Site } from '../placement.ts';
import type { Vec3 } from '../scene.ts';
import { addLight, drawEach, type SceneBuilder } from '../scene-builder.ts';
import { sofa } from './seating.ts';

export const fireFeature: FeaturePart = {
  look: 'fire',
  alongEdge(site, design) {
    if (fireOf(design) === 'bowls') placeBowls(site, design);
  },
  ground: (design) =>
    fireOf(design) === 'pit' ? Array.from({ length: countIn(design, 'Fire Feature') ?? 1 }, () => PIT) : null,
  draw: (builder) =>
    drawEach(builder, 'Fire Feature', (item) => {
      if (fireOf(builder.layout.design) === 'pit') pit(builder);
      else builder.mesh.within({ x: 0, z: item.layer === 'edge' ? -2.45 : -1.1 }, () => bowl(builder));
    }),
};

const PIT = { label: 'Fire pit', widthFt: 11, depthFt: 11, heightFt: 1.5, region: 'right' } as const;

const BOWL = {
  kind: 'Fire Feature',
  label: 'Fire bowl',
  widthFt: 2.2,
  outFt: 3.6,
  inFt: -1,
  heightFt: 3,
  sides: ['back', 'front', 'right'],
  clearanceFt: 0.3,
} as const;

function placeBowls(site: Site, design: Design): void {
  const count = countIn(design, 'Fire Feature');
  if (count === null) {
    for (const prefer of [0.14, 0.62, 0.9]) {
      if (site.items.filter((item) => item.kind === 'Fire Feature').length === 2) break;
      site.placeOnEdge({ ...BOWL, prefer });
    }
    if (!site.has('Fire Feature')) placeBowlApart(site);
    return;
  }
  for (const wish of placesAlong(count)) {
    if (site.placeOnEdge({ ...BOWL, ...wish })) continue;
    if (site.has('Fire Feature')) site.missing.push(BOWL.label);
    else placeBowlApart(site);
  }
}

const placeBowlApart = (site: Site) => site.placeApart({ ...BOWL, outFt: 2.2, inFt: 0, prefer: 0 });

function bowl(builder: SceneBuilder): void {
  const { mesh } = builder;
  mesh.box('stone', -0.8, -0.05, -0.8, 0.8, 1.75, 0.8, 'b');
  mesh.box('coping', -0.9, 1.75, -0.9, 0.9, 1.9, 0.9);
  mesh.lathe(
    'bowl',
    [0, 1.9, 0],
    24,
    [0.42, 0],
    [0.6, 0.05],
    [0.88, 0.27],
    [1.04, 0.54],
    [1.08, 0.75],
    [1, 0.77],
    [0.96, 0.66],
    [0, 0.6],
  );
  embers(builder, [0, 2.55, 0], 0.82);
  burn(builder, [0, 2.6, 0], 0.24, 0.66);
}

// A round stone ring with three low chairs about it, open towards the water so that the flame is seen.
function pit(builder: SceneBuilder): void {
  const { mesh } = builder;
  mesh.lathe('stone', [0, 0, 0], 28, [2.2, 0], [2.2, 1.35]);
  mesh.lathe('coping', [0, 1.35, 0], 28, [2.3, 0], [2.3, 0.17], [1.5, 0.17], [1.5, -0.3], [0, -0.3]);
  embers(builder, [0, 1.2, 0], 1.3);
  burn(builder, [0, 1.25, 0], 0.36, 0.8);
  mesh.as('furniture', () => {
    for (const yaw of [-1.2, 0, 1.2]) {
      mesh.within({ x: -Math.sin(yaw) * 4.4, z: -Math.cos(yaw) * 4.4, yaw }, () => sofa(builder, 1.15));
    }
  });
}

function embers(builder: SceneBuilder, at: Vec3, radius: number): void {
  for (let i = 0; i < 30; i++) {
    const a = builder.random() * 2 * Math.PI;
    const r = radius * Math.sqrt(builder.random());
    builder.mesh.tilted(
      'lava',
      [at[0] + Math.cos(a) * r, at[1] + builder.random() * 0.1, at[2] + Math.sin(a) * r],
      [0.12 + 0.1 * builder.random(), 0.1, 0.12],
      builder.random() * 6,
      builder.random(),
    );
  }
}

function burn(builder: SceneBuilder, at: Vec3, radius: number, height: number): void {
  const position = builder.mesh.toMetres(at);
  builder.flames.push({ position, radius, height });
  const above: Vec3 = [position[0], position[1] + 0.3, position[2]];
  addLight(builder, at, [22, 9.5, 2.6], { position: above, radius: 0.2 });
}
