import sharp from 'sharp';
import { SAMPLE_DESIGN } from '../content/sample-design.ts';
import { planView } from '../studio/plan/plan-view.ts';
import { drawingToSvg } from '../studio/plan/svg.ts';
import { layoutDesign } from '../studio/scene/layout.ts';
import { publish } from './publish.ts';
import { drawn } from './traced.ts';

// `npm run pictures:sample`: after a material, a light or the plan changed, what the design tool shows before there are words:
// the picture and the plan of the sample design, made as every visitor's are.

const PLAN_WIDTH = 480;

await publish({ name: 'sample-design', title: 'Sample design', source: await drawn(SAMPLE_DESIGN, 1600, 900) });

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
