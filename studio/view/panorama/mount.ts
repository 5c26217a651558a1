import { webGl } from './capability.ts';
import type { SphereViewer } from './sphere-viewer.ts';
import type { PanoramaViewer, ViewerEvents } from './viewer.ts';

export type MountedViewer = PanoramaViewer | SphereViewer;

// The best viewer this browser can run, in a canvas of its own inside the host.
export async function mountViewer(
  host: HTMLElement,
  picture: ImageBitmap,
  events: ViewerEvents,
): Promise<MountedViewer> {
  if (webGl() !== 'none') {
    try {
      const { createSphereViewer } = await import('./sphere-viewer.ts');
      return createSphereViewer(freshCanvas(host), picture, events);
    } catch (cause) {
      console.warn('WebGL failed to start; using the plain viewer.', cause);
    }
  }
  const { createCanvasViewer } = await import('./canvas-viewer.ts');
  return createCanvasViewer(freshCanvas(host), picture, events);
}

export function isImmersive(viewer: MountedViewer): viewer is SphereViewer {
  return 'enterVr' in viewer;
}

// A canvas keeps the kind of context it was first asked for, so each attempt gets a new one.
function freshCanvas(host: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'display:block;width:100%;height:100%;touch-action:none';
  host.replaceChildren(canvas);
  return canvas;
}
