import { dragged, turn, VIEW } from '#domain/panorama/look.ts';
import type { PanoramaViewer } from './viewer.ts';

// Mouse, touch and wheel on the picture itself; returns what undoes it.
export function listenToGestures(host: HTMLElement, viewer: PanoramaViewer): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  const done = new AbortController();
  const options = { signal: done.signal };

  const spread = () => {
    const [first, second] = [...fingers.values()];
    return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
  };

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    host.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    viewer.hold(true);
  };
  const move = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const before = spread();
    const moved = { x: event.clientX - finger.x, y: event.clientY - finger.y };
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 2 && before > 0) viewer.pinch(spread() / before);
    else if (fingers.size === 1) viewer.lookAt(dragged(viewer.look(), moved.x, moved.y));
  };
  const release = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) viewer.hold(false);
  };
  host.addEventListener('pointerdown', press, options);
  host.addEventListener('pointermove', move, options);
  host.addEventListener('pointerup', release, options);
  host.addEventListener('pointercancel', release, options);
  const scroll = (event: WheelEvent) => {
    event.preventDefault();
    viewer.magnify(event.deltaY < 0 ? 1 : -1);
  };
  host.addEventListener('wheel', scroll, { ...options, passive: false });
  return () => done.abort();
}

// True when the key meant something here.
export function turnByKey(key: string, viewer: PanoramaViewer): boolean {
  const look = viewer.look();
  const step = VIEW.arrowDegrees;
  if (key === 'ArrowLeft') viewer.lookAt(turn(look, -step, 0));
  else if (key === 'ArrowRight') viewer.lookAt(turn(look, step, 0));
  else if (key === 'ArrowUp') viewer.lookAt(turn(look, 0, step));
  else if (key === 'ArrowDown') viewer.lookAt(turn(look, 0, -step));
  else if (key === '+' || key === '=') viewer.magnify(1);
  else if (key === '-' || key === '_') viewer.magnify(-1);
  else if (key === '0' || key === 'Home') viewer.lookAt({ yaw: 0, pitch: 0 });
  else return false;
  return true;
}
