/// <reference lib="webworker" />
import { webGl } from '#studio/view/panorama/capability.ts';
import { ElementProxy } from './element-proxy.ts';
import { createPoolViewer, type PoolViewer } from './pool-viewer.ts';
import type { FromViewer, ToViewer } from './viewer-messages.ts';

// The whole view away from the page: compiling and drawing never hold up a press.
const element = new ElementProxy();
let viewer: PoolViewer | null = null;

const post = (message: FromViewer) => self.postMessage(message);

function setUp({ canvas, options }: Extract<ToViewer, { do: 'set up' }>): PoolViewer {
  element.resize(options.size);
  return createPoolViewer({ canvas, element }, options, {
    onStep: (step) => post({ says: 'step', step }),
    onLabels: (labels) => post({ says: 'labels', labels }),
    onDrag: (drag) => post({ says: 'dragged', drag }),
  });
}

async function handle(message: ToViewer): Promise<void> {
  if (message.do === 'set up') viewer = setUp(message);
  else if (message.do === 'show') viewer?.showDesign(message.design);
  else if (message.do === 'go to') viewer?.goTo(message.viewpoint);
  else if (message.do === 'nudge') viewer?.nudge(message.nudge);
  else if (message.do === 'measure') viewer?.showMeasurements(message.measured);
  else if (message.do === 'move') viewer?.setMoveMode(message.mode);
  else if (message.do === 'sun') viewer?.setSun(message.stand);
  else if (message.do === 'seen') viewer?.setSeen(message.seen);
  else if (message.do === 'gesture') element.repeat(message.gesture);
  else if (message.do === 'resize') {
    element.resize(message.size);
    viewer?.resize(message.size);
  } else {
    const picture = (await viewer?.snapshot(message.width)) ?? null;
    post({ says: 'picture', picture, id: message.id });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToViewer>) => {
  handle(data).catch((cause: unknown) => post({ says: 'failed', cause: String(cause) }));
});
post({ says: 'ready', able: webGl() !== 'none' });
