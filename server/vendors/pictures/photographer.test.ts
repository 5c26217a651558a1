import { createServer, type RequestListener, type Server } from 'node:http';
import sharp from 'sharp';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { IMAGE_SERVICE } from '#server/limits.ts';
import { imageService, PhotographerRests } from './photographer.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const listen = (answer: RequestListener) =>
  new Promise<string>((ready) => {
    server = createServer(answer).listen(0, '127.0.0.1', () => {
      const address = server?.address();
      ready(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1/`);
    });
  });

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2fa9b8' } });
let picture: Buffer;
beforeAll(async () => {
  picture = await flat(640, 360).webp().toBuffer();
});

const silent = { info: () => undefined, warn: () => undefined };
const service = (baseUrl: string, timeoutMs = 8000) =>
  imageService({ baseUrl, apiKey: 'key', model: 'photo-1', timeoutMs }, silent);
const says = (image: Buffer) =>
  JSON.stringify({ created: 1, data: [{ b64_json: image.toString('base64') }] });

test('our picture goes out with the model and the key, and comes back as a WebP of a size we serve', async () => {
  const parts: Buffer[] = [];
  const seen: (string | undefined)[] = [];
  const photograph = await flat(2400, 1600).png().toBuffer();
  const baseUrl = await listen((request, response) => {
    seen.push(request.method, request.url, request.headers.authorization, request.headers['content-type']);
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => response.end(says(photograph)));
  });
  const made = await service(baseUrl).make(picture);
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 1920, height: 1280 });
  expect(seen.slice(0, 3)).toEqual(['POST', '/v1/images/edits', 'Bearer key']);
  const form = await new Response(Buffer.concat(parts), {
    headers: { 'content-type': seen[3] ?? '' },
  }).formData();
  expect([form.get('model'), form.get('n'), form.get('size')]).toEqual(['photo-1', '1', '1536x1024']);
  expect(String(form.get('prompt'))).toContain('photograph');
  const sent = form.get('image');
  const bytes = sent instanceof Blob ? Buffer.from(await sent.arrayBuffer()) : Buffer.of();
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 640, height: 360 });
});

test.each([
  ['prose', () => 'Sure! Here is your photograph.'],
  ['no image', () => '{"data":[]}'],
  ['an address instead of an image', () => '{"data":[{"url":"http://127.0.0.1:1/x.png"}]}'],
  ['bytes that are no image', () => says(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
  ['too small an image', async () => says(await flat(64, 64).png().toBuffer())],
  ['another kind of file', async () => says(await flat(800, 600).gif().toBuffer())],
  ['too much', () => `{"data":"${'x'.repeat(IMAGE_SERVICE.answerBytes)}"}`],
])('a service that answers %s made nothing', async (_what, answer) => {
  const body = await answer();
  const baseUrl = await listen((_request, response) => response.end(body));
  await expect(service(baseUrl).make(picture)).rejects.toThrow();
});

test('a service in trouble, slow or absent costs no more than its time', async () => {
  const failing = await listen((_request, response) => {
    response.statusCode = 500;
    response.end('broken');
  });
  await expect(service(failing).make(picture)).rejects.toThrow('500');
  server?.close();
  const slow = await listen(() => undefined);
  await expect(service(slow, 200).make(picture)).rejects.toThrow('TimeoutError');
  await expect(service('http://127.0.0.1:9/v1').make(picture)).rejects.toThrow();
});

test('after three failures it is left alone, until one trial finds it well again', async () => {
  const clock = { now: 0 };
  let [asked, well] = [0, false];
  const photograph = await flat(800, 600).jpeg().toBuffer();
  const baseUrl = await listen((request, response) => {
    asked += 1;
    request.resume();
    response.statusCode = well ? 200 : 500;
    response.end(well ? says(photograph) : '');
  });
  const patient = imageService(
    { baseUrl, apiKey: undefined, model: 'photo-1', timeoutMs: 8000 },
    silent,
    () => clock.now,
  );
  for (let turn = 0; turn < IMAGE_SERVICE.rests.failures; turn += 1)
    await expect(patient.make(picture)).rejects.toThrow('500');
  await expect(patient.make(picture)).rejects.toThrow(PhotographerRests);
  expect([patient.isResting(), asked]).toEqual([true, IMAGE_SERVICE.rests.failures]);
  clock.now = IMAGE_SERVICE.rests.firstMs;
  well = true;
  expect((await sharp(await patient.make(picture)).metadata()).format).toBe('webp');
  expect(patient.isResting()).toBe(false);
});
