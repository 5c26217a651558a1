import { createContext, type PointerEvent, useContext, useEffect } from 'react';
import type { Point } from '#domain/geometry/plane.ts';
import type { Tool } from './table-state.ts';
import type { Size, View } from './view.ts';

/** What happens while a finger or the mouse stays down; points are in feet. */
export type Drag = {
  move: (point: Point, event: PointerEvent) => void;
  /** `moved` is false for a short press on one spot. */
  end?: (moved: boolean) => void;
  /** A second finger came down, or Escape was pressed. */
  cancel?: () => void;
};
/** What presses on the ground do while a tool is chosen. All have to stay the same between renders. */
export type Presses = {
  press: (point: Point, event: PointerEvent) => void;
  /** Where a press would be: under the mouse, or under the finger that is still down. */
  hover?: (point: Point | null, event: PointerEvent) => void;
  /** From where the finger or the mouse came down to where it is, or was lifted; false leaves the drag to the canvas. */
  span?: (from: Point, to: Point, event: PointerEvent, lifted: boolean) => boolean;
};

export type CanvasValue = {
  view: View;
  size: Size;
  /** Feet of one pixel: what should not grow with the zoom is a multiple of it. */
  px: number;
  pointAt: (event: { clientX: number; clientY: number }) => Point;
  /** From `onPointerDown` of something in a layer: the canvas sees to the moves, and to a second finger. */
  startDrag: (event: PointerEvent, drag: Drag) => void;
  takePresses: (tool: Tool, presses: Presses) => () => void;
};

export const CanvasContext = createContext<CanvasValue | null>(null);

export function useCanvas(): CanvasValue {
  const canvas = useContext(CanvasContext);
  if (!canvas) throw new Error('This part stands outside the canvas.');
  return canvas;
}

/** Presses on the ground go to the owner of the tool that is chosen; without one they move the paper. */
export function usePresses(tool: Tool, { press, hover, span }: Presses): void {
  const { takePresses } = useCanvas();
  useEffect(
    () => takePresses(tool, { press, ...(hover ? { hover } : {}), ...(span ? { span } : {}) }),
    [takePresses, tool, press, hover, span],
  );
}
