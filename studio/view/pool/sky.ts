import {
  BackSide,
  Color,
  CubeCamera,
  type CubeTexture,
  DataTexture,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  PMREMGenerator,
  RGBAFormat,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  type Texture,
  Vector3,
  WebGLCubeRenderTarget,
  type WebGLRenderer,
} from 'three';
import type { Hour } from '#domain/design/design.ts';
import type { SkyLook, Sun } from '#studio/scene/scene.ts';
import { lightOf, skyPixels } from './hour-light.ts';
import { SKY_ACROSS, SKY_UP } from './sky-table.ts';

export type BakedSky = { background: CubeTexture; environment: Texture | null; dispose: () => void };

// How the far land is shaped: woods, hills, mountains, a lake's shore.
const LAND_SHAPE: Record<SkyLook['horizon'], number> = {
  suburb: 0,
  tropics: 0,
  conifers: 0,
  hills: 1,
  mountains: 2,
  lake: 3,
};

const FRAGMENT = /* glsl */ `
  varying vec3 vDirection;
  uniform sampler2D table;
  uniform vec3 sunlight, skylight, sunDirection;
  uniform float cloudiness, dusk;
  uniform int horizon;
  float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
  float noise(vec2 p) {
    vec2 i = floor(p), f = fract(p); f = f * f * (3.0 - 2.0 * f);
    return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
  }
  float fbm(vec2 p) {
    float sum = 0.0, weight = 0.5;
    for (int i = 0; i < 4; i++) { sum += weight * noise(p); p = p * 2.03 + 17.0; weight *= 0.5; }
    return sum / 0.94;
  }
  vec3 clearSky(vec3 d) {
    float away = acos(clamp(dot(normalize(d.xz + 1e-6), normalize(sunDirection.xz)), -1.0, 1.0)) / 3.14159265;
    float up = sqrt(asin(clamp(d.y, 0.0, 1.0)) / 1.57079633);
    vec3 clear = texture2D(table, vec2((away * ${SKY_ACROSS - 1}.0 + 0.5) / ${SKY_ACROSS}.0, up)).rgb;
    // Haze over the land, away from a low sun: without it the horizon would be mustard.
    float pale = dusk > 0.5 ? 0.0 : (0.3 + 0.5 * away) * exp(-max(d.y, 0.0) * 8.0) * smoothstep(-0.1, 0.15, sunDirection.y);
    return mix(clear, dot(clear, vec3(0.25, 0.55, 0.2)) * vec3(1.38, 1.24, 1.06), pale);
  }
  // Thin streaks high up, and heaps along the horizon that are bright on the side of the sun.
  vec3 clouded(vec3 sky, vec3 d, float towards) {
    vec2 high = d.xz / (d.y + 0.1) * 1.5 + vec2(11.3, 4.1);
    float warp = fbm(high * 0.8) * 1.3;
    float streak = clamp((fbm(high * vec2(1.1, 1.9) + warp) - 0.76 + cloudiness * 0.5) * 3.4, 0.0, 1.0);
    float rim = 0.5 + 0.5 * pow(max(dot(d, sunDirection), 0.0), 4.0);
    float thin = streak * streak * 0.55 * min(1.0, max(0.0, d.y - 0.015) * 7.0);
    vec3 lit = dusk > 0.5 ? sky * vec3(0.6, 0.7, 0.8) + vec3(0.2, 0.09, 0.05) * rim * towards : sunlight * 0.16 * rim + sky * 0.5;
    sky = mix(sky, lit, dusk > 0.5 ? thin * 0.6 : thin);
    float rise = d.y / length(d.xz), around = atan(d.z, d.x);
    float tall = 0.06 + 0.3 * smoothstep(0.38, 0.68, fbm(d.xz * 1.3 + 7.7)), height = (rise - 0.045) / tall;
    float body = fbm(vec2(around * 6.5, rise * 15.0)), floorOf = 0.64 - cloudiness * 0.45 + 0.36 * max(0.0, height) + max(0.0, -height) * 2.2;
    float shade = clamp(0.62 - (fbm(vec2(around * 6.5 + 0.3, rise * 15.0 + 0.45)) - floorOf) * 2.6 + 0.28 * max(0.0, height), 0.0, 1.0);
    float cover = clamp((body - floorOf) * 9.0, 0.0, 1.0); cover *= cover * 0.8 * smoothstep(0.012, 0.06, rise);
    float warm = (0.1 + 0.9 * towards * towards * towards) * (1.15 - shade), haze = exp(-rise * 7.0) * 0.55;
    vec3 heap = dusk > 0.5
      ? vec3(0.045, 0.085, 0.18) + vec3(0.4, 0.2, 0.05) * warm
      : sunlight * (0.07 + 0.17 * shade) * (1.0 - haze) + sky * haze + vec3(0.35, 0.42, 0.6);
    return mix(sky, heap, dusk > 0.5 ? cover * 0.5 : cover);
  }
  // Far land in two hazy layers, and the plain before it.
  vec3 withLand(vec3 sky, vec3 d) {
    float around = atan(d.z, d.x), haze = dusk > 0.5 ? 0.5 : 0.58;
    vec3 light = skylight * 0.28 + sunlight * 0.105, seen = sky;
    for (int layer = 0; layer < 2; layer++) {
      float near = float(layer);
      float ridge = fbm(vec2(cos(around), sin(around)) * (1.7 + near * 1.4) + 3.0 + near * 28.0) * (0.05 - near * 0.016) + 0.012 - near * 0.008;
      if (horizon == 2) { float rough = fbm(vec2(cos(around), sin(around)) * (4.0 + near * 3.0) + 9.0); ridge = ridge * 1.3 + (0.075 - near * 0.045) * rough * rough; }
      else if (horizon == 1) ridge = ridge * 1.5 + 0.01;
      else if (horizon == 3) ridge *= 0.8 - near * 0.45;
      if (horizon == 0 || (horizon == 1 && layer == 1)) ridge += noise(vec2(around * 104.0, 3.0 + near)) * (0.003 + near * 0.0045);
      float veil = haze * (1.35 - near * 0.8), grain = 0.55 + 0.7 * noise(vec2(around * 210.0, d.y * 300.0));
      vec3 green = horizon == 2 ? vec3(0.195, 0.155, 0.1) : vec3(0.075, 0.115, 0.05);
      seen = mix(seen, light * green * grain * (1.0 - veil) + sky * veil, clamp((ridge - d.y) * 500.0, 0.0, 1.0));
    }
    vec3 level = skylight + sunlight * max(sunDirection.y, 0.0);
    vec3 plain = horizon == 3 ? skylight * vec3(0.14, 0.17, 0.2) : level * (horizon == 2 ? vec3(0.11, 0.085, 0.055) : vec3(0.03, 0.045, 0.014));
    float far = exp(d.y * 9.0);
    return mix(seen, mix(plain, sky, horizon == 3 ? 0.0 : 0.3 * far), smoothstep(-0.012, -0.03, d.y));
  }
  void main() {
    vec3 d = normalize(vDirection);
    float towards = 0.5 + 0.5 * dot(normalize(d.xz + 1e-6), normalize(sunDirection.xz));
    vec3 colour = clearSky(d);
    if (d.y > 0.0 && cloudiness > 0.0) colour = clouded(colour, d, towards);
    if (dusk < 0.5) colour += sunlight * 6.0 * smoothstep(0.9995, 0.9999, dot(d, sunDirection));
    if (d.y < 0.16) colour = withLand(colour, d);
    gl_FragColor = vec4(colour, 1.0);
  }
`;

