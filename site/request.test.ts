import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiRequest, RequestError } from './request.ts';

type Seen = { method?: string; url?: string; headers: IncomingHttpHeaders; body: string };

let server: Server;
let base = '';
let seen: Seen | undefined;
let answer: { status: number; body: string } = { status: 200, body: '{}' };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen = { method: request.method, url: request.url, headers: request.headers, body };
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  base = `http://127.0.0.1:${address.port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

async function refusal(promise: Promise<unknown>): Promise<RequestError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RequestError)) throw new Error(`Expected a refusal, got ${String(error)}`);
  return error;
}

test('a body travels as JSON with its content type', async () => {
  answer = { status: 200, body: '{"emailSent":false}' };
  const response = await apiRequest('POST', `${base}/api/cost-calculation`, { size: 'small' });
  expect(await response.json()).toEqual({ emailSent: false });
  expect(seen).toMatchObject({ method: 'POST', url: '/api/cost-calculation', body: '{"size":"small"}' });
  expect(seen?.headers['content-type']).toBe('application/json');
});

test('without a body there is no content type', async () => {
  answer = { status: 200, body: '[]' };
  await apiRequest('GET', `${base}/api/contact-inquiries`);
  expect(seen?.headers['content-type']).toBeUndefined();
  expect(seen?.body).toBe('');
});

test('a multipart form keeps its own content type', async () => {
  const form = new FormData();
  form.append('fullName', 'Ana R');
  await apiRequest('POST', `${base}/api/pool-intake`, form);
  expect(seen?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
});

test('a refusal reads as the status, a colon and the body', async () => {
  answer = { status: 400, body: 'Please select a pool size' };
  const error = await refusal(apiRequest('POST', base, {}));
  expect(error.message).toBe('400: Please select a pool size');
  expect(error.visitorMessage).toBe('400: Please select a pool size');
});

test('an empty body is replaced by the status text', async () => {
  answer = { status: 503, body: '' };
  expect((await refusal(apiRequest('GET', base))).message).toBe('503: Service Unavailable');
});

test('a visitor reads the message of our own JSON, the error keeps the whole body', async () => {
  answer = { status: 429, body: '{"error":"too_many","message":"Please wait a minute."}' };
  const error = await refusal(apiRequest('GET', base));
  expect(error.visitorMessage).toBe('Please wait a minute.');
  expect(error.message).toBe(`429: ${answer.body}`);
  expect(error.status).toBe(429);
});

test('every request carries cookies', async () => {
  const original = globalThis.fetch;
  let credentials: RequestCredentials | undefined;
  globalThis.fetch = async (_input, init) => {
    credentials = init?.credentials;
    return new Response('{}');
  };
  try {
    await apiRequest('GET', base);
  } finally {
    globalThis.fetch = original;
  }
  expect(credentials).toBe('include');
});

test.each(['en', 'es'] as const)('every request says the page’s language: %s', async (language) => {
  answer = { status: 200, body: '{}' };
  const original = globalThis.pageVoice;
  globalThis.pageVoice = () => ({ language, say: () => undefined, untranslated: new Set() });
  try {
    await apiRequest('POST', `${base}/api/send-email`, {});
  } finally {
    globalThis.pageVoice = original;
  }
  expect(seen?.headers['accept-language']).toBe(language);
});
