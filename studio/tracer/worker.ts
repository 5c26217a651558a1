import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openCore } from './core.ts';
import { Crew } from './crew.ts';
import type { FromWorker, ToWorker, WorkerSetup } from './messages.ts';
import { runPasses } from './passes.ts';
import { Preparation } from './prepare.ts';

const { memory, worker, workers, niceness }: WorkerSetup = workerData;
const core = openCore(memory);
const port = parentPort;
const post = (message: FromWorker, transfer: ArrayBuffer[] = []) => port?.postMessage(message, transfer);

lowerPriority();
const preparation = worker === 0 ? new Preparation(core, memory) : null;

port?.on('message', (message: ToWorker) => {
  switch (message.type) {
    case 'grow':
      preparation?.drawPlants();
      post({ type: 'grown' });
      break;
    case 'prepare':
      if (preparation) post({ type: 'prepared', stats: prepare(preparation, message) });
      break;
    case 'help':
      new Crew(core, worker, message.crew).help();
      post({ type: 'helped' });
      break;
    case 'band':
      if (preparation) post({ type: 'laid-out', frame: preparation.startBand(message.job, message.band) });
      break;
    case 'draw': {
      const onProgress = (share: number) => post({ type: 'progress', share });
      const context = { core, control: message.control, worker, workers, onProgress };
      post({ type: 'drawn', rays: runPasses(context, message.frame, message.kind) });
      break;
    }
    case 'collect':
      if (preparation) {
        const rgb = preparation.keptRows(message.job, message.band);
        if (rgb.buffer instanceof ArrayBuffer) post({ type: 'rows', rgb }, [rgb.buffer]);
        else post({ type: 'rows', rgb });
      }
      break;
  }
});
post({ type: 'ready' });

function prepare(preparation: Preparation, { job, crew }: Extract<ToWorker, { type: 'prepare' }>) {
  const led = new Crew(core, worker, crew);
  try {
    return preparation.prepare(job, led);
  } finally {
    led.end();
  }
}

// On Linux this lowers the calling thread alone: pages stay quick while pictures render.
function lowerPriority(): void {
  if (niceness === 0) return;
  try {
    setPriority(0, niceness);
  } catch {
    // Not permitted here: the picture is then only as polite as the process.
  }
}
