import type { Design } from '#domain/design/design.ts';
import type { Scene } from '#studio/scene/scene.ts';
import type { BakedPatterns } from './pattern-textures.ts';

export type SceneRequest = { number: number; design: Design };
export type SceneAnswer = { number: number; scene: Scene; patterns: BakedPatterns };

type OnScene = (scene: Scene, patterns: BakedPatterns) => void;

// Asks the worker for scenes, one at a time; while it works, only the newest design waits.
export class SceneSource {
  private readonly worker: Worker;
  private readonly onScene: OnScene;
  private number = 0;
  private working = false;
  private waiting: Design | null = null;

  constructor(onScene: OnScene, onFailure: () => void) {
    this.onScene = onScene;
    this.worker = new Worker(new URL('./scene-worker.ts', import.meta.url), { type: 'module' });
    this.worker.addEventListener('message', ({ data }: MessageEvent<SceneAnswer>) => this.answered(data));
    this.worker.addEventListener('error', onFailure);
  }

  ask(design: Design): void {
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
    this.number += 1;
    const request: SceneRequest = { number: this.number, design };
    this.worker.postMessage(request);
  }

  private answered({ scene, patterns }: SceneAnswer): void {
    this.next();
    this.onScene(scene, patterns);
  }
}
