import type { Table } from '#domain/plan-set/table.ts';
import { sayOrigin } from '#domain/plot/disclaimer.ts';
import { BANK_FT } from '#domain/plot/earthwork.ts';
import { isSloped } from '#domain/plot/surface.ts';
import { fill } from '#domain/words/fill.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { groundAt } from '#studio/scene/plot-layout.ts';
import { basinOf } from '#studio/scene/pool-heights.ts';
import { GROUND_Y } from '#studio/scene/scene-builder.ts';
import { inEighths } from '../layout/eighths.ts';
import type { PlanSet } from '../plan-set.ts';

/** How far the ground beyond a catch basin stands above its rim: more than a bank takes, and it has to be held. */
function groundOverBasin({ pool, plot, design }: Layout): number | null {
  if (!pool.infinityEdge) return null;
  const { middle, out } = pool.infinityEdge;
  const { outerFt, rimY } = basinOf(design);
  const ground = plot
    ? groundAt(plot, [middle[0] + out[0] * outerFt, middle[1] + out[1] * outerFt])
    : GROUND_Y;
  return ground - rimY > BANK_FT ? ground - rimY : null;
}

/** What holds for all sections. */
export function sectionNotes({ layout, words: { sections: words } }: PlanSet): Table {
  const { plot } = layout;
  const over = groundOverBasin(layout);
  const lines = [
    ...words.notes,
    ...(plot && isSloped(plot.site.plot) ? [words.slopedNote] : []),
    ...(over === null ? [] : [fill(words.basinBelowGround, { height: inEighths(over) })]),
    ...(plot ? [sayOrigin(words.origin, plot.site.plot)] : []),
  ];
  return {
    title: words.notesTitle,
    columns: [
      { key: 'number', title: '', share: 0.7 },
      { key: 'text', title: '', share: 10 },
    ],
    rows: lines.map((text, i) => ({ id: String(i + 1), cells: { number: `${i + 1}.`, text } })),
  };
}
