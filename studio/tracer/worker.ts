import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openCore } from './core.ts';
import type { FromWorker, ToWorker, WorkerSetup } from './messages.ts';
import { runPasses } from './passes.ts';
import { Preparation } from './prepare.ts';

const { memory, worker, workers, niceness }: WorkerSetup = workerData;
const core = openCore(memory);
const port = parentPort;
const say = (message: FromWorker, transfer: ArrayBuffer[] = []) => port?.postMessage(message, transfer);

yieldToVisitors();
const preparation = worker === 0 ? new Preparation(core, memory) : null;

port?.on('message', (message: ToWorker) => {
  switch (message.type) {
    case 'prepare':
      if (preparation) say({ type: 'prepared', stats: preparation.prepare(message.job) });
      break;
    case 'band':
      if (preparation) say({ type: 'laid-out', frame: preparation.startBand(message.job, message.band) });
      break;
    case 'draw': {
      const onProgress = (share: number) => say({ type: 'progress', share });
      const crew = { core, control: message.control, worker, workers, onProgress };
      say({ type: 'drawn', rays: runPasses(crew, message.frame, message.kind) });
      break;
    }
    case 'collect':
      if (preparation) {
        const rgb = preparation.keptRows(message.job, message.band);
        if (rgb.buffer instanceof ArrayBuffer) say({ type: 'rows', rgb }, [rgb.buffer]);
        else say({ type: 'rows', rgb });
      }
      break;
  }
});
say({ type: 'ready' });

// On Linux this lowers the calling thread alone: pages stay quick while pictures render.
function yieldToVisitors(): void {
  if (niceness === 0) return;
  try {
    setPriority(0, niceness);
  } catch {
    // Not permitted here: the picture is then only as polite as the process.
  }
}
