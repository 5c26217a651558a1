import type { ShadeAnswer, ShadeRequest } from './shade-worker.ts';

/** A worker that works out days of sun; of several questions only the last is answered. */
export function openShade(onAnswer: (answer: ShadeAnswer) => void) {
  const worker = new Worker(new URL('./shade-worker.ts', import.meta.url), { type: 'module' });
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<ShadeAnswer>) => {
    if (data.id === asked) onAnswer(data);
  });
  return {
    ask(question: Omit<ShadeRequest, 'id'>): void {
      asked += 1;
      worker.postMessage({ ...question, id: asked } satisfies ShadeRequest);
    },
    close: () => worker.terminate(),
  };
}
