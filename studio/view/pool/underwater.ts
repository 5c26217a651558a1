import type { MeshLambertMaterial, MeshStandardMaterial } from 'three';
import { MOST_POOL_LIGHTS, type WaterUniforms } from './water-uniforms.ts';

export type SolidMaterial = MeshLambertMaterial | MeshStandardMaterial;

// Seen through water, a surface loses red with every metre, gains the water's own colour, and carries the
// moving net of light. Done where the surface is drawn, so no second pass over the scene is needed.
const HEAD = /* glsl */ `
  varying vec3 vSite;
  varying float vWaterY;
  uniform float time;
  uniform sampler2D caustics, slopes;
  uniform vec3 sunDirection, scatter;
  uniform int lightCount;
  uniform vec3 lightPositions[${MOST_POOL_LIGHTS}], lightColours[${MOST_POOL_LIGHTS}];
  const vec3 ABSORB = vec3(0.52, 0.08, 0.05);
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
    // Less light arrives than on the deck: some is mirrored away at the surface.
    reflectedLight.indirectDiffuse *= 0.7;
    reflectedLight.directDiffuse *= mix(0.85, 0.66 + net * 0.85, focus);
    vec3 lamps = vec3(0.0);
    for (int i = 0; i < ${MOST_POOL_LIGHTS}; i++) {
      if (i >= lightCount) break;
      vec3 towards = lightPositions[i] - vSite;
      float away = dot(towards, towards);
      lamps += lightColours[i] * exp(-ABSORB * sqrt(away)) / (0.6 + away * 0.16);
    }
    reflectedLight.indirectDiffuse += diffuseColor.rgb * lamps * (0.95 + net * 0.25);
  }
`;

const TINTED = /* glsl */ `
  if (below > 0.0) {
    vec3 towardsEye = normalize(cameraPosition - vSite);
    float bent = sqrt(1.0 - (1.0 - towardsEye.y * towardsEye.y) / 1.77);
    vec3 through = exp(-ABSORB * (below / max(bent, 0.4) + below * 0.6));
    vec3 lampHaze = vec3(0.0);
    for (int i = 0; i < ${MOST_POOL_LIGHTS}; i++) {
      if (i >= lightCount) break;
      vec3 towards = lightPositions[i] - vSite;
      lampHaze += lightColours[i] / (1.0 + dot(towards, towards) * 0.12);
    }
    outgoingLight = outgoingLight * through + (scatter + lampHaze * vec3(0.02, 0.2, 0.24)) * (1.0 - through);
  }
`;

export function seenThroughWater(material: SolidMaterial, uniforms: WaterUniforms): void {
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
