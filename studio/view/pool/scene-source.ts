import type { Design } from '#domain/design/design.ts';
import type { Scene } from '#studio/scene/scene.ts';
import type { ClearAir } from './clear-air.ts';
import type { BakedPatterns } from './pattern-textures.ts';

export type SceneRequest = { design: Design; patternCoarseness: number };
// First the scene with coarse patterns; the same patterns follow finely drawn, when the worker is free.
export type SceneResponse = { built: { scene: Scene; air: ClearAir } | null; patterns: BakedPatterns };

type SceneListener = {
  onScene: (scene: Scene, air: ClearAir, patterns: BakedPatterns) => void;
  onPatterns: (patterns: BakedPatterns) => void;
  onFailure: () => void;
};

// Asks the worker for scenes, one at a time; while it works, only the newest design waits.
export class SceneSource {
  private readonly worker: Worker;
  private readonly listener: SceneListener;
  // 1 is as fine as patterns come.
  private readonly patternCoarseness: number;
  private working = false;
  private waiting: Design | null = null;

  constructor(listener: SceneListener, patternCoarseness: number) {
    this.listener = listener;
    this.patternCoarseness = patternCoarseness;
    this.worker = new Worker(new URL('./scene-worker.ts', import.meta.url), { type: 'module' });
    this.worker.addEventListener('message', ({ data }: MessageEvent<SceneResponse>) => this.receive(data));
    this.worker.addEventListener('error', listener.onFailure);
  }

  request(design: Design): void {
    this.waiting = design;
    if (!this.working) this.next();
  }

  dispose(): void {
    this.worker.terminate();
  }

  private next(): void {
    const design = this.waiting;
    this.waiting = null;
    this.working = design !== null;
    if (!design) return;
    const request: SceneRequest = { design, patternCoarseness: this.patternCoarseness };
    this.worker.postMessage(request);
  }

  private receive({ built, patterns }: SceneResponse): void {
    if (!built) {
      this.listener.onPatterns(patterns);
      return;
    }
    this.next();
    this.listener.onScene(built.scene, built.air, patterns);
  }
}
