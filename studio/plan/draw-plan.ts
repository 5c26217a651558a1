import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { layoutDesign } from '#studio/scene/layout.ts';
import { feetAndInches } from './dimension.ts';
import { type Drawing, label, type Mark, numberDisc } from './marks.ts';
import { planView } from './plan-view.ts';
import { sectionView } from './section-view.ts';

// Units across the sheet: fewer on a narrow screen, so that figures stay legible there.
const SHEET_WIDTHS = { wide: 800, narrow: 500 } as const;
const TEXT = 19;

// Plan, section and key on one sheet; drawn from the layout that the picture is made of, so the two agree.
export function drawPlan(design: Design, sheet: keyof typeof SHEET_WIDTHS = 'wide'): Drawing {
  const width = SHEET_WIDTHS[sheet];
  const columns = sheet === 'wide' ? 2 : 1;
  const layout = layoutDesign(drawnDesign(design));
  const plan = planView(layout, width, TEXT);
  const section = sectionView(layout, plan.bottom + 16, plan.scale, plan.toX, width, TEXT);
  const keyTop = plan.bottom + 16 + section.height + 8;
  const rows = Math.ceil(plan.key.length / columns);
  const key = plan.key.flatMap(({ number, label: name }, index): Mark[] => {
    const x = 16 + Math.floor(index / rows) * (width / columns);
    const y = keyTop + (index % rows) * TEXT * 1.6 + TEXT;
    const disc = numberDisc(x + 12, y - TEXT * 0.32, number, TEXT, y - TEXT * 0.02);
    return [...disc, label([x + 36, y], name, TEXT, 'start')];
  });
  const named = plan.key.map((entry) => entry.label).join(', ');
  return {
    width,
    height: keyTop + rows * TEXT * 1.6 + 12,
    title: 'Plan and section, to scale',
    description: `Pool ${feetAndInches(design.lengthFt)} long and ${feetAndInches(design.widthFt)} wide, ${feetAndInches(design.shallowFt)} to ${feetAndInches(design.deepFt)} deep${named ? `; ${named}` : ''}`,
    marks: [...plan.marks, ...section.marks, ...key],
    key: plan.key,
  };
}
