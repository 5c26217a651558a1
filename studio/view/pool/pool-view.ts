import {
  CustomToneMapping,
  DirectionalLight,
  type Group,
  HemisphereLight,
  type LineSegments,
  PCFShadowMap,
  PerspectiveCamera,
  PointLight,
  Scene as ThreeScene,
  Vector2,
  WebGLRenderer,
} from 'three';
import type { Scene } from '#studio/scene/scene.ts';
import { CameraRig, cameraFor, type Nudge, type Viewpoint } from './camera-rig.ts';
import { flamesOf } from './flames.ts';
import { FramePace } from './frame-pace.ts';
import { LIGHT } from './light.ts';
import { createMeasurementLines, labelsOnScreen, type ScreenLabel } from './measurement-lines.ts';
import { type Measurement, measurementsOf } from './measurements.ts';
import './punchy-agx.ts';
import { type BakedPatterns, PatternLibrary } from './pattern-textures.ts';
import { groupOf, releaseGroup } from './scene-group.ts';
import { type BakedSky, bakeSky } from './sky.ts';
import { ThreeMaterials } from './three-materials.ts';
import { createWaterSurface } from './water-surface.ts';
import { createWaterUniforms, lightWater } from './water-uniforms.ts';

export type PoolViewOptions = {
  onLabels: (labels: readonly ScreenLabel[]) => void;
  // Reduced motion: still water, cameras that jump.
  calm: boolean;
  small: boolean;
  // Without a graphics card: no mirrors, smaller shadows, rarer frames.
  plain: boolean;
};

// After this long without a touch the water stands still and the processor rests.
const RIPPLES_FOR_MS = 20_000;
const AMBIENT_FRAME_MS = 32;
const MOST_LAMPS = 4;

// The one object behind the React component: shows a scene, and redraws only when something changes.
export class PoolView {
  readonly pace: FramePace;
  private readonly renderer: WebGLRenderer;
  private readonly camera = new PerspectiveCamera(50, 1, 0.15, 400);
  private readonly rig: CameraRig;
  private readonly stage = new ThreeScene();
  private readonly sun = new DirectionalLight();
  private readonly daylight = new HemisphereLight();
  private readonly lamps = Array.from({ length: MOST_LAMPS }, () => new PointLight(0xffb469, 0, 14, 2));
  private readonly water = createWaterUniforms();
  private readonly surface = createWaterSurface(this.water);
  private readonly patterns: PatternLibrary;
  private readonly options: PoolViewOptions;
  private readonly size = new Vector2(1, 1);
  private materials: ThreeMaterials;
  private shown: { scene: Scene; group: Group; sky: BakedSky; skyKey: string } | null = null;
  private measurements: Measurement[] = [];
  private lines: LineSegments | null = null;
  private measured = true;
  private frame = 0;
  private lastFrame = 0;
  private stirredAt = 0;
  private seen = true;

  constructor(canvas: HTMLCanvasElement, options: PoolViewOptions) {
    this.options = options;
    this.renderer = new WebGLRenderer({
      canvas,
      antialias: !options.plain,
      powerPreference: 'high-performance',
    });
    this.renderer.toneMapping = CustomToneMapping;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.pace = new FramePace(
      Math.min(window.devicePixelRatio, options.plain ? 0.75 : options.small ? 1.75 : 2),
    );
    this.patterns = new PatternLibrary(Math.min(8, this.renderer.capabilities.getMaxAnisotropy()));
    this.materials = new ThreeMaterials(this.patterns, this.water, this.surface.material, options.plain);
    this.rig = new CameraRig(this.camera, canvas, options.calm);
    this.rig.controls.addEventListener('change', this.stir);
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.setScalar(options.small || options.plain ? 1024 : 2048);
    this.sun.shadow.bias = -0.0004;
    this.sun.shadow.normalBias = 0.03;
    this.stage.add(this.sun, this.sun.target, this.daylight, ...this.lamps);
    this.resize();
  }

  show(scene: Scene, patterns: BakedPatterns = []): void {
    this.patterns.take(patterns);
    const before = this.shown;
    const skyKey = JSON.stringify([scene.sky, scene.sun]);
    const sky = before?.skyKey === skyKey ? before.sky : this.newSky(scene, before?.sky);
    if (before) {
      this.stage.remove(before.group);
      releaseGroup(before.group);
      this.materials.dispose();
    }
    lightWater(this.water, scene);
    const group = groupOf(scene, this.materials, !this.options.plain);
    group.add(flamesOf(scene.flames, this.water));
    this.stage.add(group);
    this.shown = { scene, group, sky, skyKey };
    this.light(scene);
    this.measure(scene);
    this.rig.bound(scene.layout.pool.lengthFt * 0.3048);
    if (!before) this.rig.go(cameraFor(scene.cameras, 'hero'), 0, true);
    this.renderer.shadowMap.needsUpdate = true;
    this.stir();
  }

  goTo(viewpoint: Viewpoint): void {
    if (this.shown) this.rig.go(cameraFor(this.shown.scene.cameras, viewpoint), performance.now());
    this.stir();
  }

  nudge(nudge: Nudge): void {
    this.rig.nudge(nudge);
    this.stir();
  }

