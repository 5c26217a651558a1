import type { PackageId } from './catalogue.ts';
import { LEFT_OUT } from './left-out.ts';

type Row = { label: string; lines: readonly string[] };

/** A card's lines by the row they are about; `rest` are those that no row knows, so that none is lost. */
export function sortLines(features: readonly string[], rows: readonly Row[]) {
  const known = new Set(rows.flatMap(({ lines }) => lines));
  return {
    rows: rows.map(({ lines }) => features.filter((feature) => lines.includes(feature))),
    rest: features.filter((feature) => !known.has(feature)),
  };
}

/** Two packages complete each other where one can be added to the other; otherwise a buyer needs one of them. */
export const goTogether = (one: PackageId, other: PackageId): boolean =>
  [
    [one, other],
    [other, one],
  ].some(([to, added]) => to && LEFT_OUT[to].some((id) => id === added));
