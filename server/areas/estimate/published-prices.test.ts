import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AI_DESIGN_URL } from '#domain/design/design-answer.ts';
import { readOutbox } from '#server/testing/outbox.ts';
import { originalOf, publishDocument } from '#server/testing/publish.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';

// From the moment of publishing everything that tells or keeps a figure takes the new prices.

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ database: 'pglite' });
});
afterAll(() => site.close());

const choices = { size: 'small', type: 'rectangular', material: 'vinyl', features: '["spa"]' };
const send = (email: string, estimatedCost: number) =>
  site.inject({
    method: 'POST',
    url: '/api/cost-calculation',
    payload: { ...choices, email, location: 'florida', timeline: 'planning', estimatedCost },
  });
const paper = () => site.inject(`/api/estimates/pdf?${new URLSearchParams(choices)}`);
const design = async () =>
  (await site.inject({ method: 'POST', url: AI_DESIGN_URL, payload: { transcript: 'modern, 32 ft' } })).json()
    .estimate;
const costOf = async (email: string) =>
  (await site.services.db.execute(sql`select computed_cost from estimates where email = ${email}`)).rows[0];

test('estimate, its mails and paper, and a design take the prices that are published', async () => {
  await send('before@example.com', 60_950);
  const [oldPaper, oldDesign] = [await paper(), await design()];

  const prices = originalOf('prices');
  await publishDocument(site.services, 'prices', {
    ...prices,
    base: 50_000,
    features: { ...prices.features, spa: 9_000 },
  });
  await send('after@example.com', 67_850);

  expect(await costOf('before@example.com')).toEqual({ computed_cost: 60_950 });
  expect(await costOf('after@example.com')).toEqual({ computed_cost: 67_850 });
  const mails = await readOutbox(site.dataDir);
  const toVisitor = mails.find((mail) => mail.to?.[0]?.address === 'after@example.com');
  const notice = mails.find((mail) => mail.replyTo?.[0]?.address === 'after@example.com');
  expect(toVisitor?.text).toContain('Professional Contractor: $59,000 - $76,700');
  expect(toVisitor?.text).toContain('$9,000');
  expect(notice?.subject).toContain('$59,000 - $76,700');
  expect(notice?.text).toContain('$29,500 - $38,350');
  // both computed the same, so the notice has no difference to tell
  expect(notice?.text).not.toContain('$67,850');

  // The same choices on the same day: what was kept of the old paper is not handed out.
  expect((await paper()).rawPayload.equals(oldPaper.rawPayload)).toBe(false);
  expect([oldDesign.totalLow, (await design()).totalLow]).toEqual([68_685, 73_535]);
});
