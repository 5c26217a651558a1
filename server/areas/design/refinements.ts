import type { FastifyBaseLogger } from 'fastify';
import { QueueFull } from '#server/fair-queue.ts';
import { REFINEMENTS } from '#server/limits.ts';
import { GaveWay } from '#server/vendors/pictures/picture-maker.ts';
import { DrawnElsewhere } from './draw-once.ts';

// Pictures that were sent and are drawn again, finer, while nobody waits for any: the last asked for first, one at a time. What is
// not done when the process ends is asked for again by whoever looks at the picture next.

export interface Refinement {
  key: string;
  client: string;
  draw: (signal: AbortSignal) => Promise<unknown>;
  /** Whether it is there already, or need not be. */
  isDone: () => Promise<boolean>;
}

interface Surroundings {
  /** Pictures that wait or are being drawn in this process. */
  busy: () => number;
  /** Whether no other process of this machine draws for a visitor. */
  isQuietHere: () => Promise<boolean>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  times?: Record<keyof typeof REFINEMENTS, number>;
}

export function refinements({ busy, isQuietHere, log, times = REFINEMENTS }: Surroundings) {
  const wanted = new Map<string, Refinement & { tries: number }>();
  let quietLooks = 0;
  let underWay: { key: string; stop: AbortController } | undefined;
  let looking: ReturnType<typeof setInterval> | undefined;

  function forget(key: string) {
    wanted.delete(key);
    if (wanted.size > 0) return;
    clearInterval(looking);
    looking = undefined;
  }

  async function draw(item: Refinement & { tries: number }, stop: AbortController) {
    if (await item.isDone()) return forget(item.key);
    item.tries += 1;
    try {
      await item.draw(stop.signal);
      forget(item.key);
    } catch (cause) {
      const another =
        cause instanceof GaveWay || cause instanceof DrawnElsewhere || cause instanceof QueueFull;
      if (another && item.tries < times.tries) return;
      forget(item.key);
      if (!another && !stop.signal.aborted) log.warn({ cause }, 'a picture was not refined');
    }
  }

  async function look() {
    if (underWay) {
      // Another process may have begun for a visitor; in our own the queue says so.
      if (!(await isQuietHere().catch(() => true))) underWay?.stop.abort(new GaveWay());
      return;
    }
    quietLooks = busy() === 0 ? quietLooks + 1 : 0;
    const item = [...wanted.values()].at(-1);
    if (!item || quietLooks < times.quietLooks) return;
    const stop = new AbortController();
    underWay = { key: item.key, stop };
    quietLooks = 0;
    try {
      if (await isQuietHere().catch(() => false)) await draw(item, stop);
    } catch (cause) {
      log.warn({ cause }, 'a picture was not refined');
      forget(item.key);
    } finally {
      underWay = undefined;
    }
  }

  return {
    want(item: Refinement) {
      if (underWay?.key === item.key) return;
      const tries = wanted.get(item.key)?.tries ?? 0;
      wanted.delete(item.key);
      wanted.set(item.key, { ...item, tries });
      const own = [...wanted.values()].filter(({ client }) => client === item.client);
      for (const { key } of own.slice(0, -times.perClient)) wanted.delete(key);
      for (const key of wanted.keys()) if (wanted.size > times.remembered) wanted.delete(key);
      looking ??= setInterval(() => void look(), times.lookMs).unref();
    },
    close() {
      wanted.clear();
      clearInterval(looking);
      underWay?.stop.abort(new Error('the site is closing'));
    },
  };
}
