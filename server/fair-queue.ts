// A queue with limited concurrency that is fair per client: one client cannot fill it for the others.

export interface Turn {
  client: string;
  /** Lower goes first. */
  rank?: number;
  /** How much of this rank one client may have waiting or under way. */
  share?: number;
  /** Aborted, a turn that still waits is given up. */
  signal?: AbortSignal | undefined;
  onPosition?: (position: number) => void;
}

interface QueueLimits {
  atOnce: number;
  atOncePerClient?: number;
  waiting: number;
}

export class QueueFull extends Error {}

type Waiting = Turn & { start: () => void };

export const fairQueue = ({ atOnce, atOncePerClient = atOnce, waiting: mostWaiting }: QueueLimits) => {
  let waiting: Waiting[] = [];
  const running = new Set<Turn>();
  // When each client that is still here was last served.
  const served = new Map<string, number>();
  let starts = 0;

  const runningFor = (client: string) => [...running].filter((turn) => turn.client === client).length;
  const shareOf = ({ client, rank }: Turn) =>
    [...waiting, ...running].filter((turn) => turn.client === client && turn.rank === rank).length;

  // By rank; within a rank round-robin: each client's first turn, then each client's second, and so on.
  const inOrder = () => {
    const ahead = new Map<string, number>();
    const places = waiting.map((turn, arrived) => {
      const who = `${turn.rank ?? 0} ${turn.client}`;
      const place = ahead.get(who) ?? runningFor(turn.client);
      ahead.set(who, place + 1);
      return { turn, place, arrived };
    });
    return places
      .sort(
        (a, b) =>
          (a.turn.rank ?? 0) - (b.turn.rank ?? 0) ||
          a.place - b.place ||
          (served.get(a.turn.client) ?? 0) - (served.get(b.turn.client) ?? 0) ||
          a.arrived - b.arrived,
      )
      .map(({ turn }) => turn);
  };

  const startNext = () => {
    for (const turn of inOrder()) {
      if (running.size >= atOnce) break;
      if (runningFor(turn.client) >= atOncePerClient) continue;
      waiting = waiting.filter((other) => other !== turn);
      running.add(turn);
      starts += 1;
      served.set(turn.client, starts);
      turn.start();
    }
    const here = new Set([...waiting, ...running].map(({ client }) => client));
    for (const client of served.keys()) if (!here.has(client)) served.delete(client);
    inOrder().forEach((turn, index) => {
      turn.onPosition?.(index + 1);
    });
  };

  /** Resolves when it is this turn's time, with how to end it. */
  const waitForTurn = (turn: Turn) =>
    new Promise<() => void>((resolve, reject) => {
      const { signal } = turn;
      const leave = () => {
        waiting = waiting.filter((other) => other !== entry);
        reject(signal?.reason);
        startNext();
      };
      const end = () => {
        running.delete(entry);
        startNext();
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve(end);
      };
      const entry: Waiting = { ...turn, start };
      signal?.addEventListener('abort', leave);
      waiting.push(entry);
      startNext();
    });

  return {
    busy: () => waiting.length + running.size,
    run: async <T>(work: () => Promise<T>, turn: Turn): Promise<T> => {
      turn.signal?.throwIfAborted();
      if (waiting.length >= mostWaiting || shareOf(turn) >= (turn.share ?? Number.POSITIVE_INFINITY))
        throw new QueueFull('too much is waiting');
      const end = await waitForTurn(turn);
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
};
