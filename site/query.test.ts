import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createQueryClient } from './query.tsx';

let server: Server;
let base = '';
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/api/refused') response.writeHead(401).end('Sign in first');
    else response.end('{"designs":[]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  base = `http://127.0.0.1:${address.port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

test('the segments of a key joined by slashes are the address, read as JSON', async () => {
  const client = createQueryClient();
  expect(await client.fetchQuery({ queryKey: [base, 'api', '360-designs'] })).toEqual({ designs: [] });
  expect(asked).toContain('/api/360-designs');
});

test('data never goes stale: a second reader asks nobody', async () => {
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: [base, 'api', 'once'] });
  await client.fetchQuery({ queryKey: [base, 'api', 'once'] });
  expect(asked.filter((url) => url === '/api/once')).toHaveLength(1);
});

test('a 401 is an error like any other, tried once', async () => {
  const client = createQueryClient();
  const failed = client.fetchQuery({ queryKey: [base, 'api', 'refused'] });
  await expect(failed).rejects.toThrow('401: Sign in first');
  expect(asked.filter((url) => url === '/api/refused')).toHaveLength(1);
});

test('nothing is fetched again by focus, by time or by a failed change', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ retry: false, refetchOnWindowFocus: false, refetchInterval: false });
  expect(mutations).toMatchObject({ retry: false });
});
