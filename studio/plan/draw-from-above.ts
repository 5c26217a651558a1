import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { layoutDesign } from '#studio/scene/layout.ts';
import { feetAndInches } from './dimension.ts';
import type { Drawing } from './marks.ts';
import { planView } from './plan-view.ts';

const WIDTH = 620;
const TEXT = 19;

// The plan alone, without section and key: drawn in a moment, so that nobody waits before an empty stage.
export function drawFromAbove(design: Design): Drawing {
  const { marks, key, bottom } = planView(layoutDesign(drawnDesign(design)), WIDTH, TEXT, false);
  return {
    width: WIDTH,
    height: bottom,
    title: 'Plan, to scale',
    description: `Pool ${feetAndInches(design.lengthFt)} long and ${feetAndInches(design.widthFt)} wide`,
    marks,
    key,
  };
}
