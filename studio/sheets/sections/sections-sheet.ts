import { CUT_KINDS, cutsOf, isLevel } from '#studio/section/cuts.ts';
import { flowTables } from '../engine/block.ts';
import { largestBeside } from '../engine/fit-tables.ts';
import type { Sheet, SheetPage } from '../engine/sheet.ts';
import type { Box } from '../engine/view.ts';
import { titledView } from '../engine/view-title.ts';
import type { PlanSet } from '../plan-set.ts';
import { sectionNotes } from './section-notes.ts';
import { pagesOf } from './section-pages.ts';
import { sectionView } from './section-view.ts';

export const SECTIONS_SHEET: Sheet = {
  number: 'A-2',
  title: ({ words }) => words.sections.sheet,
  views: CUT_KINDS.map(sectionView),
  pages: (set, field) => {
    const kinds = cutsOf(set.layout)
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'shallow' || !isLevel(set.layout));
    let number = 0;
    return pagesOf(set, field, kinds).map((page): SheetPage => {
      const scales = new Set<string>();
      const marks = page.flatMap(({ part, box, largest }) => {
        if (part === 'notes') return noteMarks(set, box, field.textPt);
        number += 1;
        const drawn = titledView(
          set,
          { ...sectionView(part), ...(largest ? { largest } : {}) },
          box,
          field.textPt,
          number,
        );
        scales.add(drawn.scale.words);
        return drawn.marks;
      });
      const scale = scales.size === 1 ? [...scales].join('') : set.words.frame.asNoted;
      return { marks, scale, northDeg: null };
    });
  },
};

const noteMarks = (set: PlanSet, box: Box, size: number) => {
  const flow = (letters: number) => flowTables([sectionNotes(set)], () => [box], letters);
  return largestBeside(flow, ({ length }) => length === 1, size)
    .slice(0, 1)
    .flat();
};
