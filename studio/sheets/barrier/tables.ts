import type { Table } from '#domain/plan-set/table.ts';
import { LATCH_HEIGHT_IN } from '#domain/safety/assessment.ts';
import { fill } from '#domain/words/fill.ts';
import { feetAndInches } from '#studio/plan/dimension.ts';
import type { PlanSet } from '../plan-set.ts';
import { gateTag } from './barrier-plan.ts';
import { DETAIL } from './rules.ts';

// What the barrier is, and what each gate must do.

export function gatesTable({ barrier, words: { barrier: words } }: PlanSet): Table {
  const { gates } = words;
  // A release at the top of its gate or above is reached over it: it belongs on the pool side.
  const latch = barrier.latchIn >= barrier.heightFt * 12 ? gates.atPoolSide : gates.at;
  return {
    title: gates.title,
    columns: [
      { key: 'tag', title: gates.tag, share: 1.5 },
      { key: 'width', title: gates.width, share: 1.8 },
      { key: 'height', title: gates.height, share: 2 },
      { key: 'swing', title: gates.swing, share: 2 },
      { key: 'closer', title: gates.closer, share: 3 },
      { key: 'latch', title: gates.latch, share: 2.2 },
    ],
    rows: barrier.gates.map(({ id, widthFt }, i) => ({
      id,
      cells: {
        tag: gateTag(i),
        width: feetAndInches(widthFt),
        height: feetAndInches(barrier.heightFt),
        swing: gates.out,
        closer: gates.self,
        latch: fill(latch, { inches: barrier.latchIn }),
      },
    })),
    notes: [
      fill(gates.note, {
        latch: LATCH_HEIGHT_IN,
        below: DETAIL.latchBelowTopIn,
        shield: DETAIL.latchShieldIn,
      }),
    ],
  };
}

export function factsTable({ barrier, words: { barrier: words } }: PlanSet): Table {
  const { facts } = words;
  const { rule, walls } = barrier;
  const asked =
    rule.kind === 'state'
      ? feetAndInches(rule.inches / 12)
      : rule.kind === 'local'
        ? facts.askedLocal
        : facts.askedNone;
  const wallFt = walls
    .flatMap((path) => path.slice(1).map((to, i) => ({ from: path[i] ?? to, to })))
    .reduce((sum, { from, to }) => sum + Math.hypot(to[0] - from[0], to[1] - from[1]), 0);
  const row = (id: string, what: string, figure: string) => ({ id, cells: { what, figure } });
  return {
    title: facts.title,
    columns: [
      { key: 'what', title: facts.what, share: 1.2 },
      { key: 'figure', title: facts.figure, share: 1.3 },
    ],
    rows: [
      row('kind', facts.kind, barrier.designed ? facts.designed : facts.proposed),
      row('height', facts.height, feetAndInches(barrier.heightFt)),
      row('asked', facts.asked, asked),
      row('length', facts.length, feetAndInches(barrier.lengthFt)),
      row(
        'posts',
        facts.posts,
        fill(facts.postsFigure, { count: barrier.posts.length, feet: feetAndInches(DETAIL.postSpacingFt) }),
      ),
      row('wall', facts.wall, wallFt > 0 ? feetAndInches(wallFt) : facts.wallNone),
      row('from-water', facts.fromWater, feetAndInches(barrier.nearest.feet)),
    ],
  };
}
