import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  CONNECTIONS_URL,
  connectionSecretSchema,
  connectionsSchema,
  deliveryPageSchema,
  deliverySchema,
  MOST_CONNECTIONS,
} from '#domain/webhook/connections.ts';
import { type Received, startReceiver } from '#server/testing/receiver.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await startTestSite();
  cookie = await site.signIn();
});
afterAll(() => site.close());

const call = async (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) => {
  const answer = await site.inject({
    method,
    url: `${CONNECTIONS_URL}${path}`,
    headers: { cookie },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const list = async () => z.parse(connectionsSchema, (await call('GET')).body).items;
const form = (url: string, more: object = {}) => ({ name: 'CRM', url, events: ['lead.created'], ...more });
const add = async (url: string) => z.parse(connectionSecretSchema, (await call('POST', '', form(url))).body);
const secretOf = ({ body }: { body: unknown }) => z.parse(connectionSecretSchema, body).secret;
const verifies = (secret: string, { body, headers }: Received) => {
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  try {
    return Boolean(new Webhook(secret).verify(body, sent));
  } catch {
    return false;
  }
};

test('a connection is added, tested, changed, paused, given a new secret and deleted; the log of staff says so, and no more', async () => {
  const receiver = await startReceiver((response) => response.writeHead(202).end('stored as 7'));
  const { id, secret } = await add(receiver.url);
  expect(secret).toMatch(/^whsec_/);
  const [added] = await list();
  expect(added).toMatchObject({ id, name: 'CRM', active: true, waiting: 0, lastSentAt: null });
  expect(JSON.stringify(added)).not.toContain(secret);

  const tried = await call('POST', `/${id}/test`, { event: 'order.paid' });
  expect(z.parse(deliverySchema, tried.body)).toMatchObject({
    ...{ isTest: true, state: 'sent', attempts: 1, responseStatus: 202 },
    ...{ responseExcerpt: 'stored as 7', error: null, nextAttemptAt: null },
  });
  const [message] = receiver.received;
  expect(message && verifies(secret, message)).toBe(true);
  expect(JSON.parse(message?.body ?? '')).toMatchObject({
    type: 'order.paid',
    test: true,
    data: { live: false },
  });

  expect(secretOf(await call('POST', `/${id}/secret`))).toBe(secret);
  const renewed = secretOf(await call('POST', `/${id}/rotate`));
  expect(renewed).not.toBe(secret);
  await call('POST', `/${id}/test`, { event: 'lead.created' });
  const second = receiver.received[1];
  // For a day both count.
  expect(second && [verifies(secret, second), verifies(renewed, second)]).toEqual([true, true]);
  expect((await list())[0]?.formerSecretUntil).not.toBeNull();

  const changed = form(receiver.url, { name: 'Books', events: ['order.paid', 'order.paid'] });
  expect((await call('POST', `/${id}`, changed)).status).toBe(200);
  expect((await call('POST', `/${id}/active`, { active: false })).status).toBe(200);
  expect((await list())[0]).toMatchObject({ name: 'Books', events: ['order.paid'], active: false });
  const { items } = z.parse(deliveryPageSchema, (await call('GET', `/${id}/deliveries`)).body);
  expect(items.map(({ event, isTest }) => [event, isTest])).toEqual([
    ['lead.created', true],
    ['order.paid', true],
  ]);
  const again = await call('POST', `/${id}/deliveries/${items[0]?.id}/again`);
  expect([again.status, again.body.error]).toEqual([409, 'paused']);
  expect((await call('DELETE', `/${id}`)).status).toBe(200);
  expect(await list()).toEqual([]);
  for (const path of [`/${id}/secret`, `/${id}/rotate`, `/${id}`])
    expect((await call('POST', path, changed)).status).toBe(404);

  const audit = await site.inject({ url: '/api/staff/audit', headers: { cookie } });
  const actions = audit.json().items.map(({ action }: { action: string }) => action);
  expect(actions.filter((action: string) => action.includes('connection'))).toEqual([
    'delete-connection',
    'pause-connection',
    'change-connection',
    'test-connection',
    'rotate-connection-secret',
    'show-connection-secret',
    'test-connection',
    'add-connection',
  ]);
  expect(audit.body).not.toMatch(/whsec_|127\.0\.0\.1:\d+\/hook/);
});

test('an address that is none, or leads inside, is refused beside its field; there is an end to how many', async () => {
  const refused = async (url: string) => {
    const { status, body } = await call('POST', '', form(url));
    return [status, body.error, body.issues?.[0]?.path];
  };
  expect(await refused('nonsense')).toEqual([400, 'unreadable', 'url']);
  expect(await refused('http://example.com/')).toEqual([400, 'not-https', 'url']);
  expect(await refused('https://10.0.0.1/')).toEqual([400, 'private-address', 'url']);
  expect(await refused('https://[fd00:ec2::254]/')).toEqual([400, 'private-address', 'url']);
  expect(await refused('https://hooks.invalid/')).toEqual([400, 'not-found', 'url']);
  expect((await call('POST', '', form('https://8.8.8.8/', { events: [] }))).status).toBe(400);
  expect((await call('POST', '', form('https://8.8.8.8/', { events: ['secrets.leaked'] }))).status).toBe(400);

  const answers = await Promise.all(
    Array.from({ length: MOST_CONNECTIONS + 3 }, () => call('POST', '', form('https://8.8.8.8/'))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_CONNECTIONS);
  expect(answers.filter(({ body }) => body.error === 'too-many')).toHaveLength(3);
});
