import type { ViewSize } from './pool-view.ts';
import type { Gesture } from './viewer-messages.ts';

// In a worker: what orbit controls take for the canvas on the page. It repeats the gestures made there.
export class ElementProxy extends EventTarget {
  readonly style = {};
  clientWidth = 1;
  clientHeight = 1;

  get ownerDocument(): EventTarget {
    return this;
  }

  resize({ width, height }: ViewSize): void {
    this.clientWidth = width;
    this.clientHeight = height;
  }

  getBoundingClientRect() {
    return { left: 0, top: 0, width: this.clientWidth, height: this.clientHeight };
  }

  // The canvas on the page keeps the pointer itself.
  setPointerCapture(): void {}
  releasePointerCapture(): void {}

  repeat({ type, ...gesture }: Gesture): void {
    this.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), gesture));
  }
}
