import type { Table } from '#domain/plan-set/table.ts';
import { BUILD } from '#domain/plan-set/take-off-rates.ts';
import { inEighths } from '../layout/eighths.ts';
import type { PlanSet } from '../plan-set.ts';
import { FORM_ROWS, type FormRow } from './words.ts';

// What the engineer fills in: beside it what the drawings assume, where they assume anything.

const ASSUMED: Partial<Record<FormRow, string>> = {
  floor: inEighths(BUILD.floorFt),
  wall: inEighths(BUILD.wallFt),
  beam: `${inEighths(BUILD.beamWideFt)} × ${inEighths(BUILD.beamHighFt)}`,
  gravel: inEighths(BUILD.gravelFt),
};

export function engineerForm({ words: { structural } }: PlanSet): Table {
  const { title, item, assumed, value } = structural.form;
  return {
    title,
    columns: [
      { key: 'item', title: item, share: 3 },
      { key: 'assumed', title: assumed, share: 1.5 },
      { key: 'value', title: value, share: 2.5 },
    ],
    rows: FORM_ROWS.map((row) => ({
      id: row,
      cells: { item: structural.formRows[row], assumed: ASSUMED[row] ?? '', value: '' },
    })),
  };
}

/** Numbered, as on the other sheets. */
export function structuralNotes({ words: { structural } }: PlanSet): Table {
  return {
    title: structural.notes,
    columns: [
      { key: 'number', title: '', share: 0.7 },
      { key: 'text', title: '', share: 10 },
    ],
    rows: structural.general.map((text, i) => ({
      id: String(i + 1),
      cells: { number: `${i + 1}.`, text },
    })),
  };
}
