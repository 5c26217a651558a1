import type { Design } from '#domain/design/design.ts';
import type { Nudge } from './camera-rig.ts';
import type { ItemDrag, MoveMode } from './item-mover.ts';
import type { ScreenLabel } from './measurement-lines.ts';
import type { SunStand } from './pool-stage.ts';
import type { ViewSize } from './pool-view.ts';
import type { ViewerOptions, ViewerStep } from './pool-viewer.ts';
import type { Viewpoint } from './viewpoints.ts';

// What the controls read of a pointer or a wheel, measured from the canvas's corner.
export type Gesture = {
  type: string;
  pointerId: number;
  pointerType: string;
  clientX: number;
  clientY: number;
  pageX: number;
  pageY: number;
  button: number;
  buttons: number;
  deltaY: number;
  deltaMode: number;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
};

export type ToViewer =
  | { do: 'set up'; canvas: OffscreenCanvas; options: ViewerOptions }
  | { do: 'show'; design: Design }
  | { do: 'go to'; viewpoint: Viewpoint }
  | { do: 'nudge'; nudge: Nudge }
  | { do: 'measure'; measured: boolean }
  | { do: 'move'; mode: MoveMode }
  | { do: 'sun'; stand: SunStand }
  | { do: 'resize'; size: ViewSize }
  | { do: 'seen'; seen: boolean }
  | { do: 'gesture'; gesture: Gesture }
  | { do: 'snapshot'; width: number; id: number };

export type FromViewer =
  // Whether this worker can draw in 3D at all; told before a canvas is given away.
  | { says: 'ready'; able: boolean }
  | { says: 'step'; step: ViewerStep }
  | { says: 'labels'; labels: readonly ScreenLabel[] }
  | { says: 'dragged'; drag: ItemDrag }
  | { says: 'picture'; picture: Blob | null; id: number }
  | { says: 'failed'; cause: string };
