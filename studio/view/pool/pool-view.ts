import {
  BasicShadowMap,
  CustomToneMapping,
  LinearSRGBColorSpace,
  PCFShadowMap,
  PerspectiveCamera,
  Vector2,
  WebGLRenderer,
} from 'three';
import type { Design } from '#domain/design/design.ts';
import type { Scene } from '#studio/scene/scene.ts';
import { CameraRig, type Nudge } from './camera-rig.ts';
import { type ClearAir, reachOf } from './clear-air.ts';
import { FrameFence } from './frame-fence.ts';
import { FramePace } from './frame-pace.ts';
import { type ItemDrag, ItemMover, type MoveMode } from './item-mover.ts';
import type { ScreenLabel } from './measurement-lines.ts';
import type { BakedPatterns } from './pattern-textures.ts';
import { PoolStage, type SunStand } from './pool-stage.ts';
import { shadersReady } from './shaders-ready.ts';
import { smoothPlainShadows } from './smooth-shadow.ts';
import { type SoftwareQuality, softwarePixelRatio } from './software-pixel-ratio.ts';
import { StillPicture } from './still-picture.ts';
import { cameraAt, type Viewpoint } from './viewpoints.ts';
import './picture-tone.ts';

// On the page, or handed over to a worker, which then has a stand-in to hear pointers from.
export type Surface = { canvas: HTMLCanvasElement | OffscreenCanvas; element: EventTarget };
// In the page's pixels; ratio: how many of the screen's make one of those.
export type ViewSize = { width: number; height: number; ratio: number };

type PoolViewOptions = {
  onLabels: (labels: readonly ScreenLabel[]) => void;
  onDrag: (drag: ItemDrag) => void;
  // The first frame stands on the screen.
  onFirstFrame: () => void;
  // Reduced motion: still water, cameras that jump.
  reducedMotion: boolean;
  small: boolean;
  // Without a graphics card: no mirrors, fewer leaves, harder shadows, frames only on demand.
  plain: boolean;
};

// After this long without a touch the water stands still and the processor rests.
const RIPPLES_FOR_MS = 20_000;
const AMBIENT_FRAME_MS = 32;
// A first frame also compiles; slower than this, the second decides.
const SLOW_FRAME_MS = 400;
const REST_BEFORE_SHARP_MS = 200;
// Between the frames of a still picture, so much of one's time is the page's.
const PAUSE_SHARE = 0.25;
// Without a graphics card a larger picture would freeze the page for seconds.
const PLAIN_SNAPSHOT_WIDTH = 1280;

// The one object behind the React component: shows a scene, and redraws only when something changes.
export class PoolView {
  readonly pace: FramePace;
  private readonly renderer: WebGLRenderer;
  private readonly camera = new PerspectiveCamera(50, 1, 0.15, 400);
  private readonly rig: CameraRig;
  private readonly stage: PoolStage;
  private readonly mover: ItemMover;
  private readonly fence: FrameFence;
  private readonly options: PoolViewOptions;
  private readonly surface: Surface;
  private readonly size = new Vector2(1, 1);
  private screenRatio: number;
  private frame = 0;
  private lastFrame = 0;
  private changedAt = 0;
  private drawnAt = 0;
  private framesTimed = 0;
  private air: ClearAir | null = null;
  private seen = true;
  private plain: boolean;
  // Drawn plainly, what rests is drawn again and again.
  private readonly still: StillPicture;
  private compiling: ReturnType<typeof setTimeout> | undefined;
  private sharpening: ReturnType<typeof setTimeout> | undefined;

