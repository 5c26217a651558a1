import {
  Color,
  DirectionalLight,
  LightProbe,
  type Object3D,
  type SphericalHarmonics3,
  SpotLight,
  Vector3,
} from 'three';
import type { Hour } from '#domain/design/design.ts';
import { METRES_PER_FOOT, type Scene, type SceneLight, type Sun } from '#studio/scene/scene.ts';
import { lightOf, skyHarmonics } from './hour-light.ts';

const MOST_LAMPS = 6;
const LOWEST_SUN = 0.12;
// Of the sky, what trees, walls and roofs leave open.
const OPEN_SKY = 0.85;
// Of the light on the ground, what it throws back up.
const BOUNCE = new Color(0.3, 0.26, 0.2);
// In the evening pool, rooms and lamps light what stands around them.
const EVENING = new Color(1.1, 0.95, 0.75);

// Sun, sky, the ground's light and the strongest lamps, as the scene's hour has them.
export class SceneLights {
  private readonly sun = new DirectionalLight();
  readonly sky = new LightProbe();
  private readonly lamps = Array.from({ length: MOST_LAMPS }, () => new SpotLight(0xffffff, 1, 14));

  constructor(shadowPixels: number) {
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.setScalar(shadowPixels);
    this.sun.shadow.bias = -0.0004;
    this.sun.shadow.normalBias = 0.03;
  }

  get objects(): Object3D[] {
    return [this.sun, this.sun.target, this.sky, ...this.lamps.flatMap((lamp) => [lamp, lamp.target])];
  }

  // As many lamps as there will be: their number is a part of every shader.
  expect(hour: Hour, sun: Sun): void {
    for (const lamp of this.lamps) lamp.visible = lightOf(hour, sun).lamps > 0;
  }

  light(scene: Scene): void {
    const { hour } = scene.sky;
    const light = lightOf(hour, scene.sun);
    const { sh } = this.sky;
    sh.copy(skyHarmonics(hour, scene.sun)).scale(OPEN_SKY);
    const ground = light.level.clone().multiplyScalar(Math.PI).multiply(BOUNCE);
    addFromBelow(sh, ground.add(EVENING.clone().multiplyScalar(light.lamps)));
    this.sun.color.copy(light.sun);
    this.placeSun(scene);
    const strongest = spreadOut(scene.lights.filter(({ underwater }) => !underwater));
    this.lamps.forEach((lamp, at) => {
      const source = strongest[at];
      // In the evening always as many: each other number would be other shaders.
      lamp.visible = light.lamps > 0;
      lamp.intensity = source ? 1 : 0;
      if (!source) return;
      lamp.color.setRGB(...source.colour).multiplyScalar(light.lamps);
      aim(lamp, source);
    });
  }

  private placeSun({ layout, sun }: Scene): void {
    const reach = Math.max(14, layout.pool.lengthFt * METRES_PER_FOOT * 0.9);
    // A sun on the horizon would throw shadows without end; held higher, it gives the ground no more than it would there.
    const [x, y, z] = sun.direction;
    this.sun.position.set(x, Math.max(LOWEST_SUN, y), z).multiplyScalar(60);
    this.sun.intensity = Math.min(1, Math.max(0, y) / LOWEST_SUN);
    const camera = this.sun.shadow.camera;
    Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 10, far: 120 });
    camera.updateProjectionMatrix();
  }
}

// All of it on what faces down, nothing on what faces up: the first two of the bands say that exactly.
function addFromBelow({ coefficients: [constant, up] }: SphericalHarmonics3, { r, g, b }: Color): void {
  const half = new Vector3(r, g, b).multiplyScalar(0.5);
  constant?.addScaledVector(half, 1 / 0.886227);
  up?.addScaledVector(half, -1 / (2 * 0.511664));
}

// Where a lamp shines to all sides, the half that is seen from above is enough.
function aim(lamp: SpotLight, { position, direction, cone }: SceneLight): void {
  const [x, y, z] = direction ?? [0, -1, 0];
  lamp.position.set(...position);
  lamp.target.position.set(position[0] + x, position[1] + y, position[2] + z);
  lamp.target.updateMatrixWorld();
  const edge = direction ? Math.max(0.05, cone) : 0.05;
  lamp.angle = Math.acos(edge);
  lamp.penumbra = 1 - Math.acos(Math.min(1, edge + 0.35)) / lamp.angle;
}

// The strongest first, each next where the ones before it shine least.
function spreadOut(lights: readonly SceneLight[]): SceneLight[] {
  const chosen: SceneLight[] = [];
  const left = [...lights];
  const apart = (a: SceneLight, b: SceneLight) =>
    Math.hypot(...a.position.map((value, axis) => value - (b.position[axis] ?? 0)));
  const worth = (light: SceneLight) =>
    Math.max(...light.colour) * Math.min(1, ...chosen.map((other) => apart(light, other) / 8));
  while (chosen.length < MOST_LAMPS && left.length > 0) {
    const best = left.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    left.splice(left.indexOf(best), 1);
    chosen.push(best);
  }
  return chosen;
}
