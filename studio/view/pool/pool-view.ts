import {
  BasicShadowMap,
  CustomToneMapping,
  type Group,
  type LineSegments,
  PCFShadowMap,
  PerspectiveCamera,
  Scene as ThreeScene,
  Vector2,
  WebGLRenderer,
} from 'three';
import type { Scene } from '#studio/scene/scene.ts';
import { CameraRig, cameraFor, type Nudge, type Viewpoint } from './camera-rig.ts';
import { flamesOf } from './flames.ts';
import { FrameFence } from './frame-fence.ts';
import { FramePace } from './frame-pace.ts';
import { LIGHT } from './light.ts';
import { createMeasurementLines, labelsOnScreen, type ScreenLabel } from './measurement-lines.ts';
import { type Measurement, measurementsOf } from './measurements.ts';
import './punchy-agx.ts';
import { type BakedPatterns, PatternLibrary } from './pattern-textures.ts';
import { plainRatio } from './plain-ratio.ts';
import { groupOf, releaseGroup } from './scene-group.ts';
import { SceneLights } from './scene-lights.ts';
import { shadersReady } from './shaders-ready.ts';
import { type BakedSky, bakeSky } from './sky.ts';
import { ThreeMaterials } from './three-materials.ts';
import { createWaterSurface, type WaterSurface } from './water-surface.ts';
import { createWaterUniforms, lightWater, type WaterUniforms } from './water-uniforms.ts';

export type PoolViewOptions = {
  onLabels: (labels: readonly ScreenLabel[]) => void;
  // The first frame stands on the screen.
  onFirstFrame: () => void;
  // Reduced motion: still water, cameras that jump.
  calm: boolean;
  small: boolean;
  // Without a graphics card: no mirrors, fewer leaves, harder shadows, frames only on demand.
  plain: boolean;
};

// After this long without a touch the water stands still and the processor rests.
const RIPPLES_FOR_MS = 20_000;
const AMBIENT_FRAME_MS = 32;
// A first frame also compiles; slower than this, the second decides.
const SLOW_FRAME_MS = 400;
const REST_BEFORE_SHARP_MS = 350;

// The one object behind the React component: shows a scene, and redraws only when something changes.
export class PoolView {
  readonly pace: FramePace;
  private readonly renderer: WebGLRenderer;
  private readonly camera = new PerspectiveCamera(50, 1, 0.15, 400);
  private readonly rig: CameraRig;
  private readonly stage = new ThreeScene();
  private readonly lights: SceneLights;
  private readonly fence: FrameFence;
  private readonly water: WaterUniforms;
  private readonly surface: WaterSurface;
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
  private drawnAt = 0;
  private framesTimed = 0;
  private seen = true;
  private plain: boolean;
  // Drawn plainly: whether the frame on the screen has all its pixels.
  private sharp = false;
  private compiling: ReturnType<typeof setTimeout> | undefined;
  private sharpening: ReturnType<typeof setTimeout> | undefined;

  constructor(canvas: HTMLCanvasElement, options: PoolViewOptions) {
    this.options = options;
    this.plain = options.plain;
    this.water = createWaterUniforms(options.plain ? 128 : 256);
    this.surface = createWaterSurface(this.water);
    this.renderer = new WebGLRenderer({
      canvas,
      antialias: !options.plain,
      powerPreference: 'high-performance',
    });
    this.renderer.toneMapping = CustomToneMapping;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = options.plain ? BasicShadowMap : PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.pace = new FramePace(Math.min(window.devicePixelRatio, options.small ? 1.75 : 2));
    this.fence = new FrameFence(this.renderer.getContext());
    this.patterns = new PatternLibrary(Math.min(8, this.renderer.capabilities.getMaxAnisotropy()));
    this.materials = new ThreeMaterials(this.patterns, this.water, this.surface.material, options.plain);
    this.rig = new CameraRig(this.camera, canvas, options.calm || options.plain);
    this.rig.controls.addEventListener('change', this.stir);
    this.lights = new SceneLights(options.small || options.plain ? 1024 : 2048);
    this.stage.add(...this.lights.objects);
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
    const group = groupOf(scene, this.materials, this.plain);
    group.add(flamesOf(scene.flames, this.water));
    this.stage.add(group);
    this.shown = { scene, group, sky, skyKey };
    this.renderer.toneMappingExposure = LIGHT[scene.sky.hour].exposure;
    this.lights.light(scene);
    this.measure(scene);
    this.rig.bound(scene.layout.pool.lengthFt * 0.3048);
    if (!before) this.rig.go(cameraFor(scene.cameras, 'hero'), 0, true);
    this.renderer.shadowMap.needsUpdate = true;
    if (this.plain) this.compile();
    this.stir();
  }

