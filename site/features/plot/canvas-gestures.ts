import type { PointerEvent } from 'react';
import type { Point } from '#domain/geometry/plane.ts';
import type { Drag, Presses } from './canvas-context.ts';
import type { Tool } from './table-state.ts';
import { type Size, toFeet, type View, viewWith, zoomed } from './view.ts';

// Two fingers move and zoom the paper whatever is under them. One finger, and the mouse, drag what they are on, or do what the
// chosen tool does; on bare ground they move the paper.

export type Looking = { view: View; size: Size; tool: Tool; setView: (view: View) => void };
type Active = { id: number; drag: Drag; from: Point; moved: boolean };
type Pinch = { spread: number; land: Point; pxPerFt: number };
type Spot = { clientX: number; clientY: number };

const STILL_PX = { mouse: 3, touch: 9 };
const WHEEL_STEP = 0.0022;
const LINE_PX = 20;
/** A notch of a mouse wheel; a trackpad sends a few pixels at a time. */
const MOST_WHEEL_PX = 100;

const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const middleOf = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

export class CanvasGestures {
  element: SVGSVGElement | null = null;
  #looking: Looking;
  #owners = new Map<Tool, Presses>();
  #fingers = new Map<number, Point>();
  #active: Active | null = null;
  #pinch: Pinch | null = null;

  constructor(looking: Looking) {
    this.#looking = looking;
  }

  look(looking: Looking) {
    this.#looking = looking;
  }

  takePresses = (tool: Tool, presses: Presses) => {
    this.#owners.set(tool, presses);
    return () => {
      this.#owners.delete(tool);
    };
  };

  pointAt = (at: Spot): Point => toFeet(this.#looking.view, this.#looking.size, this.#spotOf(at));

  startDrag = (event: PointerEvent, drag: Drag) => {
    if (event.button !== 0 || this.#active || this.#pinch) return;
    event.stopPropagation();
    this.#active = { id: event.pointerId, drag, from: this.#spotOf(event), moved: false };
    this.element?.setPointerCapture(event.pointerId);
  };

  cancel = () => {
    const active = this.#active;
    this.#active = null;
    active?.drag.cancel?.();
  };

  onWheel = (event: WheelEvent) => {
    // Without a modifier the page scrolls, until somebody works on the drawing.
    const isMeant = event.ctrlKey || event.metaKey || this.element?.contains(document.activeElement);
    if (!isMeant) return;
    event.preventDefault();
    const turn = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY;
    const step = Math.sign(turn) * Math.min(Math.abs(turn), MOST_WHEEL_PX);
    const { view, size, setView } = this.#looking;
    setView(zoomed(view, size, Math.exp(-step * WHEEL_STEP), this.#spotOf(event)));
  };

  handlers = {
    onPointerDownCapture: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return;
      this.#fingers.set(event.pointerId, this.#spotOf(event));
      if (this.#fingers.size < 2) return;
      event.stopPropagation();
      this.#beginPinch();
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) this.startDrag(event, this.#groundDrag(event));
    },
    onPointerMove: (event: PointerEvent) => {
      if (this.#fingers.has(event.pointerId)) this.#fingers.set(event.pointerId, this.#spotOf(event));
      if (this.#pinch) this.#goOnPinching(this.#pinch);
      else if (this.#active) this.#goOnDragging(this.#active, event);
      else this.#owner()?.hover?.(this.pointAt(event), event);
    },
    onPointerUp: (event: PointerEvent) => {
      const active = this.#active;
      this.#lift(event);
      if (active?.id !== event.pointerId) return;
      this.#active = null;
      active.drag.end?.(active.moved);
    },
    onPointerCancel: (event: PointerEvent) => {
      this.#lift(event);
      if (this.#active?.id === event.pointerId) this.cancel();
    },
    onPointerLeave: (event: PointerEvent) => {
      if (!this.#active) this.#owner()?.hover?.(null, event);
    },
  };

  #owner = () => this.#owners.get(this.#looking.tool);

  #spotOf({ clientX, clientY }: Spot): Point {
    const box = this.element?.getBoundingClientRect();
    return [clientX - (box?.left ?? 0), clientY - (box?.top ?? 0)];
  }

  #lift({ pointerId }: PointerEvent) {
    this.#fingers.delete(pointerId);
    if (this.#fingers.size < 2) this.#pinch = null;
  }

  #beginPinch() {
    const [a, b] = [...this.#fingers.values()];
    if (!a || !b) return;
    this.cancel();
    const { view, size } = this.#looking;
    this.#pinch = {
      spread: Math.max(1, apart(a, b)),
      land: toFeet(view, size, middleOf(a, b)),
      pxPerFt: view.pxPerFt,
    };
  }

  #goOnPinching({ spread, land, pxPerFt }: Pinch) {
    const [a, b] = [...this.#fingers.values()];
    const { size, setView } = this.#looking;
    if (a && b) setView(viewWith(land, middleOf(a, b), size, (pxPerFt * apart(a, b)) / spread));
  }

  #goOnDragging(active: Active, event: PointerEvent) {
    if (active.id !== event.pointerId) return;
    const still = STILL_PX[event.pointerType === 'mouse' ? 'mouse' : 'touch'];
    active.moved ||= apart(this.#spotOf(event), active.from) > still;
    if (active.moved) active.drag.move(this.pointAt(event), event);
  }

  /** Moves the paper; a short press is the tool's, and a finger that draws lifts off where the press is meant. */
  #groundDrag(down: PointerEvent): Drag {
    const land = this.pointAt(down);
    const owner = this.#owner();
    const draws = down.pointerType !== 'mouse' && owner?.hover !== undefined;
    let last = down;
    if (draws) owner.hover?.(land, down);
    return {
      move: (point, event) => {
        last = event;
        if (owner?.span?.(land, point, event, false)) return;
        const { size, view, setView } = this.#looking;
        if (draws) owner.hover?.(point, event);
        else setView(viewWith(land, this.#spotOf(event), size, view.pxPerFt));
      },
      end: (moved) => {
        if (moved && owner?.span?.(land, this.pointAt(last), last, true)) return;
        if (!moved || draws) owner?.press(this.pointAt(last), last);
        if (draws) owner.hover?.(null, last);
      },
      cancel: () => owner?.hover?.(null, down),
    };
  }
}
