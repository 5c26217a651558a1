import sharp from 'sharp';
import type { Config } from '#server/config.ts';
import { createTracer, type Tracer } from '#studio/tracer/tracer.ts';
import type { PictureMaker } from './picture-maker.ts';
import { pictureQueue } from './picture-queue.ts';

const WAITING_LIMIT = 24;
// The same design always gives the same picture, to the pixel.
const SEED = 1;
const QUALITY = { preview: 70, still: 88, panorama: 86 };

// The built-in ray tracer, in its own threads: the event loop only passes requests on and sends bytes out.
export const tracedPictures = (config: Pick<Config, 'renderThreads'>): PictureMaker => {
  const queue = pictureQueue(WAITING_LIMIT);
  let tracer: Tracer | undefined;
  // Threads start with the first design, not with the site: most visitors never ask for a picture.
  const open = () => {
    tracer ??= createTracer({ threads: config.renderThreads });
    return tracer;
  };
  return {
    make: ({ design, kind, width, height }, { onProgress, signal } = {}) =>
      queue.run(
        async () => {
          signal?.throwIfAborted();
          onProgress?.({ stage: 'preparing' });
          const picture = await open().render({
            design,
            kind,
            width,
            height,
            seed: SEED,
            onProgress: (share) => onProgress?.({ stage: 'rendering', percent: Math.round(share * 100) }),
            ...(signal ? { signal } : {}),
          });
          onProgress?.({ stage: 'finishing' });
          return sharp(picture.rgb, { raw: { width, height, channels: 3 } })
            .webp({ quality: QUALITY[kind] })
            .toBuffer();
        },
        { urgent: kind === 'preview', moved: (position) => onProgress?.({ stage: 'queued', position }) },
      ),
    expect: () =>
      void open()
        .ready()
        .catch(() => undefined),
    busy: queue.busy,
    close: async () => tracer?.close(),
  };
};
