// Cuts a client's bytes into units of the Postgres protocol that must not be torn apart:
// Parse, Bind and Execute share one nameless statement, and the embedded database has a single session for all clients.

const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
const CANCEL_REQUEST = 80_877_102;
// Simple query, Sync, function call, Flush, end of a copy: after these the client waits for an answer.
const ENDS = new Set(['Q', 'S', 'F', 'H', 'c', 'f'].map((letter) => letter.charCodeAt(0)));
const FLUSH = 'H'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);

export interface Unit {
  messages: Uint8Array[];
  /** False after a Flush: more of the same statement follows, and no other client's messages may come in between. */
  complete: boolean;
}

export type Event = { kind: 'unit'; unit: Unit } | { kind: 'refuse-encryption' } | { kind: 'end' };

export const createUnitReader = () => {
  let rest: Buffer = Buffer.alloc(0);
  let started = false;
  let messages: Uint8Array[] = [];

  const take = (length: number) => {
    const message = new Uint8Array(rest.subarray(0, length));
    rest = rest.subarray(length);
    return message;
  };

  const readStart = (): Event | undefined => {
    if (rest.length < 8) return undefined;
    const length = rest.readInt32BE(0);
    const code = rest.readInt32BE(4);
    if (rest.length < length) return undefined;
    const message = take(length);
    if (code === SSL_REQUEST || code === GSS_REQUEST) return { kind: 'refuse-encryption' };
    if (code === CANCEL_REQUEST) return { kind: 'end' };
    started = true;
    return { kind: 'unit', unit: { messages: [message], complete: true } };
  };

  const readMessages = (): Event | undefined => {
    while (rest.length >= 5) {
      const type = rest[0] ?? 0;
      const length = 1 + rest.readInt32BE(1);
      if (rest.length < length) return undefined;
      if (type === TERMINATE) return { kind: 'end' };
      messages.push(take(length));
      if (ENDS.has(type)) {
        const unit = { messages, complete: type !== FLUSH };
        messages = [];
        return { kind: 'unit', unit };
      }
    }
    return undefined;
  };

  return function* read(chunk: Buffer): Generator<Event> {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      const event = started ? readMessages() : readStart();
      if (!event) return;
      yield event;
      if (event.kind === 'end') return;
    }
  };
};
