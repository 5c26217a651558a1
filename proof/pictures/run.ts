import { FEATURES } from '#domain/design/features.ts';
import { someDesigns } from '#studio/scene/testing/some-designs.ts';
import { askedInView, inFirstView, LEAST_IN_FIRST_VIEW, neverSeen, told } from './asked-in-view.ts';

// npm run proof:pictures: 200 designs, the same ones each time; each thing asked for is looked for in the pictures offered.

const DESIGNS = 200;

const asked = askedInView(someDesigns(DESIGNS));
for (const feature of FEATURES) {
  const all = asked.filter((one) => one.feature === feature);
  const first = all.filter(({ from }) => from.includes(0)).length;
  console.log(`${feature.padEnd(18)} asked ${all.length}, in the first picture ${first}`);
}
for (const one of asked.filter(({ from }) => !from.includes(0)))
  console.log(`not in the first picture: ${told(one)}`);
const missing = neverSeen(asked);
for (const one of missing) console.log(`in no picture: ${one}`);
const share = inFirstView(asked);
console.log(
  `${DESIGNS} designs, ${asked.length} things asked for: in the first picture ${(share * 100).toFixed(1)} %, in none ${missing.length}`,
);
if (missing.length > 0 || share < LEAST_IN_FIRST_VIEW) process.exitCode = 1;