  constructor(surface: Surface, size: ViewSize, options: PoolViewOptions) {
    const { canvas, element } = surface;
    this.surface = surface;
    this.screenRatio = size.ratio;
    this.options = options;
    this.plain = options.plain;
    this.renderer = new WebGLRenderer({
      canvas,
      antialias: !options.plain,
      powerPreference: 'high-performance',
    });
    this.renderer.toneMapping = CustomToneMapping;
    this.renderer.outputColorSpace = LinearSRGBColorSpace;
    this.renderer.shadowMap.enabled = true;
    if (options.plain) smoothPlainShadows();
    this.renderer.shadowMap.type = options.plain ? BasicShadowMap : PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.pace = new FramePace(Math.min(size.ratio, options.small ? 1.75 : 2));
    this.fence = new FrameFence(this.renderer.getContext());
    this.still = new StillPicture(this.renderer, options.small);
    this.stage = new PoolStage(this.renderer, options.small, options.plain);
    // First to hear a pointer: what takes hold of a thing does not turn the view.
    this.mover = new ItemMover(this.camera, element, options.onDrag, this.markChanged);
    this.stage.root.add(this.mover.group);
    this.rig = new CameraRig(this.camera, element, options.reducedMotion || options.plain);
    this.rig.controls.addEventListener('change', this.markChanged);
    this.resize(size);
  }

  show(scene: Scene, air: ClearAir, patterns: BakedPatterns = []): void {
    const first = this.stage.scene === null;
    this.stage.show(scene, patterns);
    this.mover.show(scene.layout);
    this.air = air;
    this.rig.bound(reachOf(scene), air);
    if (first) this.rig.go(cameraAt(scene, 'hero', air, this.camera.aspect), 0, true);
    if (this.plain) this.compile();
    this.markChanged();
  }

  // While the scene of a design is built, its shaders are compiled: without a graphics card both take seconds.
  prepare(design: Design): void {
    if (this.plain) this.stage.prepare(design, this.camera);
  }

  // The same patterns, more finely drawn.
  refine(patterns: BakedPatterns): void {
    this.stage.refine(patterns);
    this.markChanged();
  }

  goTo(viewpoint: Viewpoint): void {
    const { scene } = this.stage;
    if (scene && this.air)
      this.rig.go(cameraAt(scene, viewpoint, this.air, this.camera.aspect), performance.now());
    this.markChanged();
  }

  nudge(nudge: Nudge): void {
    this.rig.nudge(nudge);
    this.markChanged();
  }

  showMeasurements(measured: boolean): void {
    this.stage.showMeasurements(measured);
    this.markChanged();
  }

  setMoveMode(mode: MoveMode): void {
    this.mover.setMode(mode);
    this.markChanged();
  }

  setSun(stand: SunStand): void {
    this.stage.setSun(stand);
    this.markChanged();
  }

  resize({ width, height, ratio }: ViewSize): void {
    this.size.set(Math.max(1, width), Math.max(1, height));
    this.screenRatio = ratio;
    this.fit();
  }

  // Off screen nothing is drawn.
  setSeen(seen: boolean): void {
    this.seen = seen;
    if (seen) this.markChanged();
  }

  async snapshot(wanted: number): Promise<Blob | null> {
    const width = this.plain ? Math.min(wanted, PLAIN_SNAPSHOT_WIDTH) : wanted;
    const height = Math.round((width * this.size.y) / this.size.x);
    while (this.stage.complete());
    this.renderer.setPixelRatio(1);
    this.renderer.setSize(width, height, false);
    this.draw();
    const picture = await pngOf(this.surface.canvas);
    this.fit();
    return picture;
  }

  // Resolves when every shader that is needed is there: for measuring.
  async compiled(): Promise<void> {
    this.renderer.compile(this.stage.root, this.camera);
    while (!shadersReady(this.renderer)) await new Promise((done) => setTimeout(done, 4));
  }

  // One frame, finished before it returns, and whether the next one will show more: for measuring.
  measureFrame(sharp = false): boolean {
    this.rig.update(performance.now());
    this.setQuality(sharp ? 'resting' : this.movingQuality());
    this.draw();
    const context = this.renderer.getContext();
    // Reading one pixel back waits for the whole frame; finish() does not, in Chromium.
    context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
    this.framesTimed ||= 1;
    return this.stage.complete();
  }

  load(): { triangles: number; calls: number; shaders: number } {
    const { triangles, calls } = this.renderer.info.render;
    return { triangles, calls, shaders: this.renderer.info.programs?.length ?? 0 };
  }

