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
  /** Called once while it is under way, when something more urgent waits. */
  onWanted?: (() => void) | undefined;
}

/** Between two parts of the work: ends the turn while something more urgent waits, and goes on with the next one. */
export type GiveWay = () => Promise<void>;

interface QueueLimits {
  atOnce: number;
  atOncePerClient?: number;
  waiting: number;
}

export class QueueFull extends Error {}

type Waiting = Turn & { start: () => void; begun: boolean };

const rankOf = ({ rank = 0 }: Turn) => rank;
const laneOf = (turn: Turn) => `${rankOf(turn)} ${turn.client}`;

// By rank, and what gave way first; within a rank round-robin: each client's first turn, then each client's second, and so on.
const ordered = (
  waiting: Waiting[],
  runningFor: (client: string) => number,
  served: ReadonlyMap<string, number>,
) => {
  const ahead = new Map<string, number>();
  const places = waiting.map((turn, arrived) => {
    const lane = laneOf(turn);
    const place = ahead.get(lane) ?? runningFor(turn.client);
    ahead.set(lane, place + 1);
    return { turn, place, arrived };
  });
  return places
    .sort(
      (a, b) =>
        rankOf(a.turn) - rankOf(b.turn) ||
        Number(b.turn.begun) - Number(a.turn.begun) ||
        a.place - b.place ||
        (served.get(laneOf(a.turn)) ?? 0) - (served.get(laneOf(b.turn)) ?? 0) ||
        a.arrived - b.arrived,
    )
    .map(({ turn }) => turn);
};

export const fairQueue = ({ atOnce, atOncePerClient = atOnce, waiting: mostWaiting }: QueueLimits) => {
  let waiting: Waiting[] = [];
  const running = new Set<Turn>();
  // When each client that is still here was last served, in each rank: a first look does not cost its client the picture's place.
  const served = new Map<string, number>();
  let starts = 0;

  const isWanted = (turn: Turn) => waiting.some((other) => rankOf(other) < rankOf(turn));
  const runningFor = (client: string) => [...running].filter((turn) => turn.client === client).length;
  const shareOf = ({ client, rank }: Turn) =>
    [...waiting, ...running].filter((turn) => turn.client === client && turn.rank === rank).length;

  const inOrder = () => ordered(waiting, runningFor, served);

  const startNext = () => {
    for (const turn of inOrder()) {
      if (running.size >= atOnce) break;
      if (runningFor(turn.client) >= atOncePerClient) continue;
      waiting = waiting.filter((other) => other !== turn);
      running.add(turn);
      starts += 1;
      served.set(laneOf(turn), starts);
      turn.start();
    }
    const here = new Set([...waiting, ...running].map(laneOf));
    for (const lane of served.keys()) if (!here.has(lane)) served.delete(lane);
    inOrder().forEach((turn, index) => {
      turn.onPosition?.(index + 1);
    });
    for (const turn of running) {
      if (!turn.onWanted || !isWanted(turn)) continue;
      const { onWanted } = turn;
      turn.onWanted = undefined;
      onWanted();
    }
  };

  /** Resolves when it is this turn's time, with how to end it. */
  const waitForTurn = (turn: Turn, begun = false) =>
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
      const entry: Waiting = { ...turn, start, begun };
      signal?.addEventListener('abort', leave);
      waiting.push(entry);
      startNext();
    });

  return {
    busy: () => waiting.length + running.size,
    run: async <T>(work: (giveWay: GiveWay) => Promise<T>, turn: Turn): Promise<T> => {
      turn.signal?.throwIfAborted();
      if (waiting.length >= mostWaiting || shareOf(turn) >= (turn.share ?? Number.POSITIVE_INFINITY))
        throw new QueueFull('too much is waiting');
      let end = await waitForTurn(turn);
      const giveWay = async () => {
        if (!isWanted(turn)) return;
        end();
        end = () => undefined;
        end = await waitForTurn(turn, true);
      };
      try {
        return await work(giveWay);
      } finally {
        end();
      }
    },
  };
};
