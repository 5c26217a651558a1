import type { Config } from '#server/config.ts';
import type { PictureMaker } from './picture-maker.ts';
import { pictureQueue } from './picture-queue.ts';

const WAITING_LIMIT = 24;

// The built-in ray tracer, in its own threads: the event loop only passes requests on and sends bytes out.
export const tracedPictures = (_config: Config): PictureMaker => {
  const queue = pictureQueue(WAITING_LIMIT);
  return {
    make: () => Promise.reject(new Error('the renderer is not there yet')),
    busy: queue.busy,
    close: async () => undefined,
  };
};
