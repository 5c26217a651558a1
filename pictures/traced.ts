import sharp from 'sharp';
import type { Design } from '../domain/design/design.ts';
import { buildScene } from '../studio/scene/build-scene.ts';
import type { Camera } from '../studio/scene/scene.ts';
import { createTracer } from '../studio/tracer/tracer.ts';

/** Drawn so much wider than shown: leaves and railings need more rays than one pixel has. */
const WIDER = 1.5;

/** A design as every visitor's is drawn, as fine as the picture that replaces the first one, from one of its views or from a camera. */
export async function drawn(design: Design, width: number, height: number, from: number | Camera = 0): Promise<Buffer> {
  const tracer = createTracer({ threads: 2, niceness: 0 });
  const [w, h] = [Math.round(width * WIDER), Math.round(height * WIDER)];
  const look = typeof from === 'number' ? { view: from } : { camera: from };
  const { rgb } = await tracer.render({ design, kind: 'still', width: w, height: h, seed: 1, quality: 'fine', ...look });
  await tracer.close();
  return sharp(rgb, { raw: { width: w, height: h, channels: 3 } }).resize(width, height, { kernel: 'lanczos3' }).png().toBuffer();
}

/** All around, and the card that shows where one stands. */
export async function drawnAround(design: Design): Promise<{ source: Buffer; card: Buffer }> {
  const tracer = createTracer({ threads: 2, niceness: 0 });
  const [width, height] = [4096, 2048];
  const { rgb } = await tracer.render({ design, kind: 'panorama', width, height, seed: 1, quality: 'fine' });
  await tracer.close();
  const source = await sharp(rgb, { raw: { width, height, channels: 3 } }).png().toBuffer();
  const { panorama } = buildScene(design, { detail: 'full', seed: 7 }).cameras;
  return { source, card: await drawn(design, 800, 500, { ...panorama, fovDeg: 84, shift: -0.16 }) };
}
