import { AdditiveBlending, DoubleSide, Group, Mesh, PlaneGeometry, ShaderMaterial } from 'three';
import type { Flame } from '#studio/scene/scene.ts';
import type { WaterUniforms } from './water-uniforms.ts';

const FRAGMENT = /* glsl */ `
  varying vec2 vUv;
  uniform float time;
  float hash(vec2 p) { return fract(sin(dot(p, vec2(41.3, 289.1))) * 43758.5453); }
  float noise(vec2 p) {
    vec2 i = floor(p), f = fract(p); f = f * f * (3.0 - 2.0 * f);
    return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
  }
  void main() {
    float rise = vUv.y;
    float sway = (noise(vec2(rise * 3.0 - time * 2.2, time * 0.7)) - 0.5) * rise * 0.55;
    float across = abs(vUv.x - 0.5 + sway) * 2.0;
    float body = 1.0 - smoothstep(0.0, (1.0 - rise) * 0.85, across);
    float lick = noise(vec2(vUv.x * 5.0, rise * 4.0 - time * 3.0));
    float heat = body * smoothstep(1.05, 0.1, rise + lick * 0.5);
    vec3 light = mix(vec3(1.0, 0.25, 0.03), vec3(1.0, 0.82, 0.4), heat) * heat * 1.4;
    gl_FragColor = vec4(sRGBTransferOETF(vec4(light, 1.0)).rgb, heat);
  }
`;

// Two crossed sheets per fire, licking upwards with the water's clock.
export function flamesOf(flames: readonly Flame[], uniforms: WaterUniforms): Group {
  const group = new Group();
  const material = new ShaderMaterial({
    uniforms: { time: uniforms.time },
    vertexShader:
      'varying vec2 vUv; void main() { vUv = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    blending: AdditiveBlending,
    toneMapped: false,
  });
  for (const { position, radius, height } of flames) {
    for (const turn of [0, Math.PI / 2]) {
      const sheet = new Mesh(new PlaneGeometry(radius * 2.6, height * 1.3), material);
      sheet.position.set(position[0], position[1] + height * 0.62, position[2]);
      sheet.rotation.y = turn + 0.4;
      sheet.renderOrder = 3;
      group.add(sheet);
    }
  }
  return group;
}
