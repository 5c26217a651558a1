import type { Design } from '#domain/design/design.ts';
import type { Nudge, Viewpoint } from './camera-rig.ts';
import type { EaselOptions, EaselStep } from './easel.ts';
import type { ScreenLabel } from './measurement-lines.ts';
import type { ViewSize } from './pool-view.ts';

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

export type ToEasel =
  | { do: 'set up'; canvas: OffscreenCanvas; options: EaselOptions }
  | { do: 'ask'; design: Design }
  | { do: 'go to'; viewpoint: Viewpoint }
  | { do: 'nudge'; nudge: Nudge }
  | { do: 'measure'; measured: boolean }
  | { do: 'resize'; size: ViewSize }
  | { do: 'seen'; seen: boolean }
  | { do: 'gesture'; gesture: Gesture }
  | { do: 'snapshot'; width: number; id: number };

export type FromEasel =
  // Whether this worker can draw in 3D at all; told before a canvas is given away.
  | { says: 'ready'; able: boolean }
  | { says: 'step'; step: EaselStep }
  | { says: 'labels'; labels: readonly ScreenLabel[] }
  | { says: 'picture'; picture: Blob | null; id: number }
  | { says: 'failed'; cause: string };
