import { connect, createServer, type Server, type Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

// A real SMTP server behind a line that can be cut, for tests of mail that must arrive.

export type Line = 'good' | 'silent' | 'cut at once' | 'cut in mid-data' | 'cut after data';
type Verdict = { code: number; text: string } | undefined;

export interface TestSmtp {
  url: string;
  received: { to: string[]; mail: Email }[];
  /** How the line behaves from the next connection on. */
  line: Line;
  /** What is answered to the sender; undefined takes it. */
  judgeSender: (address: string) => Verdict;
  /** What is answered to a recipient; undefined takes it. */
  judge: (address: string) => Verdict;
  /** What is answered to a whole message; undefined takes it. */
  judgeMessage: () => Verdict;
  close(): Promise<void>;
}

const refusal = ({ code, text }: { code: number; text: string }) =>
  Object.assign(new Error(text), { responseCode: code });

const listening = (server: Server) =>
  new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : 0);
    });
  });

export async function startSmtp(): Promise<TestSmtp> {
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onMailFrom(address, _session, done) {
      const verdict = test.judgeSender(address.address);
      done(verdict ? refusal(verdict) : null);
    },
    onRcptTo(address, _session, done) {
      const verdict = test.judge(address.address);
      done(verdict ? refusal(verdict) : null);
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        const verdict = test.judgeMessage();
        if (verdict) return done(refusal(verdict));
        const mail = await PostalMime.parse(Buffer.concat(parts));
        test.received.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail });
        done();
      });
    },
  });
  smtp.on('error', () => undefined);
  const inner = await listening(smtp.server);

  const door = createServer((client) => {
    sockets.add(client);
    client.on('error', () => undefined);
    client.on('close', () => sockets.delete(client));
    if (test.line === 'cut at once') return client.destroy();
    if (test.line === 'silent') return;
    const server = connect(inner, '127.0.0.1');
    sockets.add(server);
    server.on('error', () => undefined);
    server.on('close', () => client.destroy());
    client.on('close', () => server.destroy());
    let heard = '';
    let inData = false;
    let ended = false;
    client.on('data', (chunk: Buffer) => {
      heard = (heard + chunk.toString('latin1')).slice(-200);
      if (inData && test.line === 'cut in mid-data') return client.destroy();
      if (/(^|\r\n)DATA\r\n$/.test(heard)) inData = true;
      if (inData && heard.endsWith('\r\n.\r\n')) ended = true;
      server.write(chunk);
    });
    server.on('data', (chunk: Buffer) => {
      if (ended && test.line === 'cut after data') return client.destroy();
      client.write(chunk);
    });
  });
  const port = await listening(door);

  const test: TestSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    line: 'good',
    judgeSender: () => undefined,
    judge: () => undefined,
    judgeMessage: () => undefined,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((done) => door.close(() => done()));
      await new Promise<void>((done) => smtp.close(() => done()));
    },
  };
  return test;
}
