import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { answeringCpu } from '../proof/cost/cpu-time.ts';
import { type Cost, costInWords, costOf, isDear } from '../proof/cost/dear-requests.ts';
import { fieldsOf } from '../proof/cost/fields.ts';
import { UNITS } from '../proof/cost/long-texts.ts';
import type { FuzzRequest } from '../proof/fuzz/requests.ts';
import { send } from '../proof/fuzz/send.ts';
import { someOf } from '../proof/long.ts';

let site: TestSite;
let url: string;
let cookie: string;
beforeAll(async () => {
  site = await startTestSite();
  url = await site.url();
  cookie = await site.signIn();
});
afterAll(() => site.close());

const asStaff = (request: FuzzRequest) => send(url, { ...request, headers: { cookie, ...request.headers } });

test('no text in any field of any call holds up the site', async () => {
  const fields = fieldsOf((await site.inject('/api/openapi.json')).json());
  expect(fields.length).toBeGreaterThan(200);
  const clock = answeringCpu(process.pid);
  // Blanks in each field, and another kind in the next; `npm run fuzz` tries all kinds in all of them.
  const blanks = ['blank', ' '] as const;
  const kinds = Object.entries(UNITS);
  const dear: Cost[] = [];
  for (const [at, field] of someOf(fields, 40).entries()) {
    for (const kind of [blanks, kinds[at % kinds.length] ?? blanks]) {
      const cost = await costOf(field, kind, asStaff, clock);
      if (isDear(cost)) dear.push(cost);
    }
  }
  expect(dear.map(costInWords)).toEqual([]);
}, 600_000);
