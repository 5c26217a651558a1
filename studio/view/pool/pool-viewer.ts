import type { Design } from '#domain/design/design.ts';
import { webGl } from '#studio/view/panorama/capability.ts';
import type { Nudge } from './camera-rig.ts';
import type { ItemDrag, MoveMode } from './item-mover.ts';
import type { ScreenLabel } from './measurement-lines.ts';
import type { SunStand } from './pool-stage.ts';
import { PoolView, type Surface, type ViewSize } from './pool-view.ts';
import { SceneSource } from './scene-source.ts';
import type { Viewpoint } from './viewpoints.ts';

// The 3D view as the page knows it, wherever it is drawn.
export interface PoolViewer {
  showDesign(design: Design): void;
  goTo(viewpoint: Viewpoint): void;
  nudge(nudge: Nudge): void;
  showMeasurements(measured: boolean): void;
  setMoveMode(mode: MoveMode): void;
  /** Elsewhere than the design's light has it; null: back there. */
  setSun(stand: SunStand): void;
  resize(size: ViewSize): void;
  setSeen(seen: boolean): void;
  snapshot(width: number): Promise<Blob | null>;
  dispose(): void;
}

export type ViewerStep = 'building' | 'drawing' | 'shown';
export type ViewerOptions = {
  size: ViewSize;
  reducedMotion: boolean;
  small: boolean;
  /** Whether measurements are shown from the first frame on. */
  measured: boolean;
};
export type ViewerListener = {
  onStep: (step: ViewerStep) => void;
  onLabels: (labels: readonly ScreenLabel[]) => void;
  onDrag: (drag: ItemDrag) => void;
};

// A view with a worker of its own that builds its scenes.
export function createPoolViewer(
  surface: Surface,
  { size, reducedMotion, small, measured }: ViewerOptions,
  { onStep, onLabels, onDrag }: ViewerListener,
): PoolViewer {
  const drawn = webGl();
  if (drawn === 'none') throw new Error('WebGL is not offered');
  const plain = drawn === 'software';
  const view = new PoolView(surface, size, {
    onLabels,
    onDrag,
    onFirstFrame: () => onStep('shown'),
    reducedMotion,
    plain,
    small,
  });
  view.showMeasurements(measured);
  const scenes = new SceneSource(
    {
      onScene: (scene, air, patterns) => {
        view.show(scene, air, patterns);
        onStep('drawing');
      },
      onPatterns: (patterns) => view.refine(patterns),
      onFailure: () => console.warn('A scene could not be built.'),
    },
    plain ? 2 : 1,
  );
  onStep('building');
  return {
    showDesign(design) {
      scenes.request(design);
      view.prepare(design);
    },
    goTo: (viewpoint) => view.goTo(viewpoint),
    nudge: (nudge) => view.nudge(nudge),
    showMeasurements: (measured) => view.showMeasurements(measured),
    setMoveMode: (mode) => view.setMoveMode(mode),
    setSun: (stand) => view.setSun(stand),
    resize: (next) => view.resize(next),
    setSeen: (seen) => view.setSeen(seen),
    snapshot: (width) => view.snapshot(width),
    dispose() {
      scenes.dispose();
      view.dispose();
    },
  };
}
