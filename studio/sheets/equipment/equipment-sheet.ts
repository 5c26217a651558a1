import { gapOfOutlines, nearestOn } from '#domain/geometry/distance.ts';
import { boundsOf, edgesOf } from '#domain/geometry/plane.ts';
import { fill } from '#domain/words/fill.ts';
import { feetAndInches } from '#studio/plan/dimension.ts';
import type { Mark } from '#studio/plan/marks.ts';
import { flowTables } from '../engine/block.ts';
import { below, bottomOf, columnsOf } from '../engine/boxes.ts';
import { fitted } from '../engine/fit-tables.ts';
import { landNotes } from '../engine/land-notes.ts';
import { noteColumns } from '../engine/note-columns.ts';
import type { Field, Sheet, SheetPage } from '../engine/sheet.ts';
import type { Box } from '../engine/view.ts';
import { titledView, viewTitle, viewTitleHeight } from '../engine/view-title.ts';
import { restOfNotes, wordsPage } from '../engine/words-page.ts';
import type { PlanSet } from '../plan-set.ts';
import { tableOf } from '../tables.ts';
import { flowHeight, flowMarks } from './flow-diagram.ts';
import { PAD_VIEW } from './pad-view.ts';

// Sheet M-1.

/** Paper so wide has everything beside each other. */
const WIDE_PT = 1400;

export const EQUIPMENT_SHEET: Sheet = {
  number: 'M-1',
  title: ({ words }) => words.equipment.title,
  views: [PAD_VIEW],
  pages: (set, field) => (field.width >= WIDE_PT ? onePage(set, field) : severalPages(set, field)),
};

function onePage(set: PlanSet, field: Field): SheetPage[] {
  const size = field.textPt;
  const gap = size * 2.5;
  const [left, right] = columnsOf(field, [58, 42], gap);
  if (!left || !right) return [];
  const diagramHeight = flowHeight(set, size) + viewTitleHeight(size);
  const top: Box = { ...left, height: left.height - diagramHeight - gap };
  const pad = titledView(set, PAD_VIEW, top, size, 1);
  const diagram = flowView(set, { ...left, y: top.y + top.height + gap, height: diagramHeight }, size);
  const { tables, written } = fitted(size, (letters) => scheduleAndNotes(set, right, letters));
  const first: SheetPage = {
    marks: [...pad.marks, ...diagram, ...(tables[0] ?? []), ...written.marks],
    scale: pad.scale.words,
    northDeg: -set.layout.backBearingDeg,
  };
  return [
    first,
    ...tables.slice(1).map((marks) => wordsPage(set, marks)),
    ...restOfNotes(set, field, set.words.equipment.notesTitle, noteLines(set), written.next),
  ];
}

function scheduleAndNotes(set: PlanSet, box: Box, size: number) {
  const tables = flowTables([tableOf(set, 'equipment')], () => [box], size);
  const foot = below(box, bottomOf(tables[0] ?? [], box) + size * 2.5);
  const lines = noteLines(set);
  const written = noteColumns(set.words.equipment.notesTitle, lines, [foot], size);
  return { tables, written, whole: tables.length === 1 && written.next >= lines.length };
}

function severalPages(set: PlanSet, field: Field): SheetPage[] {
  const size = field.textPt;
  const gap = size * 2;
  const pad = titledView(set, PAD_VIEW, field, size, 1);
  const diagramHeight = Math.min(field.height, flowHeight(set, size) + viewTitleHeight(size));
  const diagram = flowView(set, { ...field, height: diagramHeight }, size);
  const under = field.height - diagramHeight - gap;
  const halves = columnsOf({ ...field, y: field.y + diagramHeight + gap, height: under }, [1, 1], gap);
  const written = noteColumns(
    set.words.equipment.notesTitle,
    noteLines(set),
    under > size * 12 ? halves : [],
    size,
  );
  const tables = flowTables([tableOf(set, 'equipment')], () => [field], size);
  return [
    { marks: pad.marks, scale: pad.scale.words, northDeg: -set.layout.backBearingDeg },
    wordsPage(set, [...diagram, ...written.marks]),
    ...tables.map((marks) => wordsPage(set, marks)),
    ...restOfNotes(set, field, set.words.equipment.notesTitle, noteLines(set), written.next),
  ];
}

function flowView(set: PlanSet, box: Box, size: number): Mark[] {
  const { equipment, frame } = set.words;
  return [
    ...flowMarks(set, box, size),
    ...viewTitle({ number: 2, title: equipment.flowView, scale: frame.noScale }, box, size),
  ];
}

/** What this pad asks for comes first. */
function noteLines(set: PlanSet): string[] {
  const { layout } = set;
  const { pad, items } = set.equipment;
  const words = set.words.equipment;
  const [now, before] = [boundsOf(pad.outline), boundsOf(pad.drawn)];
  const heater = items.find(({ kind }) => kind === 'gas-heater');
  const lines: string[] = [];
  if (pad.larger)
    lines.push(
      fill(words.larger, {
        width: feetAndInches(now.x1 - now.x0),
        depth: feetAndInches(now.z1 - now.z0),
        from: feetAndInches(before.x1 - before.x0),
        to: feetAndInches(before.z1 - before.z0),
      }),
    );
  if (!pad.clear) lines.push(words.crowded);
  if (heater?.outline) {
    const { outline } = heater;
    const buildings = [
      ...(layout.house ? [layout.house.outline] : []),
      ...(layout.plot?.buildings.map((one) => one.outline) ?? []),
    ];
    const feet = (value: number) => (Math.floor(value * 10) / 10).toFixed(1);
    const near = buildings.map((one) => gapOfOutlines(one, outline).feet);
    const lot = layout.plot
      ? Math.min(...outline.map((corner) => nearestOn(edgesOf(layout.plot?.lot ?? []), corner).feet))
      : null;
    const distances = [
      ...(near.length > 0 ? [fill(words.gasHouse, { feet: feet(Math.min(...near)) })] : []),
      ...(lot === null ? [] : [fill(words.gasLot, { feet: feet(lot) })]),
    ];
    if (distances.length > 0) lines.push(fill(words.gas, { distances: distances.join(', ') }));
    if (!layout.design.features.includes('Heating')) lines.push(words.spaHeat);
  }
  return [...lines, ...words.notes, ...landNotes(set)];
}
