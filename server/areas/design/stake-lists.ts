import type { Content } from '#content/content.ts';
import { fill } from '#domain/words/fill.ts';
import type { ChalkOut } from '#studio/chalk/chalk-out.ts';
import type { ChalkPoint } from '#studio/chalk/chalk-points.ts';

type Words = Content['stakeSheet']['STAKE_SHEET'];
export type ChalkList = { heading: string; lines: readonly string[] };

type Feet = (feet: number) => string;

/** What stands under the table: check lines, centers of arcs, and what is marked beside the outline. */
export function chalkLists(words: Words, { checks, arcs, marked }: ChalkOut, told: Feet): ChalkList[] {
  const aside = (feet: number, { left, right, on }: Words['arcs'] | Words['marked']) =>
    feet === 0 ? on : fill(feet < 0 ? left : right, { offset: told(Math.abs(feet)) });
  const mark = ({ stationFt, offsetFt }: ChalkPoint) =>
    fill(offsetFt < 0 ? words.checks.left : words.checks.right, { station: told(stationFt) });
  const along = (feet: number) => (feet < 0 ? fill(words.marked.behind, { feet: told(-feet) }) : told(feet));
  const lists: ChalkList[] = [
    {
      heading: words.checks.heading,
      lines: checks.map(({ from, to, lengthFt }) =>
        fill(words.checks.line, { from: mark(from), to: mark(to), length: told(lengthFt) }),
      ),
    },
    {
      heading: words.arcs.heading,
      lines: arcs.map(({ stationFt, offsetFt, radiusFt }, i) =>
        fill(words.arcs.line, {
          number: i + 1,
          station: told(stationFt),
          place: aside(offsetFt, words.arcs),
          radius: told(radiusFt),
        }),
      ),
    },
    {
      heading: words.marked.heading,
      lines: marked.map(({ kind, fromFt, toFt, leftFt, rightFt }) =>
        fill(words.marked.line, {
          name: nameOf(words.things, kind),
          from: along(fromFt),
          to: along(toFt),
          one: aside(leftFt, words.marked),
          two: aside(rightFt, words.marked),
        }),
      ),
    },
  ];
  return lists.filter(({ lines }) => lines.length > 0);
}

const nameOf = (things: Readonly<Record<string, string>>, kind: string) => things[kind] ?? kind;
