import { expect, test } from 'vitest';
import { received } from './load-picture.ts';

const pieces = (...sizes: number[]) =>
  new ReadableStream({
    start(stream) {
      for (const size of sizes) stream.enqueue(new Uint8Array(size));
      stream.close();
    },
  });

test('says how much of a picture has arrived, and hands on all of it', async () => {
  const shares: number[] = [];
  const headers = { 'content-length': '400', 'content-type': 'image/webp' };
  const blob = await received(new Response(pieces(100, 300), { headers }), (share) => shares.push(share));
  expect(shares).toEqual([0.25, 1]);
  expect([blob.size, blob.type]).toEqual([400, 'image/webp']);
});

test('a picture of unknown size arrives without a share', async () => {
  const shares: number[] = [];
  const blob = await received(new Response(pieces(100, 300)), (share) => shares.push(share));
  expect([shares, blob.size]).toEqual([[], 400]);
});
