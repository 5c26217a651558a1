import type { Design } from '#domain/design/design.ts';
import type { Camera, Cameras } from '#studio/scene/scene.ts';

export type RenderKind = 'still' | 'preview' | 'panorama' | 'mask';

// What crosses to the workers.
export interface RenderJob {
  design: Design;
  kind: RenderKind;
  width: number;
  height: number;
  seed: number;
  // Which of the best views, 0 the very best; a camera given is looked through instead.
  view?: number;
  // Fine: a quarter more work for each pixel than a still's, for a picture that nobody waits for.
  quality?: 'fine';
  camera?: Exclude<keyof Cameras, 'views'> | Camera;
}

export interface RenderStats {
  prepareMs: number;
  rays: number;
  triangles: number;
  instances: number;
}

export interface TracedPicture {
  width: number;
  height: number;
  rgb: Uint8Array;
  stats: RenderStats;
}

// A band of rows: where it starts in the picture and which of its rows are kept.
export interface Band {
  from: number;
  rows: number;
  keepFrom: number;
  keepRows: number;
}

const MAX_BAND_PIXELS = 1_100_000;
const HALO_ROWS = 48;

// Large pictures are made in bands so that memory stays modest; the halo hides the filter's seams.
export function bandsFor(width: number, height: number, mostPixels = MAX_BAND_PIXELS): Band[] {
  if (width * height <= mostPixels) return [{ from: 0, rows: height, keepFrom: 0, keepRows: height }];
  const count = Math.ceil((width * height) / mostPixels);
  const each = Math.ceil(height / count);
  return Array.from({ length: count }, (_, i) => {
    const keepStart = i * each;
    const keepEnd = Math.min(height, keepStart + each);
    const from = Math.max(0, keepStart - HALO_ROWS);
    return {
      from,
      rows: Math.min(height, keepEnd + HALO_ROWS) - from,
      keepFrom: keepStart - from,
      keepRows: keepEnd - keepStart,
    };
  }).filter((band) => band.keepRows > 0);
}
