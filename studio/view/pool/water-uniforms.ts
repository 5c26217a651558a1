import { Color, RedFormat, RGBAFormat, Vector3, Vector4 } from 'three';
import type { Scene } from '#studio/scene/scene.ts';
import { bakeCaustics, bakeSlopes } from './bake-water.ts';
import { dataTexture, repeating } from './data-texture.ts';
import { lightOf } from './hour-light.ts';

export const MOST_POOL_LIGHTS = 8;
export const MOST_FOAM = 6;

// Shared by the surface and by everything seen through it, so that both move with one clock.
export function createWaterUniforms(pixels: number) {
  return {
    time: { value: 0 },
    caustics: { value: repeating(dataTexture(bakeCaustics(pixels), RedFormat)) },
    slopes: { value: repeating(dataTexture(bakeSlopes(pixels), RGBAFormat)) },
    sunDirection: { value: new Vector3(0, 1, 0) },
    sunColour: { value: new Color() },
    level: { value: new Color() },
    land: { value: new Color() },
    lightCount: { value: 0 },
    lightPositions: { value: Array.from({ length: MOST_POOL_LIGHTS }, () => new Vector3()) },
    // With the light's size.
    lightColours: { value: Array.from({ length: MOST_POOL_LIGHTS }, () => new Vector4()) },
    lightDirections: { value: Array.from({ length: MOST_POOL_LIGHTS }, () => new Vector3()) },
    foamCount: { value: 0 },
    foamFrom: { value: Array.from({ length: MOST_FOAM }, () => new Vector3()) },
    foamTo: { value: Array.from({ length: MOST_FOAM }, () => new Vector3()) },
  };
}

export type WaterUniforms = ReturnType<typeof createWaterUniforms>;

export function lightWater(uniforms: WaterUniforms, scene: Scene): void {
  const light = lightOf(scene.sky.hour, scene.sun);
  uniforms.sunDirection.value.set(...scene.sun.direction).normalize();
  uniforms.sunColour.value.copy(light.sun);
  uniforms.level.value.copy(light.level);
  // Leaves and walls around the pool, mostly in the shade.
  const leaves = light.sky.clone().multiplyScalar(0.45).add(light.sun.clone().multiplyScalar(0.15));
  uniforms.land.value.setRGB(leaves.r * 0.028, leaves.g * 0.042, leaves.b * 0.028);
  const lamps = scene.lights.filter(({ underwater }) => underwater).slice(0, MOST_POOL_LIGHTS);
  uniforms.lightCount.value = light.lamps > 0 ? lamps.length : 0;
  lamps.forEach(({ position, colour: [r, g, b], radius, direction }, at) => {
    uniforms.lightPositions.value[at]?.set(...position);
    uniforms.lightColours.value[at]?.set(r * light.lamps, g * light.lamps, b * light.lamps, radius);
    uniforms.lightDirections.value[at]?.set(...(direction ?? [0, 0, 0]));
  });
  const foam = scene.foam.slice(0, MOST_FOAM);
  uniforms.foamCount.value = foam.length;
  foam.forEach(({ from, to }, at) => {
    uniforms.foamFrom.value[at]?.set(...from);
    uniforms.foamTo.value[at]?.set(...to);
  });
}
