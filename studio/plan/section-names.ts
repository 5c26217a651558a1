import { fill } from '#domain/words/fill.ts';
import type { FootprintKind } from '#studio/scene/layout-types.ts';
import { basinOf, SPA, WATER_Y } from '#studio/scene/pool-heights.ts';
import { crossingsAlong, depthIn } from '#studio/section/cuts.ts';
import type { Callout } from './callouts.ts';
import type { CutPool, ToSheet } from './cut-pool.ts';
import { feetAndInches } from './dimension.ts';

// What a section names: levels over it, what lies in the water under it.

export const SECTION_WORDS = {
  along: 'Section along the pool',
  edge: 'Section across the infinity edge',
  spa: 'Section through the spa',
  shallow: 'Section across the shallow end',
  coping: 'Coping',
  water: 'Water line, {height} below coping',
  weir: 'Infinity edge',
  basin: 'Catch basin',
  spaWater: 'Spa, water {height} above deck',
} as const;

const IN_WATER: readonly (readonly [FootprintKind, string])[] = [
  ['steps', 'Steps'],
  ['Sunshelf', 'Sunshelf {depth}'],
  ['Beach Entry', 'Beach entry'],
  ['bench', 'Bench {depth}'],
];

export function namesOver({ layout, spans, spa, weir }: CutPool, at: ToSheet): Callout[] {
  const widest = spans.toSorted((a, b) => b.span.to - b.span.from - (a.span.to - a.span.from))[0]?.span;
  const walls = spans.flatMap(({ span, ends }) => [
    ...(ends[0] === 'wall' ? [span.from - layout.copingFt / 2] : []),
    ...(ends[1] === 'wall' ? [span.to + layout.copingFt / 2] : []),
  ]);
  const { weirY } = basinOf(layout.design);
  const freeboard = feetAndInches(-WATER_Y);
  const inSpa = spa && (spa.innerFt[0] + spa.innerFt[1]) / 2;
  return [
    ...walls.slice(0, 1).map((feet) => ({ at: at(feet, 0), text: SECTION_WORDS.coping })),
    ...(widest
      ? [
          {
            at: at((widest.from + widest.to) / 2, WATER_Y),
            text: fill(SECTION_WORDS.water, { height: freeboard }),
          },
        ]
      : []),
    ...(weir === null ? [] : [{ at: at(weir.at + weir.weirFt / 2, weirY), text: SECTION_WORDS.weir }]),
    ...(inSpa === null
      ? []
      : [
          {
            at: at(inSpa, SPA.waterY),
            text: fill(SECTION_WORDS.spaWater, { height: feetAndInches(SPA.waterY) }),
          },
        ]),
  ];
}

export function namesUnder({ layout, cut, spans, weir }: CutPool, at: ToSheet): Callout[] {
  const named = IN_WATER.flatMap(([kind, words]) =>
    layout.items
      .filter((item) => item.kind === kind)
      .flatMap(({ outline }): Callout[] => {
        const ends = crossingsAlong(outline, cut.at);
        const [first, last] = [ends[0], ends.at(-1)];
        if (first === undefined || last === undefined) return [];
        const middle = (first + last) / 2;
        const span = spans.find(({ span: one }) => one.from < middle && middle < one.to)?.span;
        if (!span) return [];
        const depthFt = depthIn(span, middle);
        return [{ at: at(middle, WATER_Y - depthFt), text: fill(words, { depth: feetAndInches(depthFt) }) }];
      }),
  );
  if (!weir) return named;
  const middle = weir.at + (weir.weirFt + weir.innerFt) / 2;
  return [...named, { at: at(middle, basinOf(layout.design).floorY), text: SECTION_WORDS.basin }];
}
