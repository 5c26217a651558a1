import { type RefObject, useEffect, useRef } from 'react';
import type { SheetPoint } from './geometry.ts';
import type { Stage } from './use-stage.ts';

// One finger scrolls as everywhere on the page, by the browser itself; two fingers, a wheel with Ctrl and a double tap zoom; a
// mouse drags the paper.

type Spot = { x: number; y: number };
type Taps = {
  /** A short press on the paper; answers whether it was taken, else two of them zoom. */
  onTap: (point: SheetPoint) => boolean;
};

const TAP_PIXELS = 8;
const TAP_MS = 600;
const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_PIXELS = 40;
const CLOSER = 2.5;
const WHEEL_STEP = 0.0025;

const spotIn = (element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Spot => {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left - element.clientLeft, y: clientY - top - element.clientTop };
};
const apart = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, textarea, select') !== null;

function listenToWheel(element: HTMLElement, stage: RefObject<Stage>, signal: AbortSignal) {
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const turn = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 20 : event.deltaY;
    // A notch of a mouse wheel is a hundred, a trackpad sends a few at a time.
    const step = Math.sign(turn) * Math.min(Math.abs(turn) * 4, 100);
    stage.current.zoomBy(Math.exp(-step * WHEEL_STEP), spotIn(element, event));
  };
  element.addEventListener('wheel', onWheel, { passive: false, signal });
}

function listenToPinch(element: HTMLElement, stage: RefObject<Stage>, signal: AbortSignal) {
  let start: { spread: number; zoom: number; point: SheetPoint } | null = null;
  const fingers = (event: TouchEvent) => {
    const [a, b] = Array.from(event.touches, (touch) => spotIn(element, touch));
    return a && b ? { spread: apart(a, b), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } } : null;
  };
  const begin = (event: TouchEvent) => {
    const two = event.touches.length === 2 ? fingers(event) : null;
    start = two && { spread: two.spread, zoom: stage.current.zoom, point: stage.current.pointIn(two.middle) };
    if (start) event.preventDefault();
  };
  const move = (event: TouchEvent) => {
    const two = fingers(event);
    if (!start || !two) return;
    event.preventDefault();
    stage.current.zoomAround((start.zoom * two.spread) / start.spread, {
      point: start.point,
      at: two.middle,
    });
  };
  element.addEventListener('touchstart', begin, { passive: false, signal });
  element.addEventListener('touchmove', move, { passive: false, signal });
  const end = () => {
    start = null;
  };
  element.addEventListener('touchend', end, { signal });
  element.addEventListener('touchcancel', end, { signal });
  // Safari zooms the whole page by an event of its own.
  element.addEventListener('gesturestart', (event) => event.preventDefault(), { signal });
}

/** Mouse drags and short presses of anything. */
function listenToPresses(
  element: HTMLElement,
  stage: RefObject<Stage>,
  taps: RefObject<Taps>,
  signal: AbortSignal,
) {
  let press: { at: Spot; time: number; scroll: Spot; id: number; drags: boolean } | null = null;
  let lastTap: { at: Spot; time: number } | null = null;
  const onTap = (at: Spot, time: number) => {
    if (taps.current.onTap(stage.current.pointIn(at))) return;
    const twice = lastTap && time - lastTap.time < DOUBLE_TAP_MS && apart(at, lastTap.at) < DOUBLE_TAP_PIXELS;
    lastTap = twice ? null : { at, time };
    if (!twice) return;
    const { zoom, zoomAround, pointIn } = stage.current;
    zoomAround(zoom > 1.2 ? 1 : CLOSER, { point: pointIn(at), at });
  };
  const down = (event: PointerEvent) => {
    const at = spotIn(element, event);
    const onBar = at.x > element.clientWidth || at.y > element.clientHeight;
    if (!event.isPrimary || event.button !== 0 || onBar || isControl(event.target)) return;
    const scroll = { x: element.scrollLeft, y: element.scrollTop };
    press = { at, time: event.timeStamp, scroll, id: event.pointerId, drags: event.pointerType === 'mouse' };
    if (press.drags) element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (!press?.drags || event.pointerId !== press.id) return;
    const at = spotIn(element, event);
    element.scrollTo(press.scroll.x + press.at.x - at.x, press.scroll.y + press.at.y - at.y);
  };
  const up = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.id) return;
    const at = spotIn(element, event);
    const short = apart(at, press.at) < TAP_PIXELS && event.timeStamp - press.time < TAP_MS;
    press = null;
    if (short) onTap(at, event.timeStamp);
  };
  const cancel = () => {
    press = null;
  };
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', cancel, { signal });
}

export function useGestures(stage: Stage, taps: Taps) {
  const latestStage = useRef(stage);
  const latestTaps = useRef(taps);
  useEffect(() => {
    latestStage.current = stage;
    latestTaps.current = taps;
  });
  const { scroller } = stage;
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const end = new AbortController();
    listenToWheel(element, latestStage, end.signal);
    listenToPinch(element, latestStage, end.signal);
    listenToPresses(element, latestStage, latestTaps, end.signal);
    return () => end.abort();
  }, [scroller]);
}