// Kept from one sky to the next: compiled anew, it would take longer than it draws.
const MATERIAL = new ShaderMaterial({
  side: BackSide,
  depthWrite: false,
  toneMapped: false,
  uniforms: {
    table: { value: null },
    sunlight: { value: new Color() },
    skylight: { value: new Color() },
    sunDirection: { value: new Vector3() },
    cloudiness: { value: 0 },
    dusk: { value: 0 },
    horizon: { value: 0 },
  },
  vertexShader:
    'varying vec3 vDirection; void main() { vDirection = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
  fragmentShader: FRAGMENT,
});

// Drawn once into a cube when the hour changes; every frame after that only looks it up.
// Without mirrors nothing looks into the environment, which is the dearer half.
export function bakeSky(
  renderer: WebGLRenderer,
  look: SkyLook,
  sun: Sun,
  size: number,
  mirrors: boolean,
): BakedSky {
  const light = lightOf(look.hour, sun);
  const table = skyTexture(look.hour);
  const values: Record<string, unknown> = {
    table,
    sunlight: light.sun,
    skylight: light.sky,
    sunDirection: new Vector3(...sun.direction).normalize(),
    cloudiness: look.cloudiness,
    dusk: look.hour === 'dusk' ? 1 : 0,
    horizon: LAND_SHAPE[look.horizon],
  };
  for (const [name, uniform] of Object.entries(MATERIAL.uniforms)) uniform.value = values[name];
  const dome = new Mesh(new SphereGeometry(10, 32, 24), MATERIAL);
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
  table.dispose();
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

function skyTexture(hour: Hour): DataTexture {
  const texture = new DataTexture(skyPixels(hour), SKY_ACROSS, SKY_UP, RGBAFormat, HalfFloatType);
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}
