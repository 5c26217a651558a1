/// <reference lib="webworker" />
import { webGl } from '#studio/view/panorama/capability.ts';
import { type Easel, setUpEasel } from './easel.ts';
import type { FromEasel, ToEasel } from './easel-messages.ts';
import { StandInElement } from './stand-in-element.ts';

// The whole view away from the page: compiling and drawing never hold up a press.
const element = new StandInElement();
let easel: Easel | null = null;

const say = (message: FromEasel) => self.postMessage(message);

function setUp({ canvas, options }: Extract<ToEasel, { do: 'set up' }>): Easel {
  element.resize(options.size);
  return setUpEasel({ canvas, element }, options, {
    onStep: (step) => say({ says: 'step', step }),
    onLabels: (labels) => say({ says: 'labels', labels }),
  });
}

async function obey(order: ToEasel): Promise<void> {
  if (order.do === 'set up') easel = setUp(order);
  else if (order.do === 'ask') easel?.ask(order.design);
  else if (order.do === 'go to') easel?.goTo(order.viewpoint);
  else if (order.do === 'nudge') easel?.nudge(order.nudge);
  else if (order.do === 'measure') easel?.showMeasurements(order.measured);
  else if (order.do === 'seen') easel?.setSeen(order.seen);
  else if (order.do === 'gesture') element.repeat(order.gesture);
  else if (order.do === 'resize') {
    element.resize(order.size);
    easel?.resize(order.size);
  } else {
    const picture = (await easel?.snapshot(order.width)) ?? null;
    say({ says: 'picture', picture, id: order.id });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToEasel>) => {
  obey(data).catch((cause: unknown) => say({ says: 'failed', cause: String(cause) }));
});
say({ says: 'ready', able: webGl() !== 'none' });
