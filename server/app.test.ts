import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '#server/testing/site.ts';

describe.each(['pglite', 'postgres'] as const)('the server on %s', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ database });
  });
  afterAll(() => site.close());

  test('is healthy once it can take a lead', async () => {
    const answer = await site.inject('/healthz');
    expect(answer.statusCode).toBe(200);
  });

  test('answers an unknown call with a JSON 404 that names no cause', async () => {
    const answer = await site.inject('/api/nothing-here');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: 'not-found', message: 'There is nothing at this address.' });
  });

  test('describes itself as OpenAPI', async () => {
    const answer = await site.inject('/api/openapi.json');
    expect(answer.json().openapi).toBe('3.1.0');
  });

  test('lets the first member of staff in, and nobody with a wrong password', async () => {
    const wrong = await site.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: 'staff@poolwright.test', password: 'not-the-password' },
    });
    expect(wrong.statusCode).toBe(401);
    const cookie = await site.signIn();
    const session = await site.inject({ url: '/api/auth/get-session', headers: { cookie } });
    expect(session.json().user.email).toBe('staff@poolwright.test');
  });

  test('refuses a change that another site asked for', async () => {
    const answer = await site.inject({
      method: 'POST',
      url: '/api/auth/sign-out',
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
      payload: {},
    });
    expect(answer.statusCode).toBe(403);
  });
});
