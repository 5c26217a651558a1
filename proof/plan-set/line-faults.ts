import { boundsOf, crosses, type Point, shareWithin } from '#domain/geometry/plane.ts';
import { feetAndInches } from '#studio/plan/dimension.ts';
import type { Entity } from '#studio/sheets/engine/entity.ts';
import { entityMarks, viewMarks } from '#studio/sheets/engine/entity-marks.ts';
import type { Scale } from '#studio/sheets/engine/scale.ts';
import { type TextMark, textBox } from '#studio/sheets/engine/text-room.ts';
import { POINTS_PER_INCH } from '#studio/sheets/engine/view.ts';

// What is wrong with the leaders and dimensions of a view: leaders across one another or across a text, a dimension's number struck
// by a line of any dimension.

/** Points: what only touches is no fault. */
const HAIR = 0.6;

type Line = readonly [Point, Point];
type Of<K extends Entity['kind']> = Extract<Entity, { kind: K }>;

export function lineFaults(entities: readonly Entity[], { feetPerInch }: Scale): string[] {
  const perFoot = POINTS_PER_INCH / feetPerInch;
  const paper = {
    place: ([x, z]: Point): Point => [x * perFoot, z * perFoot],
    perFoot,
    turnDeg: 0,
  };
  const leaders = entities
    .filter((one): one is Of<'leader'> => one.kind === 'leader')
    .map((leader) => ({ text: leader.text, lines: segments(leader.points.map(paper.place)) }));
  const all = viewMarks(entities, paper);
  const texts = all.filter((mark): mark is TextMark => mark.kind === 'text');
  const dimensions = entities.filter((one): one is Of<'dimension'> => one.kind === 'dimension');
  const measured = new Set(dimensions.map((one) => one.text ?? lengthText(one)));
  const struck = dimensions.flatMap((one) => lineMarks(one, paper));
  return [
    ...leaders.flatMap(({ text, lines }, i) =>
      leaders
        .slice(i + 1)
        .filter((other) => lines.some((line) => other.lines.some((one) => meet(line, one))))
        .map((other) => `leaders cross: ${text} | ${other.text}`),
    ),
    ...leaders.flatMap(({ text, lines }) =>
      texts
        .filter((mark) => mark.text !== text && lines.some((line) => strikes(line, mark)))
        .map((mark) => `a leader of ${text} crosses: ${mark.text}`),
    ),
    ...texts
      .filter((mark) => measured.has(mark.text) && struck.some((line) => strikes(line, mark)))
      .map((mark) => `a dimension line crosses: ${mark.text}`),
  ];
}

const lengthText = ({ from, to }: Of<'dimension'>) =>
  feetAndInches(Math.hypot(to[0] - from[0], to[1] - from[1]));

const segments = (points: readonly Point[]): Line[] => points.slice(1).map((to, i) => [points[i] ?? to, to]);

const meet = ([a, b]: Line, [c, d]: Line) => crosses(a, b, c, d);

/** Only upright and level letters are measured as they stand. */
const strikes = ([a, b]: Line, mark: TextMark): boolean =>
  [0, 90].includes(Math.abs(mark.turn ?? 0)) && shareWithin(a, b, boundsOf(textBox(mark, -HAIR))) !== null;

/** Its line and its extension lines; not its ticks. */
const lineMarks = (one: Of<'dimension'>, paper: Parameters<typeof entityMarks>[1]): Line[] =>
  entityMarks(one, paper).flatMap((mark) =>
    mark.kind === 'shape' && !mark.closed && mark.width !== 1 ? segments(mark.points) : [],
  );