  dispose(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.sharpening);
    clearTimeout(this.compiling);
    this.fence.dispose();
    this.rig.dispose();
    this.mover.dispose();
    this.still.dispose();
    this.stage.dispose();
    this.renderer.dispose();
  }

  // Something changed or moved: keep drawing for a while.
  private readonly markChanged = () => {
    this.changedAt = performance.now();
    this.frame ||= requestAnimationFrame(this.tick);
  };

  private readonly tick = (now: number) => {
    this.frame = 0;
    if (!this.seen || !this.stage.scene) return;
    if (this.plain) return this.tickOnDemand(now);
    const rippling = !this.options.reducedMotion && now - this.changedAt < RIPPLES_FOR_MS;
    const moving = this.rig.update(now);
    const busy = moving || now - this.changedAt < 250;
    if (busy || now - this.lastFrame >= AMBIENT_FRAME_MS) {
      const before = performance.now();
      this.stage.water.time.value = this.options.reducedMotion ? 4 : now / 1000;
      this.draw();
      if (this.framesTimed < 2 && !this.fence.waiting) this.fence.after(() => this.timed(before));
      if (
        busy &&
        this.lastFrame > 0 &&
        this.pace.frame(Math.max(now - this.lastFrame, performance.now() - before))
      ) {
        this.fit();
      }
      this.lastFrame = now;
    }
    if (busy || rippling) this.frame ||= requestAnimationFrame(this.tick);
    else this.lastFrame = 0;
  };

  // One frame at a time, and the next only when something changed: orders that pile up would freeze the page.
  private tickOnDemand(now: number): void {
    if (this.fence.waiting || this.compiling) return;
    const moving = this.rig.update(now);
    const changed = moving || this.changedAt > this.drawnAt;
    if (!changed && this.still.isDone) return;
    this.setQuality(changed ? this.movingQuality() : 'resting');
    this.stage.water.time.value = 4;
    const before = performance.now();
    this.drawnAt = before;
    if (changed) this.renderer.render(this.stage.root, this.camera);
    else this.still.add(this.stage.root, this.camera);
    this.fence.after(() => {
      this.label();
      this.timed(before);
      if (this.stage.complete()) this.changedAt = performance.now();
      if (this.changedAt > this.drawnAt) this.frame ||= requestAnimationFrame(this.tick);
      else this.sharpenLater(performance.now() - before);
    });
  }

  // The very first picture may be rough: it is there to be seen soon.
  private movingQuality(): SoftwareQuality {
    return this.framesTimed === 0 ? 'first' : 'moving';
  }

  private sharpenLater(tookMs: number): void {
    const { isBegun, isDone } = this.still;
    const rest = isBegun ? tookMs * PAUSE_SHARE : REST_BEFORE_SHARP_MS;
    if (!isDone) this.sharpening = setTimeout(this.requestFrame, rest);
  }

  // All shaders side by side, while the page stays answerable; drawing would wait for one after another.
  private compile(): void {
    clearTimeout(this.compiling);
    this.renderer.compile(this.stage.root, this.camera);
    const look = () => {
      const ready = shadersReady(this.renderer);
      this.compiling = ready ? undefined : setTimeout(look, 20);
      if (ready) this.requestFrame();
    };
    this.compiling = setTimeout(look, 20);
  }

  private readonly requestFrame = () => {
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
    this.stage.becomePlain();
    this.compile();
    this.fit();
  }

  private fit(): void {
    this.setQuality(this.movingQuality());
    this.rig.resize(this.size.x / this.size.y);
    this.markChanged();
  }

  private setQuality(quality: SoftwareQuality): void {
    clearTimeout(this.sharpening);
    if (quality !== 'resting') this.still.forget();
    const { x, y } = this.size;
    const ratio = this.plain ? softwarePixelRatio(x, y, this.screenRatio, quality) : this.pace.ratio;
    if (ratio === this.renderer.getPixelRatio() && this.renderer.getSize(new Vector2()).equals(this.size))
      return;
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(x, y, false);
  }

  private draw(): void {
    this.renderer.render(this.stage.root, this.camera);
    this.label();
  }

  private label(): void {
    this.options.onLabels(this.stage.labels(this.camera, this.size.x, this.size.y));
  }
}

// Asked in the task that drew it: afterwards the drawing buffer is empty.
function pngOf(canvas: Surface['canvas']): Promise<Blob | null> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/png' });
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
