import type { FastifyBaseLogger } from 'fastify';
import sharp from 'sharp';
import * as z from 'zod';
import type { Config } from '#server/config.ts';
import { IMAGE_SERVICE } from '#server/limits.ts';
import { circuitBreaker } from '#server/vendors/interpreter/circuit-breaker.ts';

// An OpenAI-compatible image service that makes a photograph out of our picture. What it answers is never taken for the design.

export interface Photographer {
  /** A WebP of ours, from a picture of ours; rejects with what went wrong. */
  make(picture: Buffer): Promise<Buffer>;
  isResting(): boolean;
}

/** Left alone for a while after it failed again and again. */
export class PhotographerRests extends Error {}

const INSTRUCTION =
  'Turn this computer rendering of a swimming pool and its garden into a photograph of the very same place. Keep the camera, the framing, ' +
  'the hour, the outline of the water, and every object in its place, number, size and material. Add nothing and leave nothing out.';

const answered = z.object({ data: z.array(z.object({ b64_json: z.string().min(1) })).min(1) });

type Service = NonNullable<Config['images']>;

async function ask(service: Service, picture: Buffer): Promise<Buffer> {
  const form = new FormData();
  form.set('model', service.model);
  form.set('prompt', INSTRUCTION);
  form.set('n', '1');
  form.set('size', IMAGE_SERVICE.size);
  const png = await sharp(picture).png().toBuffer();
  form.set('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'pool.png');
  const answer = await fetch(`${service.baseUrl.replace(/\/+$/, '')}/images/edits`, {
    method: 'POST',
    headers: service.apiKey ? { authorization: `Bearer ${service.apiKey}` } : {},
    body: form,
    redirect: 'error',
    signal: AbortSignal.timeout(service.timeoutMs),
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`the image service answered ${answer.status}`);
  }
  const said = answered.safeParse(JSON.parse(await limitedText(answer)));
  const [image] = said.data?.data ?? [];
  if (!image) throw new Error('the image service answered no image');
  return Buffer.from(image.b64_json, 'base64');
}

// An endless answer must not fill the memory.
async function limitedText(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength;
    if (bytes > IMAGE_SERVICE.answerBytes) throw new Error('the image service answered too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

// Opened, checked and packed again: what leaves here is pixels, without whatever else came with them.
async function checked(image: Buffer): Promise<Buffer> {
  const { mostPixels, narrowest, widest, formats } = IMAGE_SERVICE;
  const opened = sharp(image, { limitInputPixels: mostPixels, failOn: 'error' });
  const { format, width, height } = await opened.metadata();
  if (!formats.some((known) => known === format))
    throw new Error('the image service answered another format');
  if (width < narrowest || height < narrowest)
    throw new Error('the image service answered too small an image');
  return opened.rotate().resize({ width: widest, withoutEnlargement: true }).webp({ quality: 88 }).toBuffer();
}

// A message may quote the answer: only our own words are kept, or the kind of error.
const kindOf = (cause: unknown) =>
  cause instanceof Error ? (cause.name === 'Error' ? cause.message : cause.name) : 'unknown';

type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>;

export function imageService(service: Service, log: Log, now = () => performance.now()): Photographer {
  const breaker = circuitBreaker(IMAGE_SERVICE.rests, now, {
    opened: (restMs) => log.warn({ restMs }, 'the image service fails again and again; it is left alone'),
    closed: () => log.info('the image service answers again'),
  });
  return {
    isResting: breaker.isResting,
    async make(picture) {
      const attempt = breaker.begin();
      if (!attempt) throw new PhotographerRests();
      try {
        const photograph = await checked(await ask(service, picture));
        attempt.succeeded();
        return photograph;
      } catch (cause) {
        attempt.failed();
        throw new Error(kindOf(cause), { cause });
      }
    },
  };
}

export const choosePhotographer = ({ images }: Pick<Config, 'images'>, log: Log): Photographer | null =>
  images ? imageService(images, log) : null;
