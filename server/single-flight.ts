type Work<Result> = { result: Promise<Result>; waiting: number; stop: AbortController };

// One piece of work per key, shared by all who wait for it and given up when the last of them is gone.
export function singleFlight<Result>() {
  const underWay = new Map<string, Work<Result>>();

  function begin(key: string, start: (signal: AbortSignal) => Promise<Result>): Work<Result> {
    const stop = new AbortController();
    const result = start(stop.signal).finally(() => forget(key, work));
    const work: Work<Result> = { result, waiting: 0, stop };
    // Aborted, it rejects without a waiting caller: that must not become an unhandled rejection.
    result.catch(() => undefined);
    underWay.set(key, work);
    return work;
  }

  function forget(key: string, work: Work<Result>) {
    if (underWay.get(key) === work) underWay.delete(key);
  }

  /** Starts the work, or joins the run that is under way for this key. */
  return (
    key: string,
    gone: AbortSignal,
    start: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> => {
    if (gone.aborted) return Promise.reject(gone.reason);
    const work = underWay.get(key) ?? begin(key, start);
    work.waiting += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        work.waiting -= 1;
        if (work.waiting === 0) {
          // The next caller starts a new run instead of joining the aborted one.
          forget(key, work);
          work.stop.abort(gone.reason);
        }
        reject(gone.reason);
      };
      gone.addEventListener('abort', leave, { once: true });
      work.result.then(resolve, reject).finally(() => gone.removeEventListener('abort', leave));
    });
  };
}
