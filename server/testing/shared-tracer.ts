import { createTracer } from '#studio/tracer/tracer.ts';

// One tracer for all sites of a worker: a new one draws all its plants anew, which takes five seconds of a processor.
const tracers = new Map<number | undefined, ReturnType<typeof createTracer>>();

export const sharedTracer: typeof createTracer = (options = {}) => {
  const tracer = tracers.get(options.threads) ?? createTracer(options);
  tracers.set(options.threads, tracer);
  const closed = new AbortController();
  return {
    render: ({ signal, ...job }) =>
      tracer.render({ ...job, signal: AbortSignal.any([closed.signal, ...(signal ? [signal] : [])]) }),
    ready: () => tracer.ready(),
    // Its pictures end with a site, the threads with the worker.
    close: async () => closed.abort(new Error('the tracer is closed')),
  };
};
