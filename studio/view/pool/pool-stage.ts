import {
  type Group,
  type LineSegments,
  type PerspectiveCamera,
  Scene as ThreeScene,
  type WebGLRenderer,
} from 'three';
import type { Scene } from '#studio/scene/scene.ts';
import { flamesOf } from './flames.ts';
import { lightOf } from './hour-light.ts';
import { createMeasurementLines, labelsOnScreen, type ScreenLabel } from './measurement-lines.ts';
import { type Measurement, measurementsOf } from './measurements.ts';
import { type BakedPatterns, PatternLibrary } from './pattern-textures.ts';
import { groupOf, releaseGroup } from './scene-group.ts';
import { SceneLights } from './scene-lights.ts';
import { type BakedSky, bakeSky } from './sky.ts';
import { type Clear, ThreeMaterials } from './three-materials.ts';
import { createWaterSurface, type WaterSurface } from './water-surface.ts';
import { createWaterUniforms, lightWater, type WaterUniforms } from './water-uniforms.ts';
import { createWindowGlass } from './window-glass.ts';

type Shown = { scene: Scene; group: Group; sky: BakedSky; skyKey: string };

// What is drawn: one design's meshes under its sky, its lights, its water and its measurements.
export class PoolStage {
  readonly root = new ThreeScene();
  readonly water: WaterUniforms;
  private readonly renderer: WebGLRenderer;
  private readonly lights: SceneLights;
  private readonly surface: WaterSurface;
  private readonly clear: Clear;
  private readonly patterns: PatternLibrary;
  private readonly small: boolean;
  private materials: ThreeMaterials;
  private plain: boolean;
  private shown: Shown | null = null;
  private measurements: Measurement[] = [];
  private lines: LineSegments | null = null;
  private measured = true;

  constructor(renderer: WebGLRenderer, small: boolean, plain: boolean) {
    this.renderer = renderer;
    this.small = small;
    this.plain = plain;
    this.water = createWaterUniforms(plain ? 128 : 256);
    this.surface = createWaterSurface(this.water);
    this.clear = { water: this.surface.material, glass: createWindowGlass(this.water, this.surface.sky) };
    this.patterns = new PatternLibrary(Math.min(8, renderer.capabilities.getMaxAnisotropy()));
    this.materials = this.newMaterials();
    this.lights = new SceneLights(small || plain ? 1024 : 2048);
    this.root.add(...this.lights.objects);
  }

  get scene(): Scene | null {
    return this.shown?.scene ?? null;
  }

  show(scene: Scene, patterns: BakedPatterns): void {
    this.patterns.store(patterns);
    const before = this.shown;
    const skyKey = JSON.stringify([scene.sky, scene.sun]);
    const sky = before?.skyKey === skyKey ? before.sky : this.newSky(scene, before?.sky);
    if (before) {
      this.root.remove(before.group);
      releaseGroup(before.group);
      this.materials.dispose();
    }
    lightWater(this.water, scene);
    const group = groupOf(scene, this.materials, this.plain);
    group.add(flamesOf(scene.flames, this.water));
    this.root.add(group);
    this.shown = { scene, group, sky, skyKey };
    this.renderer.toneMappingExposure = lightOf(scene.sky.hour, scene.sun).exposure;
    this.lights.light(scene);
    this.measure(scene);
    this.renderer.shadowMap.needsUpdate = true;
  }

  // The same patterns, more finely drawn.
  refine(patterns: BakedPatterns): void {
    this.patterns.store(patterns);
  }

  becomePlain(): void {
    this.plain = true;
    this.materials.dispose();
    this.materials = this.newMaterials();
    if (this.shown) this.show(this.shown.scene, []);
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

  private newSky(scene: Scene, old: BakedSky | undefined): BakedSky {
    old?.dispose();
    const size = this.plain ? 128 : this.small ? 256 : 512;
    const sky = bakeSky(this.renderer, scene.sky, scene.sun, size, !this.plain);
    this.root.background = sky.background;
    this.materials.sky = sky.environment;
    this.surface.reflect(sky.background);
    return sky;
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
