import { expect, test } from 'vitest';
import { fillReply, mailtoOf, missingIn, replyValues, unknownPlaces } from './reply.ts';

const AROUND = {
  studio: 'Poolwright',
  zone: 'America/New_York',
  toDesign: (slug: string) => `https://pool.example/ai-design-tool?d=${slug}`,
};

test('a template takes what the entry knows, and shows what it does not', () => {
  const values = replyValues({ firstName: 'Ann Marie', pictureOf: 'abc' }, AROUND);
  const body = fillReply('Hello {name}, {design} with {package}. {studio}', values);
  expect(body).toBe('Hello Ann, https://pool.example/ai-design-tool?d=abc with {package}. Poolwright');
  expect(missingIn('About {package}', body)).toEqual(['{package}']);
});

test('every kind of entry names its sender; a design without a link is told in words, a call in the studio’s time', () => {
  expect(replyValues({ fullName: 'Bea Ray', ticketNumber: 'P-1' }, AROUND)).toEqual({
    name: 'Bea',
    ticket: 'P-1',
    studio: 'Poolwright',
  });
  expect(replyValues({ buyerName: 'Cyd', packageTitle: 'Premium' }, AROUND)).toMatchObject({
    name: 'Cyd',
    package: 'Premium',
  });
  expect(replyValues({ poolStyle: 'Modern', poolLength: '32' }, AROUND).design).toBe('Modern, 32 ft');
  expect(replyValues({ name: 'Dan', startsAt: '2026-11-18T15:00:00.000Z' }, AROUND).call).toBe(
    'Wednesday, November 18, 10:00 AM Eastern Time',
  );
});

test('what nothing could ever be filled in for is found', () => {
  expect(unknownPlaces('Hello {name}', '{price} and {studio} and {price}')).toEqual(['{price}']);
});

test('a letter reaches the mail program whole', () => {
  const link = mailtoOf('ann+pool@example.com', 'A & B?', 'Hello\n50% off = #1');
  expect(link.startsWith('mailto:ann%2Bpool@example.com?')).toBe(true);
  const asked = new URL(link).searchParams;
  expect([asked.get('subject'), asked.get('body')]).toEqual(['A & B?', 'Hello\r\n50% off = #1']);
});
