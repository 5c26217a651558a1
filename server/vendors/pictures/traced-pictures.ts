import sharp from 'sharp';
import type { Config } from '#server/config.ts';
import { fairQueue, type GiveWay } from '#server/fair-queue.ts';
import { PICTURE_QUEUE } from '#server/limits.ts';
import { createTracer, type Tracer } from '#studio/tracer/tracer.ts';
import { GaveWay, type PictureMaker } from './picture-maker.ts';

// The same design always gives the same picture, to the pixel.
const SEED = 1;
const QUALITY = { preview: 70, still: 88, panorama: 86, refined: 88 };
// The visitor sees an empty frame until the preview is there; a panorama may take longer, and nobody waits for a refinement.
const RANK = { preview: 0, still: 1, panorama: 2, refined: 3 };
// Leaves, railings and far tiles need more rays than a pixel has; with twice a still's width this takes the 20 s of a background task.
const DRAWN_WIDER = { preview: 1, still: 1, panorama: 1, refined: 4 / 3 };

// The built-in ray tracer, in its own threads: the event loop only passes requests on and sends bytes out.
export const tracedPictures = (config: Pick<Config, 'renderThreads'>, start = createTracer): PictureMaker => {
  // One at a time gets all threads.
  const queue = fairQueue({ atOnce: 1, waiting: PICTURE_QUEUE.waiting });
  let tracer: Tracer | undefined;
  // Threads start with the first design, not with the site: most visitors never ask for a picture.
  const open = () => {
    tracer ??= start({ threads: config.renderThreads });
    return tracer;
  };
  return {
    make: async ({ design, kind, view = 0, width, height }, { client, onProgress, signal, begin }) => {
      const wanted = new AbortController();
      const given = AbortSignal.any([wanted.signal, ...(signal ? [signal] : [])]);
      const draw = async (giveWay: GiveWay) => {
        await begin?.();
        onProgress?.({ stage: 'preparing' });
        const wider = DRAWN_WIDER[kind];
        const drawn = { width: Math.round(width * wider), height: Math.round(height * wider) };
        const picture = await open().render({
          design,
          ...(kind === 'refined' ? { kind: 'still', quality: 'fine' } : { kind }),
          view,
          ...drawn,
          seed: SEED,
          onProgress: (share) => onProgress?.({ stage: 'rendering', percent: Math.round(share * 100) }),
          signal: given,
          between: giveWay,
        });
        onProgress?.({ stage: 'finishing' });
        return sharp(picture.rgb, { raw: { ...drawn, channels: 3 } })
          .resize(width, height, { kernel: 'lanczos3' })
          .webp({ quality: QUALITY[kind] })
          .toBuffer();
      };
      return queue.run(draw, {
        client,
        rank: RANK[kind],
        share: PICTURE_QUEUE.perClient[kind],
        signal: given,
        onPosition: (position) => onProgress?.({ stage: 'queued', position }),
        onWanted: kind === 'refined' ? () => wanted.abort(new GaveWay()) : undefined,
      });
    },
    expect: () =>
      void open()
        .ready()
        .catch(() => undefined),
    busy: queue.busy,
    close: async () => tracer?.close(),
  };
};
