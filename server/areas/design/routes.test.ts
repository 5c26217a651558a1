import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { interpret } from '#domain/design/interpret.ts';
import { QueueFull } from '#server/fair-queue.ts';
import { readOutbox } from '#server/testing/outbox.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import type { PictureMaker } from '#server/vendors/pictures/picture-maker.ts';
import { findByHash, findDesign } from './store.ts';

// A flat colour stands in for the ray tracer, which has its own tests: here the queueing and keeping are tested.
const flatPictures = () => {
  const made: string[] = [];
  const maker: PictureMaker = {
    make: async ({ kind, view = 0, width, height }, { onProgress }) => {
      made.push(kind);
      onProgress?.({ stage: 'queued', position: 1 });
      onProgress?.({ stage: 'rendering', percent: 40 });
      await new Promise((done) => setTimeout(done, 60));
      return sharp({
        create: { width, height, channels: 3, background: { r: 47 + view * 40, g: 169, b: 184 } },
      })
        .webp()
        .toBuffer();
    },
    busy: () => 0,
    close: async () => undefined,
  };
  return { made, maker };
};

describe('designs', () => {
  let site: TestSite;
  const { made, maker } = flatPictures();
  beforeAll(async () => {
    site = await startTestSite();
    site.services.pictures = maker;
  });
  afterAll(() => site.close());

  const describePool = (transcript: unknown) =>
    site.inject({ method: 'POST', url: '/api/ai-design-process', payload: { transcript } });
  const WORDS = 'A large lagoon, 45 feet, with a hot tub and a waterfall, no slide, two small kids';

  test('words become specs, an estimate, a plan and the address of a picture', async () => {
    const answer = await describePool(WORDS);
    expect(answer.statusCode).toBe(200);
    const body = answer.json();
    expect(body.specs).toEqual({
      style: 'Large Lagoon',
      approxLengthFt: 45,
      features: ['Raised Spa', 'Waterfall'],
      childFriendly: true,
      raw: WORDS,
    });
    expect(body.plan.checklist).toHaveLength(8);
    expect(body.estimate.totalHigh).toBe(body.estimate.totalLow + body.estimate.lineItems.contingency);
    expect(body.imageUrl).toMatch(/^\/api\/designs\/pictures\/[0-9a-f]{32}\.webp$/);
    expect(body.negated).toEqual(['Slide']);
    expect(body.answeredBy).toBe('built-in');
    expect(body.links.share).toBe(`http://localhost:3000/ai-design-tool?d=${body.id}`);
  });

  test.each(['', '   \n\t ', '\u200b', 42, null, ['pool'], { pool: true }, 'x'.repeat(4001)])(
    '%j is refused',
    async (transcript) => {
      const answer = await describePool(transcript);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error).toBe('invalid-input');
    },
  );

  test('4,000 characters are taken, and so are marks that no database stores', async () => {
    expect((await describePool('x'.repeat(4000))).statusCode).toBe(200);
    const odd = await describePool('a 30 ft pool \u0000 \ud800 \u202e {{7*7}} <script>');
    expect(odd.statusCode).toBe(200);
    expect(odd.json().specs.approxLengthFt).toBe(30);
  });

  test('the link opens the same design for anybody, without addresses or numbers of its author', async () => {
    const { id } = (
      await describePool('32 ft kidney pool, mail me at ann@example.com or call 407 555 0147')
    ).json();
    const opened = await site.inject(`/api/designs/${id}`);
    expect(opened.json()).toMatchObject({ id, specs: { style: 'Kidney', approxLengthFt: 32 } });
    expect(opened.body).not.toContain('ann@example.com');
    expect(opened.body).not.toMatch(/407\D{0,3}555|555\D{0,3}0147/);
  });

  test('whoever holds the link gets the pool and not a word of what was said about it', async () => {
    const said =
      'A 30 ft pool for Zebulon after his hip surgery, we have 61500 dollars, no slide, frobnicator';
    const private_ = /zebulon|surgery|61,?500|frobnicator|hip/i;
    const made = (await describePool(said)).json();
    expect(made.specs.raw).toBe(said);
    const edited = await site.inject({
      method: 'POST',
      url: '/api/designs',
      payload: { design: { ...made.design, lengthFt: 31 } },
    });
    for (const id of [made.id, edited.json().id]) {
      const opened = await site.inject(`/api/designs/${id}`);
      expect(opened.json()).toMatchObject({ specs: { raw: '' }, design: { words: '' } });
      expect(opened.body).not.toMatch(private_);
      expect(Object.keys(opened.json().estimate)).toContain('totalLow');
      await site.inject({
        method: 'POST',
        url: `/api/designs/${id}/mail`,
        payload: { email: 'partner@example.com' },
      });
    }
    await site.services.mail.sweep();
    const letters = (await readOutbox(site.dataDir)).filter(
      ({ to }) => to?.[0]?.address === 'partner@example.com',
    );
    expect(letters.length).toBeGreaterThan(0);
    for (const letter of letters)
      expect(`${letter.text} ${letter.html} ${letter.subject}`).not.toMatch(private_);
    // The pack and the pictures are made from the same answer of the store.
    const stored = await findDesign(site.services, made.id);
    expect(JSON.stringify(stored)).not.toMatch(private_);
    expect(JSON.stringify(await findByHash(site.services, stored?.hash ?? ''))).not.toMatch(private_);
    const staff = await site.inject({
      url: '/api/staff/lists/designs?search=zebulon',
      headers: { cookie: await site.signIn() },
    });
    expect(staff.body).toContain('Zebulon');
  });

  test('a design nobody stored is not found, and a guess is not even looked up', async () => {
    expect((await site.inject('/api/designs/AAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404);
    expect((await site.inject("/api/designs/'%20or%201=1")).statusCode).toBe(400);
  });

  test('an edited design gets its own name, and the first one stays', async () => {
    const first = (await describePool(WORDS)).json();
    const answer = await site.inject({
      method: 'POST',
      url: '/api/designs',
      payload: { design: { ...first.design, features: ['Slide'] } },
    });
    const second = answer.json();
    expect(second.id).not.toBe(first.id);
    expect(second.imageUrl).not.toBe(first.imageUrl);
    expect(second.specs.features).toEqual(['Slide']);
    expect((await site.inject(`/api/designs/${first.id}`)).json().specs.features).toEqual(
      first.specs.features,
    );
  });

  test('an impossible design is refused', async () => {
    const { design } = interpret(WORDS);
    for (const change of [
      { lengthFt: 5000 },
      { style: 'Castle' },
      { features: ['Moat'] },
      { words: 'x'.repeat(5000) },
      { lengthFt: '40' },
    ]) {
      const answer = await site.inject({
        method: 'POST',
        url: '/api/designs',
        payload: { design: { ...design, ...change } },
      });
      expect(answer.statusCode, JSON.stringify(change).slice(0, 40)).toBe(400);
    }
  });

  test('the picture is made once, however many ask at once, and kept', async () => {
    const { imageUrl } = (await describePool('a 27 ft modern pool with scuppers')).json();
    const before = made.filter((kind) => kind === 'still').length;
    const answers = await Promise.all([1, 2, 3].map(() => site.inject(imageUrl)));
    const later = await site.inject(imageUrl);
    for (const answer of [...answers, later]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('image/webp');
      expect(answer.headers['cache-control']).toContain('immutable');
    }
    expect(made.filter((kind) => kind === 'still').length - before).toBe(1);
    const size = await sharp((await site.inject(`${imageUrl}?preview`)).rawPayload).metadata();
    expect([size.width, size.height]).toEqual([160, 90]);
  });

  test('each view of a design is a picture of its own; there is none beyond the last', async () => {
    const { imageUrl } = (await describePool('a 28 ft modern pool with a slide')).json();
    const views = await Promise.all(
      [0, 1, 2, 3].map(async (view) => (await site.inject(`${imageUrl}?preview&view=${view}`)).rawPayload),
    );
    expect(new Set(views.map((bytes) => bytes.toString('base64'))).size).toBe(4);
    for (const view of ['4', '-1', '1.5', 'x'])
      expect((await site.inject(`${imageUrl}?view=${view}`)).statusCode).toBe(400);
  });

  test('a picture without a design does not exist', async () => {
    expect((await site.inject(`/api/designs/pictures/${'0'.repeat(32)}.webp`)).statusCode).toBe(404);
    expect((await site.inject('/api/designs/pictures/..%2f..%2fsecret.webp')).statusCode).toBe(400);
  });

  test('a downloaded picture is an attachment and carries a mark', async () => {
    const { imageUrl } = (await describePool('a 26 ft modern pool')).json();
    const plain = await site.inject(imageUrl);
    const marked = await site.inject(`${imageUrl}?download`);
    expect(marked.headers['content-disposition']).toContain('attachment');
    expect(marked.rawPayload.equals(plain.rawPayload)).toBe(false);
  });

  test('when too many pictures wait, the picture alone is refused, with a time to come back', async () => {
    const { imageUrl, id } = (await describePool('a 25 ft modern pool')).json();
    site.services.pictures = { ...maker, make: () => Promise.reject(new QueueFull('full')) };
    const answer = await site.inject(imageUrl);
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await site.inject(`/api/designs/${id}`)).statusCode).toBe(200);
    const pack = await site.inject(`/api/designs/${id}/pack.pdf`);
    expect(pack.statusCode).toBe(200);
    site.services.pictures = maker;
  });

  test('the stages of a picture are told as they happen', async () => {
    const { links, imageUrl } = (await describePool('a 24 ft modern pool with a slide')).json();
    const progress = await site.inject({ url: links.progress, payloadAsStream: true });
    let told = '';
    for await (const piece of progress.stream()) {
      // The picture is asked for once the stream has spoken.
      if (told === '') void site.inject(imageUrl);
      told += String(piece);
    }
    const stages = told
      .split('\n')
      .filter((line) => line.startsWith('data:'))
      .map((line) => JSON.parse(line.slice(5)));
    expect(stages).toEqual([
      { stage: 'understood' },
      { stage: 'queued', position: 1 },
      { stage: 'rendering', percent: 40 },
      { stage: 'done' },
    ]);
    const again = await site.inject(links.progress);
    expect(again.body).toContain('"done"');
  });

  test('the pack is a PDF with the picture in it', async () => {
    const { links } = (await describePool(WORDS)).json();
    const pack = await site.inject(links.pack);
    expect(pack.headers['content-type']).toBe('application/pdf');
    expect(pack.headers['content-disposition']).toContain('pool-design.pdf');
    expect(pack.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pack.rawPayload.includes('/DCTDecode')).toBe(true);
  });

  test('the link goes by mail to one address, once', async () => {
    const { id } = (await describePool(WORDS)).json();
    const send = (payload: object) =>
      site.inject({ method: 'POST', url: `/api/designs/${id}/mail`, payload });
    expect((await send({ email: 'ann@example.com' })).json().emailSent).toBe(false);
    await send({ email: 'ann@example.com' });
    await send({ email: 'bot@example.com', website: 'http://spam' });
    const mails = (await readOutbox(site.dataDir)).filter(
      (mail) => mail.subject === 'Your pool design: Large Lagoon',
    );
    expect(mails.map((mail) => mail.to?.[0]?.address)).toEqual(['ann@example.com']);
    expect(mails[0]?.text).toContain(`ai-design-tool?d=${id}`);
    for (const email of ['a@x.com,b@y.com', 'a@x.com\r\nBcc: b@y.com', '', 7])
      expect((await send({ email })).statusCode).toBe(400);
  });

  test('a repeat with the same key returns the first design', async () => {
    const ask = () =>
      site.inject({
        method: 'POST',
        url: '/api/ai-design-process',
        headers: { 'idempotency-key': 'same-key' },
        payload: { transcript: WORDS },
      });
    const [first, second] = [await ask(), await ask()];
    expect(second.json().id).toBe(first.json().id);
    const rows = await site.services.db.execute(
      sql`select count(*)::int as count from designs where slug = ${first.json().id}`,
    );
    expect(rows.rows).toEqual([{ count: 1 }]);
  });
});

test('a design is kept and opened on PostgreSQL as well', async () => {
  const site = await startTestSite({ database: 'postgres' });
  site.services.pictures = flatPictures().maker;
  const made = await site.inject({
    method: 'POST',
    url: '/api/ai-design-process',
    payload: { transcript: 'kidney pool, 30 ft \u0000' },
  });
  const opened = await site.inject(`/api/designs/${made.json().id}`);
  expect(opened.json()).toMatchObject({ specs: { style: 'Kidney', approxLengthFt: 30 } });
  await site.close();
});
