import type { CutKind } from '#studio/section/cuts.ts';
import { flowTables } from '../engine/block.ts';
import { bottomOf } from '../engine/boxes.ts';
import { SCALES, type Scale } from '../engine/scale.ts';
import type { Field } from '../engine/sheet.ts';
import { type Box, POINTS_PER_INCH, reachOf } from '../engine/view.ts';
import { viewTitleHeight } from '../engine/view-title.ts';
import type { PlanSet } from '../plan-set.ts';
import { sectionNotes } from './section-notes.ts';
import { sectionView } from './section-view.ts';

// Which section stands where: as many in a row as fit, all at the largest scales with which one page holds them.

export type Part = CutKind | 'notes';
export type Placed = { part: Part; box: Box; largest?: Scale };
type Item = { part: Part; width: number; height: number; largest?: Scale };

const NOTES_WIDE = 36;
/** Scales tried for each section, from the largest at which it fits the field alone. */
const TRIED = 3;

/** Narrower paper has fewer of them on a page. */
const LARGE_PT = 1400;

export const pagesOf = (set: PlanSet, field: Field, kinds: readonly CutKind[]): Placed[][] =>
  field.width >= LARGE_PT ? [onePage(set, field, kinds)] : smallPages(set, field, kinds);

function onePage(set: PlanSet, field: Field, kinds: readonly CutKind[]): Placed[] {
  const sizes = kinds.map((kind) => sizesOf(set, field, kind));
  const notes: Item = { part: 'notes', ...notesSize(set, field, field.textPt * NOTES_WIDE) };
  const strip: Item = { part: 'notes', ...notesSize(set, field, field.width) };
  const gap = field.textPt * 3;
  const least = sizes.flatMap((of) => [...of.values()].slice(-1));
  let best = { rows: packed([...least, strip], field.width, gap), cost: Number.POSITIVE_INFINITY };
  // The long section tells the most: its scale counts twice.
  for (const along of SCALES.built)
    for (const across of SCALES.built) {
      const items = sizes.flatMap((of, i) => sizeAt(of, i === 0 ? along : across));
      if (items.length < kinds.length) continue;
      for (const all of [
        [...items.slice(0, 1), notes, ...items.slice(1)],
        [...items, notes],
        [...items, strip],
      ]) {
        const rows = packed(all, field.width, gap);
        const height = heightOf(rows, gap);
        const cost =
          2 * Math.log(along.feetPerInch) + Math.log(across.feetPerInch) + height / field.height / 100;
        if (height <= field.height && cost < best.cost) best = { rows, cost };
      }
    }
  return spread(best.rows, field, gap);
}

/** None where the scale is too large; a small thing stays larger than the others. */
function sizeAt(sizes: ReadonlyMap<Scale, Item>, scale: Scale): Item[] {
  const item = [...sizes].find(([{ feetPerInch }]) => feetPerInch >= scale.feetPerInch);
  const [smallest] = [...sizes].slice(-1);
  if (!item) return smallest ? [smallest[1]] : [];
  return item[0] === scale ? [item[1]] : [];
}

/** With its title, at the scales that fit the field. */
function sizesOf(set: PlanSet, field: Field, kind: CutKind): Map<Scale, Item> {
  const view = sectionView(kind);
  const extent = view.extent(set);
  const fitting = SCALES.built.filter(
    ({ feetPerInch }) => ((extent.x1 - extent.x0) / feetPerInch) * POINTS_PER_INCH <= field.width,
  );
  return new Map(
    fitting.slice(0, TRIED).flatMap((scale): [Scale, Item][] => {
      const { x0, x1, z0, z1 } = reachOf(set, view, scale, field.textPt);
      const perFoot = POINTS_PER_INCH / scale.feetPerInch;
      // Both cuts across the pool are to be compared.
      const same = kind === 'shallow' || kind === 'deep' ? { largest: scale } : {};
      const [width, height] = [(x1 - x0) * perFoot, (z1 - z0) * perFoot];
      return width > field.width
        ? []
        : [
            [
              scale,
              { part: kind, width, height: height + viewTitleHeight(field.textPt) + field.textPt, ...same },
            ],
          ];
    }),
  );
}

function notesSize(set: PlanSet, { textPt, height }: Field, width: number) {
  const box = { x: 0, y: 0, width, height };
  const [marks = []] = flowTables([sectionNotes(set)], () => [box], textPt);
  return { width, height: bottomOf(marks, box) + textPt };
}

const widthOf = (row: readonly Item[], gap: number) =>
  row.reduce((sum, { width }) => sum + width, 0) + gap * (row.length - 1);
const tallest = (row: readonly Item[]) => Math.max(...row.map(({ height }) => height));
const heightOf = (rows: readonly Item[][], gap: number) =>
  rows.reduce((sum, row) => sum + tallest(row), 0) + gap * (rows.length - 1);

function packed(items: readonly Item[], width: number, gap: number): Item[][] {
  const rows: Item[][] = [];
  for (const item of items) {
    const row = rows.at(-1);
    if (row && widthOf([...row, item], gap) <= width) row.push(item);
    else rows.push([item]);
  }
  return rows;
}

/** What is left over goes to all rows, and in them to all drawings. */
function spread(rows: readonly Item[][], field: Box, gap: number): Placed[] {
  const more = (field.height - heightOf(rows, gap)) / rows.length;
  let y = field.y;
  return rows.flatMap((row) => {
    const height = tallest(row) + more;
    const drawings = row.filter(({ part }) => part !== 'notes').length;
    const wider = drawings === 0 ? 0 : (field.width - widthOf(row, gap)) / drawings;
    let x = field.x;
    const inOrder = row.toSorted(
      (one, other) => Number(one.part === 'notes') - Number(other.part === 'notes'),
    );
    const placed = inOrder.map(({ part, width: own, largest }): Placed => {
      const width = part === 'notes' ? own : own + wider;
      const box = { x, y, width, height };
      x += width + gap;
      return { part, box, ...(largest ? { largest } : {}) };
    });
    y += height + gap;
    return placed;
  });
}

/** The long one over the notes, then two on a page. */
function smallPages(set: PlanSet, field: Field, kinds: readonly CutKind[]): Placed[][] {
  const gap = field.textPt * 2;
  const notes = notesSize(set, field, field.width).height;
  const others = kinds.slice(1);
  const pairs = others.flatMap((kind, i) => (i % 2 === 0 ? [[kind, ...others.slice(i + 1, i + 2)]] : []));
  const [first] = kinds;
  return [
    [
      ...(first ? [{ part: first, box: { ...field, height: field.height - notes - gap } }] : []),
      { part: 'notes', box: { ...field, y: field.y + field.height - notes, height: notes } },
    ],
    ...pairs.map((pair): Placed[] => {
      const height = (field.height - gap * (pair.length - 1)) / pair.length;
      return pair.map((part, i) => ({ part, box: { ...field, y: field.y + i * (height + gap), height } }));
    }),
  ];
}
