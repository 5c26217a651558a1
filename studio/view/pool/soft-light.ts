import { Color, ShaderChunk, type WebGLProgramParametersWithUniforms } from 'three';

/** What a matte surface gets besides sun and sky as they fall on it. */
export interface SoftLight {
  // 1: a leaf, which lets light through and stands among others that do.
  leafy: number;
  // What comes to it from all sides.
  glow: Color;
}

export const NO_SOFT_LIGHT: SoftLight = { leafy: 0, glow: new Color(0, 0, 0) };

const HEAD = 'uniform float leafy;\nuniform vec3 glow;\n';

// Light goes through a leaf: it is as bright seen from below, and a crown has no dark flecks.
const UNTURNED = ShaderChunk.normal_fragment_begin.replace('normal *= faceDirection;', '');

// Round a crown the light fades instead of ending; what comes through leaves is yellower than what they send back.
const LAMBERT = ShaderChunk.lights_lambert_pars_fragment.replace(
  'vec3 irradiance = dotNL * directLight.color;',
  /* glsl */ `
  float faced = dot( geometryNormal, directLight.direction );
  float wrapped = saturate( ( faced + 0.25 ) / 1.25 );
  float through = saturate( 0.5 - 0.5 * faced ) * 0.2;
  vec3 irradiance = mix( vec3( dotNL ), vec3( wrapped ) + through * vec3( 1.3, 1.15, 0.35 ), leafy ) * directLight.color;`,
);

const LIGHTS = ShaderChunk.lights_fragment_begin
  // Leaves throw flecks of light among the shadows.
  .replace(
    'directionalLightShadow.shadowIntensity',
    'directionalLightShadow.shadowIntensity * ( 1.0 - 0.25 * leafy )',
  )
  .replace(
    'irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );',
    'irradiance += getLightProbeIrradiance( lightProbe, geometryNormal ) * ( 1.0 + 0.1 * leafy ) + glow;',
  );

// Leaves small enough to be told apart are worth some shimmer.
const MAP = ShaderChunk.map_fragment.replace(
  'texture2D( map, vMapUv )',
  'texture2D( map, vMapUv, -0.8 * leafy )',
);

/** Adds to a material's shader; the same for all materials, so that they share it. */
export function addSoftLight(shader: WebGLProgramParametersWithUniforms, { leafy, glow }: SoftLight): void {
  Object.assign(shader.uniforms, { leafy: { value: leafy }, glow: { value: glow } });
  shader.fragmentShader = `${HEAD}${shader.fragmentShader}`
    .replace('#include <map_fragment>', MAP)
    .replace('#include <lights_lambert_pars_fragment>', LAMBERT)
    .replace('#include <lights_fragment_begin>', LIGHTS);
}

export function lightFromBothSides(shader: WebGLProgramParametersWithUniforms): void {
  shader.fragmentShader = shader.fragmentShader.replace('#include <normal_fragment_begin>', UNTURNED);
}
