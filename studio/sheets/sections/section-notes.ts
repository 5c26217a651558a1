import type { Table } from '#domain/plan-set/table.ts';
import { sayOrigin } from '#domain/plot/disclaimer.ts';
import { isSloped } from '#domain/plot/surface.ts';
import type { PlanSet } from '../plan-set.ts';

/** What holds for all sections. */
export function sectionNotes({ layout: { plot }, words: { sections: words } }: PlanSet): Table {
  const lines = [
    ...words.notes,
    ...(plot && isSloped(plot.site.plot) ? [words.slopedNote] : []),
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
