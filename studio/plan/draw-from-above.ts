import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { layoutDesign } from '#studio/scene/layout.ts';
import { feetAndInches } from './dimension.ts';
import type { Drawing } from './marks.ts';
import { originOf, toldDesign } from './origin-marks.ts';
import { planView } from './plan-view.ts';
import type { PlotDrawingWords } from './plot-words.ts';

const WIDTH = 620;
const TEXT = 19;

// The plan alone, without section and key: drawn in a moment, so that nobody waits before an empty stage.
export function drawFromAbove(asked: Design, words?: PlotDrawingWords): Drawing {
  const design = toldDesign(asked, words);
  const { marks, key, bottom } = planView(
    layoutDesign(drawnDesign(design)),
    WIDTH,
    TEXT,
    words?.SITE_PLAN ?? null,
    false,
  );
  const origin = originOf(design, words, bottom, WIDTH, TEXT * 0.8);
  return {
    width: WIDTH,
    height: origin.bottom,
    title: 'Plan, to scale',
    description: `Pool ${feetAndInches(design.lengthFt)} long and ${feetAndInches(design.widthFt)} wide`,
    marks: [...marks, ...origin.marks],
    key,
  };
}
