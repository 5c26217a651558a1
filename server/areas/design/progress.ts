import type { FastifyReply } from 'fastify';
import type { PictureStage } from '#domain/design/design-answer.ts';
import { PROGRESS } from '#server/limits.ts';
import type { DesignPictures } from './pictures.ts';

type Watched = Pick<DesignPictures, 'watch' | 'isStored'>;
// Whoever stays on hears of the finer picture too.
type WatchedOn = Watched & Pick<DesignPictures, 'isRefined'>;

// The real stages of a picture as server-sent events; ends when the picture is there.
export async function streamProgress(
  reply: FastifyReply,
  pictures: Watched | WatchedOn,
  hash: string,
): Promise<void> {
  const isRefined = 'isRefined' in pictures ? pictures.isRefined : undefined;
  const last = isRefined ? 'refined' : 'done';
  const raw = openStream(reply);
  const send = (stage: PictureStage) => {
    if (raw.writableEnded) return;
    raw.write(`data: ${JSON.stringify(stage)}\n\n`);
    if (stage.stage === last || stage.stage === 'failed') raw.end();
  };
  const heartbeat = setInterval(async () => {
    if (raw.writableEnded) return;
    raw.write(': still here\n\n');
    // Another process may have refined it.
    if (await isRefined?.(hash).catch(() => false)) send({ stage: 'refined' });
  }, PROGRESS.heartbeatMs);
  const limit = setTimeout(() => raw.end(), PROGRESS.longestMs);
  send({ stage: 'understood' });
  // Subscribed before the store is checked (race): a picture finished in between would send no event.
  const stop = pictures.watch(hash, send);
  raw.once('close', () => {
    stop();
    clearInterval(heartbeat);
    clearTimeout(limit);
  });
  if (await isRefined?.(hash)) send({ stage: 'refined' });
  else if (await pictures.isStored(hash)) send({ stage: 'done' });
}

function openStream(reply: FastifyReply) {
  const { raw } = reply;
  const headers: Record<string, string | number | string[]> = {};
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) headers[name] = value;
  reply.hijack();
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  // Writing after end() emits 'error'; without a listener that is an uncaught exception and ends the process.
  raw.on('error', () => raw.destroy());
  return raw;
}
