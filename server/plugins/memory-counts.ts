import type { FastifyRateLimitStore } from '@fastify/rate-limit';

// Counts of requests in the memory of the one process there is. Windows are measured by a monotonic clock.

type Answered = Parameters<FastifyRateLimitStore['incr']>[1];

// Windows kept per route; the oldest is evicted first.
const REMEMBERED = 5000;

export class MemoryCounts implements FastifyRateLimitStore {
  readonly #windows = new Map<string, { current: number; endsAt: number }>();

  incr(key: string, answered: Answered, timeWindow: number) {
    const now = performance.now();
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : { current: 0, endsAt: now + timeWindow };
    window.current += 1;
    if (!known && this.#windows.size >= REMEMBERED) {
      const [first] = this.#windows.keys();
      if (first !== undefined) this.#windows.delete(first);
    }
    this.#windows.set(key, window);
    answered(null, { current: window.current, ttl: Math.ceil(window.endsAt - now) });
  }

  child() {
    return new MemoryCounts();
  }
}
