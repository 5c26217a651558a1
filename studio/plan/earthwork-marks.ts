import { earthworkOf } from '#domain/design/site-work.ts';
import type { Point, Polygon } from '#domain/geometry/plane.ts';
import type { Wall } from '#domain/plot/earthwork.ts';
import { toLayout } from '#domain/plot/site.ts';
import type { Steps } from '#domain/plot/steps.ts';
import { counted, fill } from '#domain/words/fill.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { clipPath } from './clip-path.ts';
import { feetAndInches } from './dimension.ts';
import { line, type Mark } from './marks.ts';
import { PLOT_INK } from './plot-marks.ts';
import type { SitePlanWords } from './plot-words.ts';
import type { Sheet } from './sheet.ts';

// Walls and steps that the slope asks for, from above.

const TREAD_FT = 1;
const STEPS_WIDE_FT = 4;

type Here = (point: Point) => Point;
const asIs: Here = (point) => point;

/** In the layout's own coordinates. */
export function earthworkMarks(layout: Layout, sheet: Sheet): Mark[] {
  const here = layoutPoints(layout);
  return here ? builtMarks(layout, sheet, here) : [];
}

/** In the plot's. */
export const earthworkOnPlot = (layout: Layout, sheet: Sheet): Mark[] => builtMarks(layout, sheet, asIs);

function layoutPoints({ plot }: Layout): Here | null {
  return plot ? (point) => toLayout(plot.site.place, point) : null;
}

function builtMarks({ design }: Layout, sheet: Sheet, here: Here): Mark[] {
  const work = earthworkOf(design);
  if (!work) return [];
  return [
    ...work.walls.flatMap(({ path }) =>
      clipPath(path.map(here), sheet.shown).map(
        (piece): Mark => ({ kind: 'shape', points: piece.map(sheet.point), closed: false, ...PLOT_INK.wall }),
      ),
    ),
    ...(work.steps ? treads(work.steps, sheet, here) : []),
  ];
}

// They lead away from the deck, towards the house.
function treads({ at, from, count }: Steps, sheet: Sheet, here: Here): Mark[] {
  const [start, end] = [here(at), here(from)];
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  if (length < 0.1) return [];
  const [ux, uy] = [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
  const half = STEPS_WIDE_FT / 2;
  return Array.from({ length: count + 1 }, (_, i) => {
    const away = Math.min(i * TREAD_FT, length);
    const [x, y] = [start[0] + ux * away, start[1] + uy * away];
    return line(
      sheet.point([x - uy * half, y + ux * half]),
      sheet.point([x + uy * half, y - ux * half]),
      1.4,
    );
  });
}

const middleOf = ({ path }: Wall): Polygon => {
  const at = path[Math.floor(path.length / 2)];
  return at ? [at] : [];
};

/** For the key beside the plan. */
export function earthworkEntries(
  layout: Layout,
  words: SitePlanWords,
): { label: string; items: Polygon[] }[] {
  const here = layoutPoints(layout);
  const work = earthworkOf(layout.design);
  if (!here || !work) return [];
  const { steps } = work;
  return [
    ...work.walls.map((wall) => ({
      label: fill(words.wallKey, { height: feetAndInches(wall.heightFt) }),
      items: [middleOf(wall).map(here)],
    })),
    ...(steps
      ? [
          {
            label: counted(words.stepsKey, steps.count, { riser: steps.riserIn.toFixed(1) }),
            items: [[here(steps.at)]],
          },
        ]
      : []),
  ];
}
