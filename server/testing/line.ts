import { connect, createServer, type Socket } from 'node:net';

// A line to a real peer that can go silent, be cut, or lose the answer to a COMMIT on the way back.

type LineState = 'good' | 'cut' | 'silent' | 'loses commit answers' | 'cuts in transactions';

export interface Line {
  port: number;
  /** From now on, for connections already made as well. */
  state: LineState;
  /** Where new connections lead, as after a failover; those already made fall silent for good. */
  failOver(port: number): void;
  /** Only transactions that say this are lost or cut: a site has other work of its own meanwhile. */
  only: RegExp;
  /** How many answers were lost or transactions cut. */
  hits: number;
  onHit: () => void;
  close(): Promise<void>;
}

const BEGIN = /begin\0/i;
const COMMIT = /commit\0/i;
const WORK = /insert into|update |select /i;

export const startLine = async (target: number, host = '127.0.0.1'): Promise<Line> => {
  const sockets = new Set<Socket>();
  let goal = target;
  let generation = 0;

  const hold = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };

  const server = createServer((client) => {
    hold(client);
    if (line.state === 'cut') return client.destroy();
    const born = generation;
    const peer = connect(goal, host);
    hold(peer);
    const isSilent = () => line.state === 'silent' || born !== generation;
    let losing = false;
    let inTransaction = false;
    let isMeant = false;
    const held: { to: Socket; chunk: Buffer }[] = [];
    const pass = (to: Socket, chunk: Buffer) => {
      if (isSilent()) held.push({ to, chunk });
      else to.write(chunk);
    };
    client.on('data', (chunk: Buffer) => {
      if (line.state === 'cut') return client.destroy();
      const words = chunk.toString('latin1');
      if (BEGIN.test(words)) {
        inTransaction = true;
        isMeant = false;
      }
      isMeant ||= line.only.test(words);
      if (line.state === 'loses commit answers' && isMeant && COMMIT.test(words)) losing = true;
      if (line.state === 'cuts in transactions' && inTransaction && isMeant && WORK.test(words)) {
        line.hits += 1;
        line.onHit();
        client.destroy();
        return;
      }
      pass(peer, chunk);
    });
    peer.on('data', (chunk: Buffer) => {
      // The peer has carried it out; its response is lost.
      if (losing) {
        line.hits += 1;
        line.onHit();
        client.destroy();
        return;
      }
      pass(client, chunk);
    });
    client.on('close', () => {
      if (!isSilent()) peer.destroy();
    });
    peer.on('close', () => {
      if (!isSilent()) client.destroy();
    });
    const thaw = setInterval(() => {
      if (isSilent() || held.length === 0) return;
      for (const { to, chunk } of held.splice(0)) to.write(chunk);
    }, 20);
    client.on('close', () => clearInterval(thaw));
  });
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : 0);
    });
  });

  const line: Line = {
    port,
    state: 'good',
    only: /./,
    hits: 0,
    onHit: () => undefined,
    failOver: (next) => {
      goal = next;
      generation += 1;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
  return line;
};
