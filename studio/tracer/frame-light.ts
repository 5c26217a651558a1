import { boundsOf } from '#domain/geometry/plane.ts';
import { seedOf } from '#studio/scene/design-seed.ts';
import type { Scene } from '#studio/scene/scene.ts';
import type { Core } from './core.ts';
import {
  breezeOf,
  type Environment,
  exposureOf,
  glareOf,
  LAMPS,
  netOf,
  PUNCHES,
  type Ripples,
  SATURATIONS,
  TINTS,
  throughSurface,
  turnOf,
  underWaterOf,
} from './environment.ts';
import type { FrameValues } from './frame-fields.ts';
import { glowsOf } from './soft-glows.ts';

// What of a frame is light: sun, sky, lamps, water and the print they are developed to.

/** The map of what the sun does not reach, and how far from its middle it knows. */
export const SHADOW_SIZE = 1400;
export const SHADOW_REACH_M = 17;

export function setLight(
  core: Core,
  frame: FrameValues,
  scene: Scene,
  environment: Environment,
  ripples: Ripples,
): void {
  const { hour } = scene.sky;
  const { sunColour, skyLight, sky, record } = environment;
  frame.skyTurn = turnOf(scene.sun.direction);
  [frame.sunX, frame.sunY, frame.sunZ] = scene.sun.direction;
  // At dusk the sun has set: its red would lie on single walls.
  [frame.sunR, frame.sunG, frame.sunB] = hour === 'dusk' ? [0, 0, 0] : sunColour;
  [frame.skyR, frame.skyG, frame.skyB] = skyLight;
  frame.dusk = hour === 'dusk' ? 1 : 0;
  frame.warm = LAMPS[hour].rooms;
  frame.exposure = exposureOf(environment, hour, frame.sunY);
  frame.tint = TINTS[hour];
  frame.saturation = SATURATIONS[hour];
  frame.punch = PUNCHES[hour];
  frame.sky = sky;
  frame.skyWidth = 1024;
  frame.skyHeight = 256;
  frame.harmonics = core.buildHarmonics(record, frame.skyTurn);
  frame.ripples = ripples.slopes;
  [frame.caustics0, frame.caustics1, frame.caustics2] = ripples.caustics;
  // A low sun's light comes back up from the floor and the walls of the pool: it never lies as dark as the angle says.
  const into = hour === 'golden' || hour === 'sunset' ? Math.max(0.19, frame.sunY) : frame.sunY;
  frame.poolSun = into * throughSurface(into);
  frame.net = netOf(hour, frame.sunY);
  setWater(frame, scene);
  setShadowPlane(frame);
}

function setWater(frame: FrameValues, { layout, foam, sky }: Scene): void {
  frame.netPlace = (seedOf(layout.design) % 997) / 997;
  frame.breeze = breezeOf(sky.hour, seedOf(layout.design), foam.length > 0);
  frame.glare = glareOf(sky.hour, layout.design.finish);
}

// Axes across the sun's direction, centred between pool and house.
function setShadowPlane(frame: FrameValues): void {
  const { sunX, sunY, sunZ } = frame;
  const flat = Math.hypot(sunX, sunZ);
  const [ux, uz] = [sunZ / flat, -sunX / flat];
  const [vx, vy, vz] = [sunY * uz, sunZ * ux - sunX * uz, -sunY * ux];
  const cz = -2;
  frame.shadowSize = SHADOW_SIZE;
  [frame.shadowUx, frame.shadowUy, frame.shadowUz] = [ux, 0, uz];
  [frame.shadowVx, frame.shadowVy, frame.shadowVz] = [vx, vy, vz];
  frame.shadowU0 = uz * cz - SHADOW_REACH_M;
  frame.shadowV0 = vy + vz * cz - SHADOW_REACH_M;
  frame.shadowScale = SHADOW_SIZE / (2 * SHADOW_REACH_M);
}

/** Lamps, glows, flames, foam and water, each as a table of numbers that `put` stores. */
export function setTables(
  frame: FrameValues,
  scene: Scene,
  put: (values: readonly number[]) => number,
): void {
  const lit = LAMPS[scene.sky.hour].lamps;
  const lights = lit ? scene.lights : [];
  const underWater = lit * underWaterOf(scene.sky.hour);
  frame.lightCount = lights.length;
  frame.lights = put(
    lights.flatMap((l) => [
      ...l.position,
      ...l.colour.map((v) => v * (l.underwater ? underWater : lit)),
      l.underwater ? 1 : 0,
      l.radius,
      ...(l.direction ?? [0, 0, 0]),
      l.cone,
    ]),
  );
  const glows = lit ? glowsOf(scene, underWater, frame.warm) : [];
  frame.glowCount = glows.length;
  frame.glows = put(glows.flat());
  frame.flameCount = scene.flames.length;
  frame.flames = put(scene.flames.flatMap((f) => [...f.position, f.radius, f.height]));
  frame.foamCount = scene.foam.length;
  frame.foam = put(
    scene.foam.flatMap((f) => [f.from[0], f.from[2], f.to[0], f.to[2], f.from[1], f.strength]),
  );
  const waters = [...scene.waters].sort((a, b) => b.y - a.y);
  frame.waterCount = waters.length;
  frame.waterY = scene.waters[0]?.y ?? 0;
  frame.pond = scene.layout.design.features.includes('Regeneration Zone') ? 1 : 0;
  frame.waters = put(
    waters.flatMap(({ y, outline }) => {
      const { x0, z0, x1, z1 } = boundsOf(outline);
      return [y, x0, z0, x1, z1, outline.length, put(outline.flat()), 0];
    }),
  );
}
