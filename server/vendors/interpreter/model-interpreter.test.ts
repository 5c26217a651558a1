import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { modelInterpreter } from './model-interpreter.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const listen = (answer: RequestListener) =>
  new Promise<string>((ready) => {
    server = createServer(answer).listen(0, '127.0.0.1', () => {
      const address = server?.address();
      ready(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`);
    });
  });

const model = (baseUrl: string, timeoutMs = 8000) =>
  modelInterpreter({ baseUrl, apiKey: 'key', model: 'pool-1', timeoutMs });
const WORDS = 'a pool with a slide, no spa';
const nothing = {
  style: null,
  size: null,
  lengthFt: null,
  widthFt: null,
  shallowFt: null,
  deepFt: null,
  features: [],
  refusedFeatures: [],
  deck: null,
  finish: null,
  house: null,
  setting: null,
  hour: null,
  childFriendly: false,
};
const says = (claims: object) =>
  JSON.stringify({ choices: [{ message: { role: 'assistant', content: JSON.stringify(claims) } }] });

test('a model that answers well is heard, and asked with the schema, the model name and the key', async () => {
  let asked = '';
  let authorization: string | undefined;
  const baseUrl = await listen((request, response) => {
    authorization = request.headers.authorization;
    request.on('data', (part: Buffer) => {
      asked += part.toString();
    });
    request.on('end', () =>
      response.end(says({ ...nothing, style: 'Lagoon', lengthFt: 41.26, features: ['Grotto'] })),
    );
  });
  const reading = await model(baseUrl).read(WORDS);
  expect(reading.answeredBy).toBe('model');
  expect(reading.interpretation.specs).toMatchObject({
    style: 'Lagoon',
    approxLengthFt: 41.3,
    features: ['Slide', 'Grotto'],
  });
  expect(JSON.parse(asked)).toMatchObject({
    model: 'pool-1',
    response_format: { type: 'json_schema', json_schema: { strict: true } },
  });
  expect(authorization).toBe('Bearer key');
});

test('a model cannot bring back what the visitor refused', async () => {
  const baseUrl = await listen((_request, response) =>
    response.end(says({ ...nothing, features: ['Raised Spa', 'Slide'] })),
  );
  const { interpretation } = await model(baseUrl).read(WORDS);
  expect(interpretation.design.features).toEqual(['Slide']);
});

test.each([
  ['prose', 'Sure! Here is your pool.'],
  ['an unknown style', says({ ...nothing, style: 'Castle' })],
  ['an impossible length', says({ ...nothing, lengthFt: 9000 })],
  ['no choices', '{"choices":[]}'],
  ['too much', `{"choices":[{"message":{"content":"${'x'.repeat(100_000)}"}}]}`],
  ['nothing', ''],
])('a model that answers %s leaves the built-in reading', async (_what, answer) => {
  const baseUrl = await listen((_request, response) => response.end(answer));
  const reading = await model(baseUrl).read(WORDS);
  expect(reading).toMatchObject({
    answeredBy: 'built-in',
    interpretation: { specs: { features: ['Slide'] } },
  });
  expect(reading.fellBack).toBeTruthy();
});

test('a model in trouble, slow or absent costs no more than its time', async () => {
  const failing = await listen((_request, response) => {
    response.statusCode = 500;
    response.end('broken');
  });
  expect((await model(failing).read(WORDS)).fellBack).toContain('500');
  server?.close();
  const slow = await listen(() => undefined);
  const began = performance.now();
  expect((await model(slow, 200).read(WORDS)).answeredBy).toBe('built-in');
  expect(performance.now() - began).toBeLessThan(2000);
  expect((await model('http://127.0.0.1:9/v1').read(WORDS)).answeredBy).toBe('built-in');
});
