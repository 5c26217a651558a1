import type { FastifyReply } from 'fastify';
import type { PictureStage } from '#domain/design/design-answer.ts';
import { PROGRESS } from '#server/limits.ts';
import type { DesignPictures } from './pictures.ts';

// The real stages of a picture as server-sent events; ends when the picture is there.
export async function streamProgress(
  reply: FastifyReply,
  pictures: Pick<DesignPictures, 'watch' | 'isStored'>,
  hash: string,
): Promise<void> {
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
  const send = (stage: PictureStage) => raw.write(`data: ${JSON.stringify(stage)}\n\n`);
  // Writing after end() emits 'error'; without a listener that is an uncaught exception and ends the process.
  raw.on('error', () => raw.destroy());
  const heartbeat = setInterval(() => {
    if (!raw.writableEnded) raw.write(': still here\n\n');
  }, PROGRESS.heartbeatMs);
  const limit = setTimeout(() => raw.end(), PROGRESS.longestMs);
  send({ stage: 'understood' });
  // Subscribed before the store is checked (race): a picture finished in between would send no event.
  const stop = pictures.watch(hash, (stage) => {
    if (raw.writableEnded) return;
    send(stage);
    if (stage.stage === 'done' || stage.stage === 'failed') raw.end();
  });
  raw.once('close', () => {
    stop();
    clearInterval(heartbeat);
    clearTimeout(limit);
  });
  if ((await pictures.isStored(hash)) && !raw.writableEnded) {
    send({ stage: 'done' });
    raw.end();
  }
}
