import type { PackageId, PackageOffer } from './catalogue.ts';
import { LEFT_OUT } from './left-out.ts';

/** A line of a card; one that is about two things stands in each row with its own part. */
export type ComparedLine = string | { of: string; say: string };
type Row = { label: string; lines: readonly ComparedLine[] };

export const lineOf = (line: ComparedLine): string => (typeof line === 'string' ? line : line.of);
const sayOf = (line: ComparedLine): string => (typeof line === 'string' ? line : line.say);

/** A card's lines by the row they are about; `rest` are those that no row knows, so that none is lost. */
export function sortLines(features: readonly string[], rows: readonly Row[]) {
  const known = new Set(rows.flatMap(({ lines }) => lines.map(lineOf)));
  return {
    rows: rows.map(({ lines }) =>
      features.flatMap((feature) => lines.filter((line) => lineOf(line) === feature).map(sayOf)),
    ),
    rest: features.filter((feature) => !known.has(feature)),
  };
}

/** Two packages complete each other where one can be added to the other; otherwise a buyer needs one of them. */
export const goTogether = (one: PackageId, other: PackageId): boolean =>
  [
    [one, other],
    [other, one],
  ].some(([to, added]) => to && LEFT_OUT[to].some((id) => id === added));

type Order = { who: string; ids: readonly PackageId[] };

/** What somebody buys together, by its short names, and what it comes to. */
export const typicalOrder = (
  { who, ids }: Order,
  packages: readonly PackageOffer[],
  short: Readonly<Record<PackageId, string>>,
) => {
  const bought = ids.flatMap((id) => packages.filter((item) => item.id === id));
  return {
    who,
    what: bought.map(({ id }) => short[id]).join(' + '),
    sum: bought.reduce((all, { price }) => all + price, 0),
  };
};
