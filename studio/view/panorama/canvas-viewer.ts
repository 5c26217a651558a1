import { type Coverage, coverageOf } from '#domain/panorama/coverage.ts';
import { clamp, fovOfZoom, type Look, turn, VIEW, zoomAfter } from '#domain/panorama/look.ts';
import { shrunkTo } from './load-picture.ts';
import type { PanoramaViewer, ViewerEvents } from './viewer.ts';
import { type Pixels, warpPanorama } from './warp.ts';

// Past this the warp takes longer than a frame; the browser scales the canvas up smoothly.
const MOST_PIXELS_STILL = 900_000;
const MOST_PIXELS_MOVING = 130_000;
const WIDEST_SOURCE = 4096;
const BACKDROP = 0xff322a0c;

// The viewer for browsers without WebGL: a perspective picture computed in the page.
export function createCanvasViewer(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  events: ViewerEvents,
): PanoramaViewer {
  const coverage: Coverage = coverageOf(picture.width, picture.height);
  const source = readPixels(picture);
  const context = canvas.getContext('2d');
  let look: Look = { yaw: 0, pitch: 0 };
  let zoom = 1;
  let held = false;
  let frame = 0;

  function draw() {
    frame = 0;
    if (!context) return;
    const { clientWidth, clientHeight } = canvas;
    const most = held ? MOST_PIXELS_MOVING : MOST_PIXELS_STILL;
    const scale = Math.min(1, Math.sqrt(most / Math.max(1, clientWidth * clientHeight)));
    canvas.width = Math.max(1, Math.round(clientWidth * scale));
    canvas.height = Math.max(1, Math.round(clientHeight * scale));
    const image = context.createImageData(canvas.width, canvas.height);
    const target = { data: new Uint32Array(image.data.buffer), width: canvas.width, height: canvas.height };
    warpPanorama(source, target, { ...look, fov: fovOfZoom(zoom) }, coverage, BACKDROP);
    context.putImageData(image, 0, 0);
  }

  function changed() {
    frame ||= requestAnimationFrame(draw);
    events.changed();
  }

  draw();
  return {
    kind: 'canvas',
    magnification: () => zoom,
    magnify(steps) {
      zoom = zoomAfter(zoom, steps);
      changed();
    },
    pinch(factor) {
      zoom = clamp(zoom * factor, VIEW.zoomMin, VIEW.zoomMax);
      changed();
    },
    look: () => look,
    lookAt(next) {
      look = turn(next, 0, 0);
      changed();
    },
    hold(now) {
      held = now;
      changed();
    },
    resize: changed,
    dispose() {
      cancelAnimationFrame(frame);
    },
  };
}

function readPixels(picture: ImageBitmap): Pixels {
  const canvas = document.createElement('canvas');
  const small = shrunkTo(picture, WIDEST_SOURCE);
  canvas.width = small.width;
  canvas.height = small.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return { data: new Uint32Array(1), width: 1, height: 1 };
  context.drawImage(small, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { data: new Uint32Array(data.buffer), width: canvas.width, height: canvas.height };
}
