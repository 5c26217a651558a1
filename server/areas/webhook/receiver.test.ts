import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { addressFault } from '#domain/webhook/receiver-address.ts';
import { WEBHOOKS } from '#server/limits.ts';
import { type Behaves, startReceiver } from '#server/testing/receiver.ts';
import { isOpenAddress } from './open-address.ts';
import { postMessage } from './post-message.ts';
import { askNameServer, findReceiver, type ReceiverRules } from './receiver.ts';

const CLOSED = [
  '0.0.0.0',
  '0.1.2.3',
  '10.1.2.3',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.9.9.9',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:0:8.8.8.8',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b::808:808',
  '64:ff9b:1::a00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '2002:808:808::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'not an address',
];
const OPEN = ['8.8.8.8', '100.63.255.255', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::200e'];

test('only addresses of the open internet are open, in whatever they are wrapped', () => {
  expect(CLOSED.filter(isOpenAddress)).toEqual([]);
  expect(OPEN.filter((address) => !isOpenAddress(address))).toEqual([]);
});

test('an address is https, without a password, on a port that is not another service’s', () => {
  const faults = [
    'nonsense',
    'http://hooks.example.com/',
    'ftp://hooks.example.com/',
    'https://me:secret@hooks.example.com/',
    'https://hooks.example.com:22/',
    'https://hooks.example.com/#part',
    'https://hooks.example.com:8443/a?b=c',
    'https://hooks.example.com:5001/',
    'http://localhost:5001/',
  ].map((url) => addressFault(url, false));
  expect(faults).toEqual([
    ...['unreadable', 'not-https', 'not-https', 'credentials', 'port', 'fragment'],
    ...[undefined, undefined, 'not-https'],
  ]);
  // Only a site that is itself at a local address tries out others there, and never in plain anywhere else.
  expect(addressFault('http://localhost:5001/', true)).toBeUndefined();
  expect(addressFault('http://hooks.example.com/', true)).toBe('not-https');
});

const NOWHERE: ReceiverRules = { resolve: async () => [], allowsLocal: false };

test('what a name leads to is looked at, all of it, each time; spellings of a number deceive nobody', async () => {
  const resolve = async () => ['8.8.8.8', '10.0.0.7'];
  const reason = (url: string, rules = NOWHERE) => findReceiver(url, rules).catch(({ reason: code }) => code);
  expect(await reason('https://hooks.example.com/', { ...NOWHERE, resolve })).toBe('private-address');
  expect(await reason('https://hooks.example.com/')).toBe('not-found');
  for (const host of [
    '2130706433',
    '0x7f.1',
    '127.1',
    '017700000001',
    '[::ffff:7f00:1]',
    '[::1]',
    '169.254.169.254',
  ])
    expect([host, await reason(`https://${host}/`)]).toEqual([host, 'private-address']);
  expect(await reason('https://localhost/')).toBe('not-found');
  expect(await reason('https://8.8.8.8/')).toEqual(['8.8.8.8']);
  const local = { ...NOWHERE, allowsLocal: true };
  expect(await reason('https://192.168.0.1/', local)).toBe('private-address');
  expect(await reason('http://localhost:4000/', local)).toEqual(['127.0.0.1']);
  expect(await askNameServer('localhost.invalid')).toEqual([]);
});

const MESSAGE = { headers: { 'content-type': 'application/json' }, body: '{"a":1}' };

const post = (url: string, timeoutMs = 4_000, resolve = NOWHERE.resolve) =>
  postMessage(url, MESSAGE, { resolve, allowsLocal: true, signal: new AbortController().signal, timeoutMs });

const answerOf = async (behaves: Behaves, timeoutMs?: number) => {
  const receiver = await startReceiver(behaves);
  return { receiver, answer: await post(receiver.url, timeoutMs) };
};

test('a name that changes its mind is connected to what was looked at, not to what it says later', async () => {
  const receiver = await startReceiver();
  let asked = 0;
  const resolve = async () => {
    asked += 1;
    return asked === 1 ? ['127.0.0.1'] : ['10.0.0.1'];
  };
  // Loopback counts as open here because the site is local; a name may lead there, too.
  const answer = await post(`https://rebinding.test:${receiver.port}/`, 4_000, resolve);
  // It speaks no TLS: what matters is that the connection reached it, and that the name was asked for once.
  expect(answer).toMatchObject({ status: null, error: 'certificate' });
  expect(asked).toBe(1);
});

test('each way to misbehave ends soon, with its reason, and is followed nowhere', async () => {
  const private_ = await startReceiver();
  const redirected = await answerOf((response) =>
    response.writeHead(307, { location: private_.url }).end('moved'),
  );
  expect(redirected.answer).toMatchObject({ status: 307, error: 'redirect' });
  expect(private_.received).toEqual([]);

  const fine = await answerOf((response) => response.end(`thanks \u202e\u0000${'x'.repeat(900)}`));
  expect(fine.answer).toMatchObject({ status: 200, error: null });
  expect(fine.answer.excerpt.length).toBeLessThanOrEqual(WEBHOOKS.excerptLength);
  expect(fine.answer.excerpt).toMatch(/^thanks +x+$/);
  expect(fine.receiver.received).toMatchObject([{ path: '/hook', body: MESSAGE.body }]);

  const failed = await answerOf((response) => response.writeHead(500).end('no'));
  expect(failed.answer).toMatchObject({ status: 500, error: 'status', excerpt: 'no' });
  expect((await answerOf((response) => response.writeHead(410).end())).answer.error).toBe('gone');

  const silent = await answerOf(() => undefined, 300);
  expect(silent.answer).toMatchObject({ status: null, error: 'timeout' });
  const slow = await answerOf((response) => void setTimeout(() => response.end('late'), 2_000), 300);
  expect(slow.answer.error).toBe('timeout');
  expect(slow.answer.tookMs).toBeLessThan(1_500);

  let written = 0;
  const endless = await answerOf((response) => {
    const pour = () => {
      while (!response.destroyed && written < 1e9 && response.write(Buffer.alloc(8192, 0x61)))
        written += 8192;
    };
    response.on('drain', pour);
    pour();
  });
  expect(endless.answer).toMatchObject({ status: 200, error: null });
  expect(written).toBeLessThan(50e6);

  // What was said before the end counts.
  const trickling = await answerOf((response) => void response.writeHead(200).write('half'), 300);
  expect(trickling.answer).toMatchObject({ status: 200, error: null, excerpt: 'half' });
  const cutInBody = await answerOf((response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('half');
    setTimeout(() => response.destroy(), 50);
  });
  expect(cutInBody.answer).toMatchObject({ status: 200, error: null });
  const cut = await answerOf((response) => void response.destroy());
  expect(cut.answer).toMatchObject({ status: null, error: 'cut-off' });

  const wordy = await answerOf((response) => response.writeHead(200, { 'x-long': 'y'.repeat(40_000) }).end());
  expect(wordy.answer).toMatchObject({ status: null, error: 'headers' });

  fine.receiver.close();
  expect((await post(fine.receiver.url)).error).toBe('unreachable');
});

test('a certificate that nobody vouches for is not trusted with a word', async () => {
  const server = new SMTPServer({ secure: true });
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await post(`https://localhost:${port}/`)).toMatchObject({ status: null, error: 'certificate' });
});