  // The same patterns, more finely drawn.
  refine(patterns: BakedPatterns): void {
    this.patterns.take(patterns);
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
    this.setSharpness(false);
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
    clearTimeout(this.sharpening);
    clearTimeout(this.compiling);
    this.fence.dispose();
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
    if (this.plain) return this.tickPlainly(now);
    const rippling = !this.options.calm && now - this.stirredAt < RIPPLES_FOR_MS;
    const moving = this.rig.update(now);
    const busy = moving || now - this.stirredAt < 250;
    if (busy || now - this.lastFrame >= AMBIENT_FRAME_MS) {
      const before = performance.now();
      this.water.time.value = this.options.calm ? 4 : now / 1000;
      this.draw();
      if (this.framesTimed < 2 && !this.fence.waiting) this.fence.after(() => this.timed(before));
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

  // One frame at a time, and the next only when something changed: orders that pile up would freeze the page.
  private tickPlainly(now: number): void {
    if (this.fence.waiting || this.compiling) return;
    const moving = this.rig.update(now);
    const changed = moving || this.stirredAt > this.drawnAt;
    if (!changed && this.sharp) return;
    this.setSharpness(!changed);
    this.water.time.value = 4;
    const before = performance.now();
    this.drawnAt = before;
    this.renderer.render(this.stage, this.camera);
    this.fence.after(() => {
      this.label();
      this.timed(before);
      if (this.stirredAt > this.drawnAt) this.frame ||= requestAnimationFrame(this.tick);
      else if (!this.sharp) this.sharpening = setTimeout(this.wake, REST_BEFORE_SHARP_MS);
    });
  }

  // All shaders side by side, while the page stays answerable; drawing would wait for one after another.
  private compile(): void {
    clearTimeout(this.compiling);
    this.renderer.compile(this.stage, this.camera);
    const look = () => {
      const ready = shadersReady(this.renderer);
      this.compiling = ready ? undefined : setTimeout(look, 20);
      if (ready) this.wake();
    };
    this.compiling = setTimeout(look, 20);
  }

  private readonly wake = () => {
    this.frame ||= requestAnimationFrame(this.tick);
  };

  private timed(before: number): void {
    const first = this.framesTimed === 0;
    const slow = performance.now() - before > SLOW_FRAME_MS;
    this.framesTimed += first && !slow ? 2 : 1;
    if (first) this.options.onFirstFrame();
    else if (slow && !this.plain) this.becomePlain();
  }

  // A graphics card that cannot keep up is treated as none.
  private becomePlain(): void {
    this.plain = true;
    this.materials.dispose();
    this.materials = new ThreeMaterials(this.patterns, this.water, this.surface.material, true);
    if (this.shown) this.show(this.shown.scene);
    this.resize();
  }

  private setSharpness(sharp: boolean): void {
    clearTimeout(this.sharpening);
    this.sharp = sharp;
    const { x, y } = this.size;
    const ratio = this.plain ? plainRatio(x, y, window.devicePixelRatio, !sharp) : this.pace.ratio;
    if (ratio === this.renderer.getPixelRatio() && this.renderer.getSize(new Vector2()).equals(this.size))
      return;
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(x, y, false);
  }

  private draw(): void {
    this.renderer.render(this.stage, this.camera);
    this.label();
  }

  private label(): void {
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
      this.options.small || this.plain ? 256 : 512,
      !this.plain,
    );
    this.stage.background = sky.background;
    this.materials.sky = sky.environment;
    this.surface.reflect(sky.background);
    return sky;
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
