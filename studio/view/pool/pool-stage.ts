import {
  type Group,
  Mesh,
  MeshStandardMaterial,
  type PerspectiveCamera,
  type Texture,
  Scene as ThreeScene,
  type WebGLRenderer,
} from 'three';
import type { Design, Hour } from '#domain/design/design.ts';
import type { Scene, Vec3 } from '#studio/scene/scene.ts';
import { clearSky } from './clear-sky.ts';
import { leftOutOf } from './first-look.ts';
import { flamesOf } from './flames.ts';
import { createHaze, setHaze } from './haze.ts';
import { lightOf } from './hour-light.ts';
import { createMeasurementLines, labelsOnScreen, type ScreenLabel } from './measurement-lines.ts';
import { type Measurement, measurementsOf } from './measurements.ts';
import { type BakedPatterns, PatternLibrary } from './pattern-textures.ts';
import { groupOf, releaseGroup } from './scene-group.ts';
import { SceneLights } from './scene-lights.ts';
import { type BakedSky, bakeSky } from './sky.ts';
import { expectedLight, standIns } from './stand-ins.ts';
import { type Clear, ThreeMaterials } from './three-materials.ts';
import { createWaterSurface, type WaterSurface } from './water-surface.ts';
import { createWaterUniforms, lightWater, type WaterUniforms } from './water-uniforms.ts';
import { createWindowGlass } from './window-glass.ts';

/** Where the sun stands, and whose light it has; null: as the design's hour has it. */
export type SunStand = { direction: Vec3; hour: Hour } | null;

// `given` is the scene as it was built, `scene` with the sun where it is shown.
type Shown = { given: Scene; scene: Scene; group: Group; sky: BakedSky; skyKey: string };

const withSun = (given: Scene, stand: SunStand): Scene =>
  stand
    ? {
        ...given,
        sun: { ...given.sun, direction: stand.direction },
        sky: { ...given.sky, hour: stand.hour },
      }
    : given;

// What is drawn: one design's meshes under its sky, its lights, its water and its measurements.
export class PoolStage {
  readonly root = new ThreeScene();
  readonly water: WaterUniforms;
  private readonly renderer: WebGLRenderer;
  private readonly haze = createHaze();
  private readonly lights: SceneLights;
  private readonly surface: WaterSurface;
  private readonly clear: Clear;
  private readonly patterns: PatternLibrary;
  private readonly small: boolean;
  private materials: ThreeMaterials;
  private plain: boolean;
  private shown: Shown | null = null;
  private measurements: Measurement[] = [];
  private lines: Mesh | null = null;
  private measured = true;
  private stand: SunStand = null;
  // What the first look goes without: drawn by the processor, each of these shaders is half a second more to wait.
  private missing: (() => void)[] = [];

  constructor(renderer: WebGLRenderer, small: boolean, plain: boolean) {
    this.renderer = renderer;
    this.small = small;
    this.plain = plain;
    this.water = createWaterUniforms(plain ? 128 : 256);
    this.surface = createWaterSurface(this.water);
    this.clear = { water: this.surface.material, glass: createWindowGlass(this.water, this.surface.sky) };
    this.patterns = new PatternLibrary(Math.min(8, renderer.capabilities.getMaxAnisotropy()));
    this.materials = this.newMaterials();
    this.root.fog = this.haze;
    this.lights = new SceneLights(plain ? 1536 : small ? 1024 : 2048);
    this.root.add(...this.lights.objects);
  }

  get scene(): Scene | null {
    return this.shown?.scene ?? null;
  }

  show(given: Scene, patterns: BakedPatterns): void {
    const scene = withSun(given, this.stand);
    this.patterns.store(patterns);
    const before = this.shown;
    const skyKey = JSON.stringify([scene.sky, scene.sun]);
    const rough = this.plain && !before;
    const sky =
      before?.skyKey === skyKey && this.missing.length === 0
        ? before.sky
        : this.newSky(scene, before?.sky, rough);
    this.missing = [];
    if (before) {
      this.root.remove(before.group);
      releaseGroup(before.group);
      this.materials.dispose();
    }
    lightWater(this.water, scene);
    const group = groupOf(scene, this.materials, this.plain);
    group.add(flamesOf(scene.flames, this.water));
    this.root.add(group);
    this.shown = { given, scene, group, sky, skyKey };
    this.renderer.toneMappingExposure = lightOf(scene.sky.hour, scene.sun).exposure;
    setHaze(this.haze, scene.sky.hour);
    this.lights.light(scene);
    this.measure(scene);
    this.renderer.shadowMap.needsUpdate = true;
    if (rough) this.missing = this.roughly(this.shown);
  }

