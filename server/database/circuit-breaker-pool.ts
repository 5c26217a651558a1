import { Client, Pool, type PoolClient, type PoolConfig } from 'pg';
import type { DATABASE_WAITS } from '#server/limits.ts';
import { isSilence, SilentDatabase } from './failures.ts';

// A pool that notices a database gone silent (circuit breaker). From then on every request is refused at once instead of
// running into the timeout, until a connection made for the purpose gets an answer. Connections from before are not used
// again, because after a failover they lead to a machine that will never respond.

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

export class CircuitBreakerPool extends Pool {
  readonly #config: PoolConfig;
  readonly #waits: typeof DATABASE_WAITS;
  readonly #madeAt = new WeakMap<PoolClient, number>();
  readonly #inLine = new Set<() => void>();
  #silentAt = Number.NEGATIVE_INFINITY;
  #probing: NodeJS.Timeout | undefined;
  #silent = false;

  constructor(config: PoolConfig, waits: typeof DATABASE_WAITS) {
    super({ ...config, connectionTimeoutMillis: waits.connect, query_timeout: waits.query });
    this.#config = config;
    this.#waits = waits;
    this.on('connect', (client) => {
      this.#madeAt.set(client, performance.now());
      // Lost while checked out: its query rejects with the cause; an 'error' without a listener would end the process.
      client.on('error', () => undefined);
    });
    this.on('release', (error: unknown, client) => {
      // Failures of connections made before the silence was noticed say nothing new.
      if (isSilence(error) && this.#isCurrent(client)) this.#noticeSilence();
    });
  }

  get isSilent() {
    return this.#silent;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    const taken = this.#take();
    if (!callback) return taken;
    taken.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  override async end(): Promise<void> {
    clearTimeout(this.#probing);
    await super.end();
  }

  async #take(): Promise<PoolClient> {
    for (;;) {
      if (this.#silent) throw new SilentDatabase();
      const client = await this.#unlessSilent(super.connect());
      if (this.#isCurrent(client)) return client;
      client.release(true);
    }
  }

  #isCurrent(client: PoolClient) {
    return (this.#madeAt.get(client) ?? 0) >= this.#silentAt;
  }

  /** Callers that wait for a connection when the silence is noticed are refused at once. */
  #unlessSilent(connecting: Promise<PoolClient>): Promise<PoolClient> {
    return new Promise((done, fail) => {
      const refuse = () => fail(new SilentDatabase());
      this.#inLine.add(refuse);
      connecting.then(
        (client) => {
          if (this.#inLine.delete(refuse)) done(client);
          else client.release(true);
        },
        (error: unknown) => {
          this.#inLine.delete(refuse);
          if (isSilence(error)) this.#noticeSilence();
          fail(error);
        },
      );
    });
  }

  #noticeSilence() {
    this.#silentAt = performance.now();
    if (this.#silent) return;
    this.#silent = true;
    for (const refuse of this.#inLine) refuse();
    this.#inLine.clear();
    this.emit('error', new SilentDatabase());
    void this.#probe();
  }

  async #probe() {
    if (this.ending) return;
    if (await this.#answers()) this.#silent = false;
    else this.#probing = setTimeout(() => void this.#probe(), this.#waits.betweenProbes).unref();
  }

  async #answers(): Promise<boolean> {
    const client = new Client({
      ...this.#config,
      connectionTimeoutMillis: this.#waits.probe,
      query_timeout: this.#waits.probe,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}
