import sharp from 'sharp';
import type { Design } from '../domain/design/design.ts';
import { createTracer } from '../studio/tracer/tracer.ts';

/** A design as every visitor's is drawn, as fine as the picture that replaces the first one. */
export async function traced(design: Design, sizes: readonly (readonly [number, number])[]): Promise<Buffer[]> {
  const tracer = createTracer({ threads: 2, niceness: 0 });
  const pictures: Buffer[] = [];
  for (const [width, height] of sizes) {
    const { rgb } = await tracer.render({ design, kind: 'still', width, height, seed: 1, quality: 'fine' });
    pictures.push(await sharp(rgb, { raw: { width, height, channels: 3 } }).png().toBuffer());
  }
  await tracer.close();
  return pictures;
}
