import type { Look } from '#domain/panorama/look.ts';

// What the page asks of either viewer; the WebGL one may offer more.
export type PanoramaViewer = {
  readonly kind: 'webgl' | 'canvas';
  // Field of view in degrees for WebGL, zoom factor for the canvas.
  magnification(): number;
  magnify(steps: number): void;
  pinch(factor: number): void;
  look(): Look;
  lookAt(look: Look): void;
  // Set while a finger or mouse button is down: draw fast rather than sharp.
  hold(held: boolean): void;
  resize(): void;
  dispose(): void;
};

export type ViewerEvents = { changed: () => void };
