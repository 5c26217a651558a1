import { boundsOf, type Point } from '#domain/geometry/plane.ts';
import { label, line, type Mark, PAPER } from '#studio/plan/marks.ts';
import { Sheet } from '#studio/plan/sheet.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import type { ChalkDrawing } from './chalk-drawing.ts';
import type { ChalkOut } from './chalk-out.ts';

/** The lot in small: where the pegs stand, and the two corners they are measured from. */
export function placeDrawing(
  layout: Layout,
  { baseline, pegs, marked }: ChalkOut,
  room: { width: number; height: number },
): ChalkDrawing {
  const { plot } = layout;
  if (!plot || !baseline || room.height < 40) return { marks: [], width: room.width, height: 0 };
  const { x0, x1, z0, z1 } = boundsOf(plot.lot);
  const around = (x1 - x0) * 0.04;
  const shown = { x0: x0 - around, x1: x1 + around, z0: z0 - around, z1: z1 + around };
  const [wide, high] = [shown.x1 - shown.x0, shown.z1 - shown.z0];
  const width = Math.min(room.width, (room.height * wide) / high);
  const sheet = new Sheet(shown, width);
  const named = (at: Point, name: string, colour: string): Mark[] => {
    const [x, y] = sheet.point(at);
    return [
      { kind: 'disc', x, y, radius: 5, fill: colour, stroke: PAPER.white, width: 0.5 },
      label([x, y + 2.6], name, 7, 'middle', { strong: true, colour: PAPER.white }),
    ];
  };
  const [a, b] = pegs;
  const [first, last] = baseline.ends;
  return {
    width,
    height: (width * high) / wide,
    marks: [
      sheet.shape(plot.lot, { fill: PAPER.lawn, stroke: PAPER.ink, width: 0.8 }),
      ...plot.buildings.map(({ outline }) =>
        sheet.shape(outline, { fill: PAPER.house, stroke: PAPER.quiet, width: 0.5 }),
      ),
      sheet.shape(layout.pool.outline, { fill: PAPER.water, stroke: PAPER.ink, width: 0.6 }),
      ...layout.items
        .filter((item) => marked.some(({ kind }) => kind === item.kind))
        .map(({ outline }) => sheet.shape(outline, { fill: PAPER.waterDeep, stroke: PAPER.ink, width: 0.5 })),
      line(sheet.point(first), sheet.point(last), 1.6, PAPER.ink),
      ...[first, last].flatMap((end) =>
        [a, b].map((peg) => line(sheet.point(end), sheet.point(peg), 0.4, PAPER.clay, 2)),
      ),
      ...named(first, '1', PAPER.ink),
      ...named(last, '2', PAPER.ink),
      ...named(a, 'A', PAPER.clay),
      ...named(b, 'B', PAPER.clay),
    ],
  };
}
