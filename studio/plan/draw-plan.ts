import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { layoutDesign } from '#studio/scene/layout.ts';
import { crossSectionBelow } from './cross-section.ts';
import { feetAndInches } from './dimension.ts';
import { keyMarks } from './key-marks.ts';
import type { Drawing, KeyEntry } from './marks.ts';
import { originOf, toldDesign } from './origin-marks.ts';
import { planView } from './plan-view.ts';
import type { PlotDrawingWords } from './plot-words.ts';
import { sectionView } from './section-view.ts';

// Units across the sheet: fewer on a narrow screen, so that figures stay legible there.
const SHEET_WIDTHS = { wide: 800, narrow: 430 } as const;
const TEXT = 19;

// Plan, section and key on one sheet; drawn from the layout that the picture is made of, so the two agree.
export function drawPlan(
  asked: Design,
  sheet: keyof typeof SHEET_WIDTHS = 'wide',
  words?: PlotDrawingWords,
): Drawing {
  const design = toldDesign(asked, words);
  const width = SHEET_WIDTHS[sheet];
  const columns = sheet === 'wide' ? 2 : 1;
  const layout = layoutDesign(drawnDesign(design));
  const plan = planView(layout, width, TEXT, words?.SITE_PLAN ?? null);
  const section = sectionView(layout, plan.bottom + 16, plan.sheet, width, TEXT, words?.SITE_PLAN ?? null);
  const acrossTop = plan.bottom + 16 + section.height + 8;
  const across = words && crossSectionBelow(layout, acrossTop, plan.sheet, width, TEXT, words.SITE_PLAN);
  const keyTop = acrossTop + (across ? across.height + 8 : 0);
  const key = keyMarks(plan.key, keyTop, width, columns, TEXT);
  const origin = originOf(design, words, keyTop + key.height + 12, width, TEXT * 0.8);
  return {
    width,
    height: origin.bottom,
    ...saidOf(design, plan.key),
    marks: [...plan.marks, ...section.marks, ...(across?.marks ?? []), ...key.marks, ...origin.marks],
    key: plan.key,
  };
}

export function saidOf(design: Design, key: readonly KeyEntry[]): Pick<Drawing, 'title' | 'description'> {
  const named = key.map((entry) => entry.label).join(', ');
  return {
    title: 'Plan and section, to scale',
    description: `Pool ${feetAndInches(design.lengthFt)} long and ${feetAndInches(design.widthFt)} wide, ${feetAndInches(design.shallowFt)} to ${feetAndInches(design.deepFt)} deep${named ? `; ${named}` : ''}`,
  };
}
