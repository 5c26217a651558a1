import { FogExp2, ShaderChunk } from 'three';
import type { Hour } from '#domain/design/design.ts';
import type { Vec3 } from '#studio/scene/scene.ts';

// What lies far away turns into, as the screen shows it.
const COLORS: Record<Hour, Vec3> = {
  day: [0.74, 0.81, 0.87],
  golden: [0.8, 0.76, 0.66],
  sunset: [0.72, 0.6, 0.54],
  dusk: [0.2, 0.25, 0.36],
};
// By the metre: a wood's edge pales a little, the houses behind it more.
const DENSITY = 0.0085;
// The plain at the horizon stays land.
const MOST = 0.3;

ShaderChunk.fog_fragment = ShaderChunk.fog_fragment.replace(
  'gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );',
  `gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, min( fogFactor, ${MOST} ) );`,
);

export const createHaze = (): FogExp2 => new FogExp2(0, DENSITY);

export function setHaze(haze: FogExp2, hour: Hour): void {
  haze.color.setRGB(...COLORS[hour]);
}
