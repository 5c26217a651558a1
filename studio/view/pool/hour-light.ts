import { Color, DataUtils, SphericalHarmonics3, Vector3 } from 'three';
import type { Hour } from '#domain/design/design.ts';
import type { Sun, Vec3 } from '#studio/scene/scene.ts';
import { HOUR_SKIES } from './hour-skies.ts';
import { SKY_ACROSS, SKY_UP } from './sky-table.ts';

// The light of an hour, in the tracer's units: what the picture and the view show is one place at one time.
export interface HourLight {
  // What the sun and the whole sky give a surface that faces them.
  sun: Color;
  sky: Color;
  exposure: number;
  // Of what rooms and lamps would send out, the share that shows.
  rooms: number;
  lamps: number;
  // What a level surface gets from both, as light it sends back when it is white.
  level: Color;
}

export function lightOf(hour: Hour, { direction }: Sun): HourLight {
  const { exposure, rooms, lamps } = HOUR_SKIES[hour];
  const { sun, sky }: Record<'sun' | 'sky', Vec3> = HOUR_SKIES[hour];
  const [sunlight, skylight] = [new Color().setRGB(...sun), new Color().setRGB(...sky)];
  const level = sunlight.clone().multiplyScalar(Math.max(0, direction[1])).add(skylight);
  return { sun: sunlight, sky: skylight, exposure, rooms, lamps, level: level.multiplyScalar(1 / Math.PI) };
}

/** Half floats, red, green, blue and one: as a texture takes them. */
export function skyPixels(hour: Hour): Uint16Array<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(HOUR_SKIES[hour].halfFloats), (letter) => letter.charCodeAt(0));
  const three = new Uint16Array(bytes.buffer);
  const one = DataUtils.toHalfFloat(1);
  return Uint16Array.from({ length: (three.length / 3) * 4 }, (_, at) =>
    at % 4 === 3 ? one : (three[Math.floor(at / 4) * 3 + (at % 4)] ?? 0),
  );
}

const TURNS = 32;

/** The open sky's light from all sides; nothing comes from below. */
export function skyHarmonics(hour: Hour, { direction: [sunX, , sunZ] }: Sun): SphericalHarmonics3 {
  const pixels = skyPixels(hour);
  const harmonics = new SphericalHarmonics3();
  const towardsSun = Math.atan2(sunZ, sunX);
  const basis: number[] = [];
  for (let row = 0; row < SKY_UP; row++) {
    const height = (share: number) => Math.sin(share ** 2 * (Math.PI / 2));
    const [low, high] = [height(row / SKY_UP), height((row + 1) / SKY_UP)];
    const y = (low + high) / 2;
    for (let turn = 0; turn < TURNS; turn++) {
      const away = ((turn + 0.5) / TURNS) * 2 * Math.PI;
      const column = Math.round((1 - Math.abs(1 - away / Math.PI)) * (SKY_ACROSS - 1));
      const radiance = balanced(hour, colourAt(pixels, row * SKY_ACROSS + column));
      const angle = towardsSun + away;
      const flat = Math.sqrt(1 - y * y);
      SphericalHarmonics3.getBasisAt(new Vector3(Math.cos(angle) * flat, y, Math.sin(angle) * flat), basis);
      const weight = ((high - low) * 2 * Math.PI) / TURNS;
      harmonics.coefficients.forEach((coefficient, band) => {
        coefficient.addScaledVector(new Vector3(...radiance), (basis[band] ?? 0) * weight);
      });
    }
  }
  return harmonics;
}

// As in the tracer (assembly/sky.ts): a camera balanced between sun and shade; at dusk there is no sun to balance.
const MUTED = 0.5;

function balanced(hour: Hour, colour: Vec3): Vec3 {
  if (hour === 'dusk') return colour;
  const grey = 0.25 * colour[0] + 0.55 * colour[1] + 0.2 * colour[2];
  const mix = (value: number) => value + (grey - value) * MUTED;
  return [mix(colour[0]), mix(colour[1]), mix(colour[2])];
}

const colourAt = (pixels: Uint16Array, at: number): Vec3 => [
  DataUtils.fromHalfFloat(pixels[at * 4] ?? 0),
  DataUtils.fromHalfFloat(pixels[at * 4 + 1] ?? 0),
  DataUtils.fromHalfFloat(pixels[at * 4 + 2] ?? 0),
];
