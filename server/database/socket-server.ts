import { createServer, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { createErrorReader } from './engine-errors.ts';
import { createUnitReader, type Unit } from './protocol-units.ts';

// Many connections take turns at the one session of the embedded database, a whole unit of the protocol at a time,
// and a transaction keeps its turn until it ends.

type Engine = Pick<PGlite, 'runExclusive' | 'execProtocolRawStream' | 'isInTransaction' | 'exec'>;
interface Turn {
  socket: Socket;
  unit: Unit;
}

// I/O error and read-only disk. A full disk is not among them: it recovers once space is freed.
const DISK_FAILED = new Set(['58030', '42501']);

// One message in the write-ahead log, flushed to disk. It touches no table.
const WRITE_TO_LOG = "select pg_logical_emit_message(true, 'disk', '')";

/** `onBroken` is told when the engine has crashed or its disk is gone, and no query can be answered any more. */
export const startSocketServer = async (db: Engine, path: string, onBroken: (reason: string) => void) => {
  const sockets = new Set<Socket>();
  let waiting: Turn[] = [];
  let holder: Socket | undefined;
  let working = false;
  let diskFailure: string | undefined;

  const execute = async ({ socket, unit }: Turn) => {
    const errorsIn = createErrorReader();
    try {
      await db.runExclusive(async () => {
        for (const message of unit.messages)
          await db.execProtocolRawStream(message, {
            onRawData: (data) => {
              const answer = Buffer.from(data);
              if (socket.writable) socket.write(answer);
              for (const { code, message: words } of errorsIn(answer))
                if (DISK_FAILED.has(code)) diskFailure = words;
            },
          });
      });
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) onBroken(error.message);
      // The engine threw: this client has to reconnect, the others go on.
      socket.destroy();
    }
    holder = db.isInTransaction() || !unit.complete ? socket : undefined;
    // Disconnected in mid-transaction: roll back.
    if (holder?.destroyed) await releaseSession(holder);
  };

  const releaseSession = async (socket: Socket) => {
    if (holder !== socket) return;
    if (db.isInTransaction()) await db.exec('rollback').catch(() => undefined);
    holder = undefined;
  };

  // A statement that fails before it writes leaves the engine standing, and with its disk gone every statement may. One
  // file that cannot be read is no reason to end; a log that cannot be written is.
  const tryDisk = async () => {
    const words = diskFailure;
    if (words === undefined || holder) return;
    diskFailure = undefined;
    await db.exec(WRITE_TO_LOG).catch(() => onBroken(words));
  };

  const next = (): Turn | undefined => {
    const at = holder ? waiting.findIndex(({ socket }) => socket === holder) : 0;
    return at === -1 ? undefined : waiting.splice(at, 1)[0];
  };

  const work = async () => {
    if (working) return;
    working = true;
    for (let turn = next(); turn; turn = next()) {
      await execute(turn);
      await tryDisk();
    }
    working = false;
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    const read = createUnitReader();
    socket.on('data', (chunk) => {
      for (const event of read(chunk)) {
        if (event.kind === 'refuse-encryption') socket.write('N');
        else if (event.kind === 'end') socket.end();
        else waiting.push({ socket, unit: event.unit });
      }
      void work();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      waiting = waiting.filter((turn) => turn.socket !== socket);
      // While a turn is under way its end looks after this.
      if (!working) void releaseSession(socket).then(work);
    });
  });
  await new Promise<void>((done, fail) => {
    // The first is the answer to listening; a later one is a single connection that could not be taken.
    server.on('error', fail);
    server.listen(path, done);
  });

  return {
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
};
