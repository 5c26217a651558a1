import { CustomBlending, OneFactor, OneMinusSrcAlphaFactor, ShaderMaterial, type Texture } from 'three';
import { MOST_FOAM, type WaterUniforms } from './water-uniforms.ts';

const VERTEX = /* glsl */ `
  varying vec3 vSite;
  void main() {
    vSite = (modelMatrix * vec4(position, 1.0)).xyz;
    gl_Position = projectionMatrix * viewMatrix * vec4(vSite, 1.0);
  }
`;

const FRAGMENT = /* glsl */ `
  varying vec3 vSite;
  uniform float time;
  uniform sampler2D slopes;
  uniform samplerCube sky;
  uniform vec3 sunDirection, sunColour, land, level;
  uniform int foamCount;
  uniform vec3 foamFrom[${MOST_FOAM}], foamTo[${MOST_FOAM}];
  vec2 slope(vec2 at) { return texture2D(slopes, at).xy * 2.0 - 1.0; }
  float nearFoam(vec3 p) {
    float most = 0.0;
    for (int i = 0; i < ${MOST_FOAM}; i++) {
      if (i >= foamCount) break;
      vec2 a = foamFrom[i].xz, ab = foamTo[i].xz - a;
      float t = clamp(dot(p.xz - a, ab) / max(dot(ab, ab), 1e-4), 0.0, 1.0);
      most = max(most, 1.0 - smoothstep(0.0, 1.1, distance(p.xz, a + ab * t)));
    }
    return most;
  }
  void main() {
    float churn = nearFoam(vSite);
    vec2 s = slope(vSite.xz * 0.21 + vec2(time * 0.021, time * 0.013))
           + slope(vSite.zx * 0.47 - vec2(time * 0.03, -time * 0.017)) * 0.55
           + slope(vSite.xz * 1.3 + vec2(time * 0.16, -time * 0.12)) * (0.16 + churn * 0.6);
    vec3 normal = normalize(vec3(-s.x * 0.075, 1.0, -s.y * 0.075));
    vec3 towardsEye = normalize(cameraPosition - vSite);
    float facing = max(dot(towardsEye, normal), 0.0);
    float mirror = 0.02 + 0.98 * pow(1.0 - facing, 5.0);
    vec3 bounced = reflect(-towardsEye, normal);
    bounced.y = abs(bounced.y);
    vec3 seen = textureCube(sky, vec3(-bounced.x, bounced.yz)).rgb;
    // Garden and house hide the sky near the horizon.
    seen = mix(land, seen, smoothstep(0.05, 0.75, bounced.y));
    float glint = pow(max(dot(bounced, sunDirection), 0.0), 620.0) * 26.0 * (1.0 - churn);
    vec3 colour = seen * mirror + sunColour * glint * 0.35 * mirror * 10.0;
    // Unbroken where the water lands, torn further out: three waves of no common length, so that no pattern shows.
    vec2 drift = vec2(time * 0.3, -time * 0.2);
    float torn = texture2D(slopes, vSite.xz * 0.71 + drift * 0.4).x * 0.45
               + texture2D(slopes, vSite.zx * 1.63 - drift).y * 0.35 + texture2D(slopes, vSite.xz * 3.7 + drift).y * 0.2;
    float white = smoothstep(0.0, 0.9, churn * churn * 1.2 - torn * 0.95) * 0.42;
    gl_FragColor = vec4(mix(colour, level * 0.82, white * 0.7), max(mirror, white * 0.6));
    #include <tonemapping_fragment>
  }
`;

export interface SkyMirror {
  value: Texture | null;
}

// Only what the surface itself adds: mirror by angle, glint, foam. What lies below is tinted where it is drawn.
export function createWaterSurface(uniforms: WaterUniforms) {
  const sky: SkyMirror = { value: null };
  const own = { ...uniforms, sky };
  const material = new ShaderMaterial({
    name: 'water',
    uniforms: own,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  });
  const reflect = (texture: Texture) => {
    sky.value = texture;
  };
  return { material, sky, reflect };
}

export type WaterSurface = ReturnType<typeof createWaterSurface>;
