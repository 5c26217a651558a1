import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brand } from '#domain/site/brand.ts';
import { readOutbox } from '#server/testing/outbox.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { DATABASES } from '../../../proof/databases.ts';

const estimate = {
  email: 'ann@example.com',
  size: 'large',
  type: 'infinity',
  material: 'concrete',
  features: '["heating","lighting","waterfall","spa"]',
  location: 'florida',
  timeline: '3months',
  estimatedCost: 150_420,
};

describe.each(DATABASES)('estimates on %s', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ database });
  });
  afterAll(() => site.close());

  const send = (change: object) =>
    site.inject({ method: 'POST', url: '/api/cost-calculation', payload: { ...estimate, ...change } });

  test('the sent figure and our own are stored beside each other', async () => {
    const answer = await send({ email: 'honest@example.com' });
    await send({ email: 'cheap@example.com', estimatedCost: 1 });
    expect(answer.statusCode).toBe(200);
    const rows = await site.services.db.execute(
      sql`select email, sent_cost, computed_cost, features from estimates order by email`,
    );
    expect(rows.rows).toMatchObject([
      { email: 'cheap@example.com', sent_cost: 1, computed_cost: 150_420 },
      {
        email: 'honest@example.com',
        sent_cost: 150_420,
        features: ['heating', 'lighting', 'waterfall', 'spa'],
      },
    ]);
  });

  test('a folder is not a delivery: emailSent is false and the message says so', async () => {
    const answer = await send({ email: 'folder@example.com' });
    expect(answer.json()).toEqual({
      emailSent: false,
      message: expect.stringContaining('has been processed'),
      reference: expect.stringMatching(/^E-[0-9A-F]{8}$/),
    });
  });

  test('the visitor gets every figure and the paper, the consultancy a notice to answer', async () => {
    await send({ email: 'paper@example.com' });
    const mails = await readOutbox(site.dataDir);
    const toVisitor = mails.find((mail) => mail.to?.[0]?.address === 'paper@example.com');
    const notice = mails.find((mail) => mail.replyTo?.[0]?.address === 'paper@example.com');
    expect(toVisitor?.text).toContain('Professional Contractor: $130,800 - $170,040');
    expect(toVisitor?.text).toContain('Owner-Builder Cost: $65,400 - $85,020');
    expect(toVisitor?.attachments).toMatchObject([
      { filename: 'pool-cost-estimate.pdf', mimeType: 'application/pdf' },
    ]);
    expect(notice?.to).toMatchObject([{ address: brand.email }]);
    expect(notice?.subject).toBe('New estimate: $130,800 - $170,040');
  });

  test.each([
    { size: 'huge' },
    { type: 'moat' },
    { features: '["moat"]' },
    { features: 'spa' },
    { features: ['spa'] },
    { location: 'mars' },
    { timeline: '' },
    { estimatedCost: -1 },
    { estimatedCost: '150420' },
    { estimatedCost: 0.5 },
    { email: 'a@x.com,b@y.com' },
  ])('impossible input is refused: %j', async (change) => {
    const answer = await send(change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toBe('invalid-input');
  });

  test('a figure beyond every number is refused', async () => {
    const answer = await site.inject({
      method: 'POST',
      url: '/api/cost-calculation',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(estimate).replace('150420', '1e309'),
    });
    expect(answer.statusCode).toBe(400);
  });

  test('the paper is given at once, without an address, by GET and by POST', async () => {
    const query = 'size=small&type=lap&material=vinyl&features=%5B%22spa%22%5D';
    const got = await site.inject(`/api/estimates/pdf?${query}`);
    const posted = await site.inject({
      method: 'POST',
      url: '/api/estimates/pdf',
      payload: { size: 'small', type: 'lap', material: 'vinyl', features: '["spa"]' },
    });
    for (const answer of [got, posted]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.headers['content-disposition']).toBe('attachment; filename="pool-cost-estimate.pdf"');
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    expect((await site.inject('/api/estimates/pdf?size=small&type=lap')).statusCode).toBe(400);
  });
});
