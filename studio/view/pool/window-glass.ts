import { CustomBlending, DoubleSide, OneFactor, OneMinusSrcAlphaFactor, ShaderMaterial } from 'three';
import type { SkyMirror } from './water-surface.ts';
import type { WaterUniforms } from './water-uniforms.ts';

const VERTEX = /* glsl */ `
  varying vec3 vSite, vFacing;
  void main() {
    vSite = (modelMatrix * vec4(position, 1.0)).xyz;
    vFacing = mat3(modelMatrix) * normal;
    gl_Position = projectionMatrix * viewMatrix * vec4(vSite, 1.0);
  }
`;

const FRAGMENT = /* glsl */ `
  varying vec3 vSite, vFacing;
  uniform samplerCube sky;
  uniform vec3 land;
  void main() {
    vec3 towardsEye = normalize(cameraPosition - vSite), normal = normalize(vFacing);
    if (dot(normal, towardsEye) < 0.0) normal = -normal;
    float mirror = 0.11 + 0.89 * pow(1.0 - dot(normal, towardsEye), 5.0);
    vec3 bounced = reflect(-towardsEye, normal);
    vec3 seen = mix(land, textureCube(sky, vec3(-bounced.x, bounced.yz)).rgb, smoothstep(0.15, 0.5, bounced.y));
    gl_FragColor = vec4(seen * mirror, 1.0 - (1.0 - mirror) * 0.88);
    #include <tonemapping_fragment>
  }
`;

// Clear: what lies behind shows, the sky is mirrored more the flatter one looks.
export function createWindowGlass({ land }: WaterUniforms, sky: SkyMirror): ShaderMaterial {
  return new ShaderMaterial({
    name: 'glass',
    uniforms: { land, sky },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    side: DoubleSide,
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  });
}
