// A service that fails again and again is left alone for a while, longer each time; then one request tries it.

export type Breaker = {
  /** Null while it is left alone: whoever asks does without it at once. */
  begin(): Attempt | null;
  isResting(): boolean;
};
type Attempt = { succeeded(): void; failed(): void };

type Rests = { failures: number; firstMs: number; longestMs: number };
type Told = { opened(restMs: number): void; closed(): void };

export function circuitBreaker(rests: Rests, now: () => number, told: Told): Breaker {
  let [inARow, restMs, restsUntil] = [0, 0, 0];
  let state: 'closed' | 'open' | 'trial' = 'closed';

  function open() {
    state = 'open';
    restMs = Math.min(restMs === 0 ? rests.firstMs : restMs * 2, rests.longestMs);
    restsUntil = now() + restMs;
    told.opened(restMs);
  }

  // Requests that were under way when it opened say nothing new, whichever way they end.
  const ordinary: Attempt = {
    succeeded: () => {
      if (state === 'closed') inARow = 0;
    },
    failed: () => {
      if (state !== 'closed') return;
      inARow += 1;
      if (inARow >= rests.failures) open();
    },
  };
  const trial: Attempt = {
    succeeded: () => {
      [state, inARow, restMs] = ['closed', 0, 0];
      told.closed();
    },
    failed: open,
  };

  return {
    begin() {
      if (state === 'closed') return ordinary;
      if (state === 'trial' || now() < restsUntil) return null;
      state = 'trial';
      return trial;
    },
    isResting: () => state !== 'closed',
  };
}
