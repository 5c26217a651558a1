import type { SetFormat } from '#domain/plan-set/loose-set.ts';
import type { ServedContent } from '#server/areas/content/served-content.ts';
import { fairQueue, QueueFull, type Turn } from '#server/fair-queue.ts';
import { sha256 } from '#server/identifiers.ts';
import { PLAN_SETS } from '#server/limits.ts';
import { Refusal } from '#server/refusal.ts';
import { singleFlight } from '#server/single-flight.ts';
import type { DrawnContents, DrawnFile, FromThread, SetRequest, SetToDraw } from './set-request.ts';
import { setThread, TooDemanding } from './set-thread.ts';

// Sets are drawn one at a time in a thread of their own. Everybody who asks for the same one at once shares the work, and the
// sheets of the last few are kept: a page with all the sheets of a draft asks for each of them.

type Asking = Pick<Turn, 'client'> & { signal: AbortSignal };

export type SetMaker = ReturnType<typeof setMaker>;

export const setMaker = (served: ServedContent, thread = setThread()) => {
  const queue = fairQueue(PLAN_SETS);
  const flight = singleFlight<FromThread>();
  const kept = new Map<string, { drawn: DrawnContents; until: ReturnType<typeof setTimeout> }>();

  const keep = (key: string, drawn: DrawnContents) => {
    clearTimeout(kept.get(key)?.until);
    kept.delete(key);
    const until = setTimeout(() => kept.delete(key), PLAN_SETS.idleMs).unref();
    kept.set(key, { drawn, until });
    for (const oldest of kept.keys()) if (kept.size > PLAN_SETS.sheetsKept) kept.delete(oldest);
  };

  const ask = (
    set: SetToDraw,
    key: string,
    want: SetRequest['want'],
    { client, signal }: Asking,
  ): Promise<FromThread> =>
    flight(`${want} ${key}`, signal, (gone) => {
      const { planSet, brand } = served.content;
      const { name, phone, email } = brand;
      const { PLAN_SET: words, OFFICE: office } = planSet;
      const request = { ...set, key, want, words, office, brand: { name, phone, email } };
      return queue.run(() => thread.draw(request), { client, signal: gone, share: PLAN_SETS.perClient });
    }).then(accepted, refused);

  const keyOf = (set: SetToDraw) => sha256(`${served.edition} ${JSON.stringify(set)}`);

  return {
    contents: async (set: SetToDraw, asking: Asking): Promise<DrawnContents> => {
      const key = keyOf(set);
      const found = kept.get(key)?.drawn;
      if (found) return found;
      const said = await ask(set, key, 'contents', asking);
      if (said.kind !== 'contents') throw new Error('the thread answered something else');
      keep(key, said.contents);
      return said.contents;
    },
    file: async (set: SetToDraw, format: SetFormat, asking: Asking): Promise<DrawnFile> => {
      const said = await ask(set, keyOf(set), format, asking);
      if (said.kind !== 'file') throw new Error('the thread answered something else');
      return said.file;
    },
    close: async () => {
      for (const { until } of kept.values()) clearTimeout(until);
      kept.clear();
      await thread.end();
    },
  };
};

const accepted = (said: FromThread): FromThread => {
  if (said.kind === 'failed') throw said.error;
  if (said.kind === 'no-place')
    throw new Refusal(
      400,
      'no-place',
      'A pool of this size fits nowhere on this plot. Please give its place, or a smaller pool.',
      { issues: [{ path: 'plot', message: 'A pool of this size fits nowhere on this plot.' }] },
    );
  return said;
};

const refused = (error: unknown): never => {
  if (error instanceof QueueFull)
    throw new Refusal(503, 'plan-sets-busy', 'A lot of sheets are being drawn right now. Please try again.', {
      retryAfterSeconds: PLAN_SETS.comeBackSeconds,
    });
  if (error instanceof TooDemanding)
    throw new Refusal(422, 'too-demanding', 'This plan takes too much to draw. Please make it simpler.', {
      cause: error,
    });
  throw error;
};
