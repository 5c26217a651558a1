import type { MeshLambertMaterial, MeshStandardMaterial } from 'three';
import { MOST_POOL_LIGHTS, type WaterUniforms } from './water-uniforms.ts';

export type SolidMaterial = MeshLambertMaterial | MeshStandardMaterial;

// Seen through water, a surface loses red with every metre, gains the water's own colour, and carries the
// moving net of light: as the tracer has it. Done where the surface is drawn, so no second pass is needed.
const HEAD = /* glsl */ `
  varying vec3 vSite;
  varying float vWaterY;
  uniform float time;
  uniform sampler2D caustics, slopes;
  uniform vec3 sunDirection, level;
  const vec3 ABSORB = vec3(0.35, 0.074, 0.042);
#ifdef POOL_LIT
  uniform int lightCount;
  uniform vec3 lightPositions[${MOST_POOL_LIGHTS}], lightDirections[${MOST_POOL_LIGHTS}];
  uniform vec4 lightColours[${MOST_POOL_LIGHTS}];
  // Light of all pool lights on something that faces them by so much at the least.
  vec3 poolLights(vec3 at, vec3 facing, float least) {
    vec3 sum = vec3(0.0);
    for (int i = 0; i < ${MOST_POOL_LIGHTS}; i++) {
      if (i >= lightCount) break;
      vec3 towards = lightPositions[i] - at, pointing = lightDirections[i];
      float away = dot(towards, towards), far = sqrt(away);
      towards /= far;
      float ahead = -dot(towards, pointing);
      float spot = dot(pointing, pointing) < 0.1 ? 1.0 : ahead < -0.1 ? 0.06 : 0.22 + 0.78 * sqrt(max(ahead, 0.0));
      float faced = max(dot(facing, towards) * 0.65 + 0.25, least);
      float radius = lightColours[i].w;
      sum += lightColours[i].rgb * faced * spot / (away + radius * radius + 0.55) * exp(-vec3(0.32, 0.07, 0.05) * far);
    }
    return sum;
  }
#else
  const int lightCount = 0;
  vec3 poolLights(vec3 at, vec3 facing, float least) { return vec3(0.0); }
#endif
`;

const LIT = /* glsl */ `
  float below = vWaterY - vSite.y;
  if (below > 0.0) {
    vec2 onSurface = vSite.xz + sunDirection.xz / max(sunDirection.y, 0.25) * below * 0.7;
    vec2 wobble = (texture2D(slopes, vSite.xz * 0.13 + time * 0.011).xy - 0.5) * 0.16;
    float net = min(
      texture2D(caustics, onSurface * 0.36 + wobble + vec2(time * 0.017, time * 0.011)).r,
      texture2D(caustics, onSurface * 0.31 - wobble - vec2(time * 0.013, -time * 0.015)).r);
    float focus = smoothstep(0.0, 0.5, below) * (1.0 - 0.5 * smoothstep(1.0, 3.5, below));
    // Less light arrives than on the deck, some mirrored away at the surface and some lost on its way; on its way out it spreads.
    vec3 down = exp(-ABSORB * below * 1.15);
    reflectedLight.indirectDiffuse *= 0.45 * down;
    // What floor and walls throw at one another fills the shadows.
    reflectedLight.indirectDiffuse += diffuseColor.rgb * level * vec3(0.05, 0.12, 0.14) * down;
    reflectedLight.directDiffuse *= mix(0.5, 0.38 + net * 0.5, focus) * down;
    vec3 facing = normalize((vec4(normal, 0.0) * viewMatrix).xyz);
    reflectedLight.indirectDiffuse += diffuseColor.rgb * 0.3183099 * poolLights(vSite, facing, 0.1) * (0.8 + net * 0.7) * 1.1;
  }
`;

const TINTED = /* glsl */ `
  if (below > 0.0) {
    vec3 towardsEye = normalize(cameraPosition - vSite);
    float bent = sqrt(1.0 - (1.0 - towardsEye.y * towardsEye.y) / 1.77);
    float way = below / max(bent, 0.4), haze = 1.0 - exp(-0.07 * way);
    vec3 own = level * vec3(0.015, 0.12, 0.18);
    if (lightCount > 0) own += poolLights(vSite + vec3(0.0, below * 0.5, 0.0), towardsEye, 0.3) * vec3(0.02, 0.1, 0.13);
    outgoingLight = outgoingLight * exp(-ABSORB * way) + own * haze;
  }
`;

// lit: whether lights burn under water; by day their share of the shader would only be compiled.
export function seenThroughWater(material: SolidMaterial, uniforms: WaterUniforms, lit: boolean): void {
  if (lit) material.defines = { ...material.defines, POOL_LIT: '' };
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader =
      `attribute float waterY;\nvarying vec3 vSite;\nvarying float vWaterY;\n${shader.vertexShader}`.replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\n vSite = (modelMatrix * vec4(position, 1.0)).xyz;\n vWaterY = waterY;',
      );
    shader.fragmentShader = HEAD + shader.fragmentShader;
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <lights_fragment_end>', `#include <lights_fragment_end>\n${LIT}`)
      .replace('#include <opaque_fragment>', `${TINTED}\n#include <opaque_fragment>`);
  };
  material.customProgramCacheKey = () => 'seen-through-water';
}
