import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { servedContent } from '#server/areas/content/served-content.ts';
import { PLAN_SETS } from '#server/limits.ts';
import { LONG } from '../../../proof/long.ts';
import { TWELVE_DESIGNS } from '../../../proof/plan-set/designs.ts';
import { setMaker } from './set-maker.ts';
import type { FromThread, SetRequest } from './set-request.ts';
import { setThread, TooDemanding } from './set-thread.ts';

const [{ input } = { input: undefined }] = TWELVE_DESIGNS;
if (!input) throw new Error('no design');
const { PLAN_SET: words, OFFICE: office } = DEFAULT_CONTENT.planSet;
const set = { input, plot: null, previous: null };
const request: SetRequest = { ...set, words, office, brand: DEFAULT_CONTENT.brand, key: 'one', want: 'json' };

test.runIf(LONG)(
  'a set that takes too long or too much memory is given up, and the next is drawn by a new thread',
  {
    timeout: 120_000,
  },
  async () => {
    const limits = { ...PLAN_SETS, timeoutMs: 1 };
    const thread = setThread(limits);
    await expect(thread.draw(request)).rejects.toBeInstanceOf(TooDemanding);
    limits.timeoutMs = 100_000;
    expect((await thread.draw(request)).kind).toBe('file');
    await thread.end();
    const small = setThread({ ...PLAN_SETS, memoryMb: 4, timeoutMs: 100_000 });
    await expect(small.draw(request)).rejects.toBeInstanceOf(TooDemanding);
    await small.end();
  },
);

test('one set is drawn once for all who wait for it, and one colleague’s sets do not fill the queue', async () => {
  const asked: SetRequest[] = [];
  const answers: ((said: FromThread) => void)[] = [];
  const draw = (one: SetRequest) => {
    asked.push(one);
    return new Promise<FromThread>((resolve) => answers.push(resolve));
  };
  const maker = setMaker(servedContent(), { draw, end: async () => undefined });
  const { signal } = new AbortController();
  const named = (project: string) => ({ ...set, input: { ...input, title: { ...input.title, project } } });
  const sheets = (project: string, client = 'ada') => maker.contents(named(project), { client, signal });

  const shared = [sheets('a'), sheets('a'), sheets('a', 'bob')];
  const waiting = Array.from({ length: PLAN_SETS.perClient - 1 }, (_, index) => sheets(`more ${index}`));
  await expect(sheets('one too many')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
  const others = sheets('of another', 'bob');
  const contents = {
    ...{ sheets: [], tables: [], checklist: [], generalNotes: [], changed: [] },
    svgs: new Map(),
  };
  while (answers.length > 0) {
    answers.shift()?.({ kind: 'contents', contents });
    await new Promise((next) => setImmediate(next));
  }
  const [first, ...same] = await Promise.all(shared);
  expect(same.every((one) => one === first)).toBe(true);
  await Promise.all([...waiting, others]);
  // Another's turn comes second, not last.
  expect(asked.map((one) => one.input.title.project).slice(0, 2)).toEqual(['a', 'of another']);
  // Kept for whoever asks for the next sheet.
  expect(await sheets('more 6')).toBe(contents);
  expect(asked).toHaveLength(PLAN_SETS.perClient + 1);
  await maker.close();
});
