import {
  BackSide,
  Color,
  CubeCamera,
  type CubeTexture,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  type Texture,
  Vector3,
  WebGLCubeRenderTarget,
  type WebGLRenderer,
} from 'three';
import type { SkyLook, Sun } from '#studio/scene/scene.ts';
import { LIGHT } from './light.ts';

export type BakedSky = { background: CubeTexture; environment: Texture | null; dispose: () => void };

const HORIZON_HEIGHT: Record<SkyLook['horizon'], number> = {
  trees: 0.055,
  hills: 0.075,
  mountains: 0.14,
  lake: 0.02,
};

const FRAGMENT = /* glsl */ `
  varying vec3 vDirection;
  uniform vec3 zenith, horizon, glow, cloud, land, sunDirection;
  uniform float cloudiness, landHeight;
  float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
  float noise(vec2 p) {
    vec2 i = floor(p), f = fract(p); f = f * f * (3.0 - 2.0 * f);
    return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
  }
  float fbm(vec2 p) {
    float sum = 0.0, weight = 0.5;
    for (int i = 0; i < 5; i++) { sum += weight * noise(p); p = p * 2.03 + 17.0; weight *= 0.5; }
    return sum;
  }
  void main() {
    vec3 d = normalize(vDirection);
    float up = max(d.y, 0.0);
    float towardsSun = max(dot(d, sunDirection), 0.0);
    vec3 colour = mix(horizon, zenith, pow(up, 0.42));
    colour += glow * (0.32 * pow(towardsSun, 4.0) * (1.0 - up) + 0.7 * pow(towardsSun, 48.0));
    colour += glow * 9.0 * smoothstep(0.9993, 0.9997, dot(d, sunDirection));
    vec2 plane = d.xz / (up + 0.14);
    float streak = fbm(plane * vec2(0.75, 1.5) + fbm(plane * 1.3) * 0.9);
    float cover = smoothstep(0.52, 0.88, streak + (cloudiness - 0.5) * 0.36) * smoothstep(0.02, 0.2, up);
    colour = mix(colour, cloud + glow * 0.5 * pow(towardsSun, 6.0), cover * 0.78);
    // Far trees or hills stand along the horizon; haze takes them towards the sky.
    float around = atan(d.z, d.x);
    float ridge = landHeight * (0.55 + 0.6 * fbm(vec2(around * 9.0, 3.0)) + 0.16 * fbm(vec2(around * 70.0, 9.0)));
    float inLand = 1.0 - smoothstep(ridge - 0.003, ridge + 0.003, d.y);
    vec3 far = mix(land * (0.75 + 0.6 * fbm(vec2(around * 130.0, d.y * 260.0))), horizon, 0.2);
    colour = mix(colour, far, inLand);
    colour = mix(colour, land * 0.8, smoothstep(0.0, -0.06, d.y));
    gl_FragColor = vec4(colour, 1.0);
  }
`;

// Drawn once into a cube when the hour changes; every frame after that only looks it up.
// Without mirrors nothing looks into the environment, which is the dearer half.
export function bakeSky(
  renderer: WebGLRenderer,
  look: SkyLook,
  sun: Sun,
  size: number,
  mirrors: boolean,
): BakedSky {
  const light = LIGHT[look.hour];
  const colour = ([red, green, blue]: readonly [number, number, number]) => ({
    value: new Color().setRGB(red, green, blue),
  });
  const material = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    toneMapped: false,
    uniforms: {
      zenith: colour(light.zenith),
      horizon: colour(light.horizon),
      glow: colour(light.glow),
      cloud: colour(light.cloud),
      land: colour(light.land),
      sunDirection: { value: new Vector3(...sun.direction).normalize() },
      cloudiness: { value: look.cloudiness },
      landHeight: { value: HORIZON_HEIGHT[look.horizon] },
    },
    vertexShader:
      'varying vec3 vDirection; void main() { vDirection = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: FRAGMENT,
  });
  const dome = new Mesh(new SphereGeometry(10, 32, 24), material);
  const scene = new Scene();
  scene.add(dome);
  const target = new WebGLCubeRenderTarget(size, {
    type: HalfFloatType,
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
  });
  new CubeCamera(0.1, 20, target).update(renderer, scene);
  const environment = mirrors ? environmentOf(renderer, target.texture) : null;
  dome.geometry.dispose();
  material.dispose();
  return {
    background: target.texture,
    environment: environment?.texture ?? null,
    dispose() {
      target.dispose();
      environment?.dispose();
    },
  };
}

function environmentOf(renderer: WebGLRenderer, sky: CubeTexture) {
  const generator = new PMREMGenerator(renderer);
  const environment = generator.fromCubemap(sky);
  generator.dispose();
  return environment;
}