  showMeasurements(measured: boolean): void {
    this.measured = measured;
    if (this.lines) this.lines.visible = measured;
    this.stir();
  }

  resize(): void {
    const { clientWidth, clientHeight } = this.renderer.domElement;
    this.size.set(Math.max(1, clientWidth), Math.max(1, clientHeight));
    this.renderer.setPixelRatio(this.pace.ratio);
    this.renderer.setSize(this.size.x, this.size.y, false);
    this.rig.resize(this.size.x / this.size.y);
    this.stir();
  }

  // Off screen nothing is drawn.
  setSeen(seen: boolean): void {
    this.seen = seen;
    if (seen) this.stir();
  }

  async snapshot(width: number): Promise<Blob | null> {
    const height = Math.round((width * this.size.y) / this.size.x);
    this.renderer.setPixelRatio(1);
    this.renderer.setSize(width, height, false);
    this.draw();
    const picture = await new Promise<Blob | null>((done) =>
      this.renderer.domElement.toBlob(done, 'image/png'),
    );
    this.resize();
    return picture;
  }

  // One frame, finished before it returns: for measuring.
  measureFrame(): void {
    this.rig.update(performance.now());
    this.draw();
    const context = this.renderer.getContext();
    // Reading one pixel back waits for the whole frame; finish() does not, in Chromium.
    context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
  }

  load(): { triangles: number; calls: number } {
    const { triangles, calls } = this.renderer.info.render;
    return { triangles, calls };
  }

  current(): Scene | null {
    return this.shown?.scene ?? null;
  }

  dispose(): void {
    cancelAnimationFrame(this.frame);
    this.rig.dispose();
    if (this.shown) {
      releaseGroup(this.shown.group);
      this.shown.sky.dispose();
    }
    this.materials.dispose();
    this.patterns.dispose();
    this.surface.material.dispose();
    this.water.caustics.value.dispose();
    this.water.slopes.value.dispose();
    this.renderer.dispose();
  }

  // Something changed or moved: keep drawing for a while.
  private readonly stir = () => {
    this.stirredAt = performance.now();
    this.frame ||= requestAnimationFrame(this.tick);
  };

  private readonly tick = (now: number) => {
    this.frame = 0;
    if (!this.seen || !this.shown) return;
    const rippling = !this.options.calm && !this.options.plain && now - this.stirredAt < RIPPLES_FOR_MS;
    const moving = this.rig.update(now);
    const busy = moving || now - this.stirredAt < 250;
    if (busy || now - this.lastFrame >= AMBIENT_FRAME_MS) {
      const before = performance.now();
      this.water.time.value = this.options.calm ? 4 : now / 1000;
      this.draw();
      if (
        busy &&
        this.lastFrame > 0 &&
        this.pace.frame(Math.max(now - this.lastFrame, performance.now() - before))
      ) {
        this.resize();
      }
      this.lastFrame = now;
    }
    if (busy || rippling) this.frame ||= requestAnimationFrame(this.tick);
    else this.lastFrame = 0;
  };

  private draw(): void {
    this.renderer.render(this.stage, this.camera);
    this.options.onLabels(
      this.measured ? labelsOnScreen(this.measurements, this.camera, this.size.x, this.size.y) : [],
    );
  }

  private newSky(scene: Scene, old: BakedSky | undefined): BakedSky {
    old?.dispose();
    const sky = bakeSky(
      this.renderer,
      scene.sky,
      scene.sun,
      this.options.small || this.options.plain ? 256 : 512,
    );
    this.stage.background = sky.background;
    this.materials.sky = sky.environment;
    this.surface.reflect(sky.background);
    return sky;
  }

  private light(scene: Scene): void {
    const light = LIGHT[scene.sky.hour];
    this.renderer.toneMappingExposure = light.exposure;
    this.daylight.color.setRGB(...light.skyColour);
    this.daylight.groundColor.setRGB(...light.bounce);
    this.daylight.intensity = light.sky;
    const reach = Math.max(14, scene.layout.pool.lengthFt * 0.3048 * 0.9);
    this.sun.color.setRGB(...scene.sun.colour);
    this.sun.intensity = light.sun;
    // A sun on the horizon would throw shadows without end.
    const [x, y, z] = scene.sun.direction;
    this.sun.position.set(x, Math.max(0.12, y), z).multiplyScalar(60);
    const camera = this.sun.shadow.camera;
    Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 10, far: 120 });
    camera.updateProjectionMatrix();
    const bright = scene.lights.filter(({ underwater }) => !underwater);
    this.lamps.forEach((lamp, at) => {
      const source = bright[Math.floor((at * bright.length) / MOST_LAMPS)];
      lamp.intensity = source && light.lamps > 0.1 ? 9 * light.lamps : 0;
      lamp.visible = lamp.intensity > 0;
      if (source) lamp.position.set(...source.position);
    });
  }

  private measure(scene: Scene): void {
    if (this.lines) {
      this.stage.remove(this.lines);
      this.lines.geometry.dispose();
    }
    this.measurements = measurementsOf(scene.layout);
    this.lines = createMeasurementLines(this.measurements);
    this.lines.visible = this.measured;
    this.stage.add(this.lines);
  }
}