  /** Adds one of what the first look went without; false: nothing was left. */
  complete(): boolean {
    const add = this.missing.shift();
    add?.();
    return add !== undefined;
  }

  // Before the first scene is there: its shaders are compiled meanwhile, which takes longer than building it.
  prepare(design: Design, camera: PerspectiveCamera): void {
    if (this.shown) return;
    const { sky: look, sun } = expectedLight(design);
    const sky = clearSky(look.hour, sun);
    const group = standIns(design, this.materials);
    this.root.background = sky;
    this.surface.reflect(sky);
    this.lights.expect(look.hour, sun);
    this.root.add(group);
    this.renderer.shadowMap.needsUpdate = true;
    this.renderer.render(this.root, camera);
    this.root.remove(group);
    releaseGroup(group);
    sky.dispose();
  }

  // The same patterns, more finely drawn.
  refine(patterns: BakedPatterns): void {
    this.patterns.store(patterns);
  }

  becomePlain(): void {
    this.plain = true;
    this.materials.dispose();
    this.materials = this.newMaterials();
    if (this.shown) this.show(this.shown.given, []);
  }

  // Under the same light only the shadows wander; another light needs other materials.
  setSun(stand: SunStand): void {
    this.stand = stand;
    const { shown } = this;
    if (!shown) return;
    const scene = withSun(shown.given, stand);
    if (stand === null || scene.sky.hour !== shown.scene.sky.hour) {
      this.show(shown.given, []);
      return;
    }
    const sky = this.plain ? shown.sky : this.newSky(scene, shown.sky);
    mirrorIn(shown.group, sky.environment);
    this.shown = { ...shown, scene, sky, skyKey: JSON.stringify([scene.sky, scene.sun]) };
    lightWater(this.water, scene);
    this.lights.light(scene);
    this.renderer.shadowMap.needsUpdate = true;
  }

  showMeasurements(measured: boolean): void {
    this.measured = measured;
    if (this.lines) this.lines.visible = measured;
  }

  labels(camera: PerspectiveCamera, width: number, height: number): ScreenLabel[] {
    return this.measured ? labelsOnScreen(this.measurements, camera, width, height) : [];
  }

  dispose(): void {
    if (this.shown) {
      releaseGroup(this.shown.group);
      this.shown.sky.dispose();
    }
    this.materials.dispose();
    this.patterns.dispose();
    this.clear.water.dispose();
    this.clear.glass.dispose();
    this.water.caustics.value.dispose();
    this.water.slopes.value.dispose();
  }

  private newMaterials(): ThreeMaterials {
    return new ThreeMaterials(this.patterns, this.water, this.clear, this.plain);
  }

  private newSky(scene: Scene, old?: BakedSky, rough = false): BakedSky {
    old?.dispose();
    const size = this.plain ? 128 : this.small ? 256 : 512;
    const sky = rough ? unclouded(scene) : bakeSky(this.renderer, scene.sky, scene.sun, size, !this.plain);
    this.root.background = sky.background;
    this.materials.sky = sky.environment;
    this.surface.reflect(sky.background);
    return sky;
  }

  // At first without shadows, clouds and land, glass and falls, measurements; each then comes with a frame of its own.
  private roughly({ group }: Shown): (() => void)[] {
    const leftOut = leftOutOf(group);
    leftOut.castShadows(false);
    leftOut.showClear(false);
    if (this.lines) this.lines.visible = false;
    return [
      () => {
        leftOut.castShadows(true);
        this.renderer.shadowMap.needsUpdate = true;
      },
      () => {
        if (this.shown) this.shown.sky = this.newSky(this.shown.scene, this.shown.sky);
      },
      () => {
        leftOut.showClear(true);
        this.showMeasurements(this.measured);
      },
    ];
  }

  private measure(scene: Scene): void {
    if (this.lines) {
      this.root.remove(this.lines);
      this.lines.geometry.dispose();
    }
    this.measurements = measurementsOf(scene.layout);
    this.lines = createMeasurementLines(this.measurements);
    this.lines.visible = this.measured;
    this.root.add(this.lines);
  }
}

function unclouded({ sky, sun }: Scene): BakedSky {
  const background = clearSky(sky.hour, sun);
  return { background, environment: null, dispose: () => background.dispose() };
}

function mirrorIn(group: Group, environment: Texture | null): void {
  group.traverse((object) => {
    if (object instanceof Mesh && object.material instanceof MeshStandardMaterial && object.material.envMap)
      object.material.envMap = environment;
  });
}
