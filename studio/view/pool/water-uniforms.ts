import { Color, RedFormat, RGBAFormat, Vector3 } from 'three';
import type { Scene } from '#studio/scene/scene.ts';
import { bakeCaustics, bakeSlopes } from './bake-water.ts';
import { dataTexture, repeating } from './data-texture.ts';
import { LIGHT } from './light.ts';

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
    scatter: { value: new Color() },
    land: { value: new Color() },
    lightCount: { value: 0 },
    lightPositions: { value: Array.from({ length: MOST_POOL_LIGHTS }, () => new Vector3()) },
    lightColours: { value: Array.from({ length: MOST_POOL_LIGHTS }, () => new Vector3()) },
    foamCount: { value: 0 },
    foamFrom: { value: Array.from({ length: MOST_FOAM }, () => new Vector3()) },
    foamTo: { value: Array.from({ length: MOST_FOAM }, () => new Vector3()) },
  };
}

export type WaterUniforms = ReturnType<typeof createWaterUniforms>;

export function lightWater(uniforms: WaterUniforms, scene: Scene): void {
  const light = LIGHT[scene.sky.hour];
  uniforms.sunDirection.value.set(...scene.sun.direction).normalize();
  uniforms.sunColour.value.setRGB(...scene.sun.colour).multiplyScalar(light.sun);
  uniforms.land.value.setRGB(...light.land);
  // Light that water sends back from within: some of the sky's, tinted.
  uniforms.scatter.value.setRGB(0.012, 0.2, 0.26).multiplyScalar(0.25 + 0.75 * Math.min(1, light.sun / 3));
  const lamps = scene.lights.filter(({ underwater }) => underwater).slice(0, MOST_POOL_LIGHTS);
  uniforms.lightCount.value = light.lamps > 0.1 ? lamps.length : 0;
  lamps.forEach((lamp, at) => {
    uniforms.lightPositions.value[at]?.set(...lamp.position);
    const brightest = Math.max(...lamp.colour, 1e-6);
    uniforms.lightColours.value[at]?.set(...lamp.colour).multiplyScalar((light.lamps * 0.42) / brightest);
  });
  const foam = scene.foam.slice(0, MOST_FOAM);
  uniforms.foamCount.value = foam.length;
  foam.forEach(({ from, to }, at) => {
    uniforms.foamFrom.value[at]?.set(...from);
    uniforms.foamTo.value[at]?.set(...to);
  });
}
