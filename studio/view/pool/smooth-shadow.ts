import { ShaderChunk } from 'three';

// Without a graphics card a shadow's edge would step from one texel of its map to the next: what the four nearest say is mixed.
const NEAREST = 'float depth = texture2D( shadowMap, shadowCoord.xy ).r;';
const STEP = 'shadow = step( shadowCoord.z, depth );';
const FOUR = /* glsl */ `
  vec2 texel = shadowCoord.xy * shadowMapSize - 0.5, part = fract( texel );
  ivec2 first = ivec2( floor( texel ) );
  vec4 depths = vec4(
    texelFetch( shadowMap, first, 0 ).r, texelFetch( shadowMap, first + ivec2( 1, 0 ), 0 ).r,
    texelFetch( shadowMap, first + ivec2( 0, 1 ), 0 ).r, texelFetch( shadowMap, first + ivec2( 1, 1 ), 0 ).r );`;
const MIXED = /* glsl */ `
  vec4 lit = step( shadowCoord.z, depths );
  vec2 rows = mix( lit.xz, lit.yw, part.x );
  shadow = mix( rows.x, rows.y, part.y );`;

/** Of every shader that is compiled from now on. */
export function smoothPlainShadows(): void {
  const chunk = ShaderChunk.shadowmap_pars_fragment;
  const at = chunk.indexOf(NEAREST);
  if (at < 0) return;
  ShaderChunk.shadowmap_pars_fragment =
    chunk.slice(0, at) + chunk.slice(at).replace(NEAREST, FOUR).replace(STEP, MIXED);
}
