import sharp from 'sharp';
import { SAMPLE_DESIGN } from '../content/sample-design.ts';
import { planView } from '../studio/plan/plan-view.ts';
import { drawingToSvg } from '../studio/plan/svg.ts';
import { layoutDesign } from '../studio/scene/layout.ts';
import { createTracer } from '../studio/tracer/tracer.ts';
import { publish } from './publish.ts';

// `npm run pictures:sample`: after a material, a light or the plan changed, what the design tool shows before there are words:
// the picture and the plan of the sample design, made as every visitor's are.

// As large as the finer picture that follows the first one.
const [WIDTH, HEIGHT] = [1600, 900];
const PLAN_WIDTH = 480;

const tracer = createTracer({ threads: 2, niceness: 0 });
const { rgb, width, height } = await tracer.render({
  design: SAMPLE_DESIGN,
  kind: 'still',
  width: WIDTH,
  height: HEIGHT,
  seed: 1,
});
await tracer.close();
const source = await sharp(rgb, { raw: { width, height, channels: 3 } }).png().toBuffer();
await publish({ name: 'sample-design', title: 'Sample design', source });

const layout = layoutDesign(SAMPLE_DESIGN);
const { marks, sheet } = planView(layout, PLAN_WIDTH, 19, null, false);
const { z0, z1 } = sheet.shown;
const svg = drawingToSvg({
  width: PLAN_WIDTH,
  height: (z1 - z0) * sheet.scale,
  title: 'Plan',
  description: 'Plan',
  key: [],
  marks,
});
await publish({
  name: 'sample-plan',
  title: 'Plan of the sample design',
  source: await sharp(Buffer.from(svg), { density: 144 }).resize({ width: PLAN_WIDTH }).png().toBuffer(),
  marked: false,
});
