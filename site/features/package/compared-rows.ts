import type { Content } from '#content/content.ts';
import type { PackageId } from '#domain/package/catalogue.ts';
import { sortLines } from '#domain/package/compare.ts';
import { LEFT_OUT } from '#domain/package/left-out.ts';

export type ComparedRow = {
  label: string;
  cells: Record<PackageId, readonly string[]>;
  /** When one would take it: what most are looking for. */
  isLoud?: true;
};

type Words = Pick<Content, 'packages' | 'packageComparison'>;

/** The table, row by row: what the cards say, what can be added to it, and what no card says. */
export function comparedRows({ packages, packageComparison }: Words): ComparedRow[] {
  const { COMPARED, COMPARED_CALLS, PACKAGE_COMPARISON: words, PACKAGE_FACTS } = packageComparison;
  const { leftOut } = packages.PACKAGES_SECTION;
  const rows = [...COMPARED, { label: words.calls, lines: COMPARED_CALLS }];
  const sorted = new Map(packages.PACKAGES.map(({ id, features }) => [id, sortLines(features, rows)]));
  const row = (label: string, cell: (id: PackageId) => readonly string[]): ComparedRow => ({
    label,
    cells: {
      'premium-3d': cell('premium-3d'),
      'engineering-stamp': cell('engineering-stamp'),
      'luxury-resort': cell('luxury-resort'),
      permitting: cell('permitting'),
      diy: cell('diy'),
    },
  });
  const told = rows.map(({ label }, at) =>
    row(label, (id) => {
      const lines = sorted.get(id)?.rows[at] ?? [];
      return label === words.calls ? [words.call, ...lines] : lines;
    }),
  );
  const also = row(words.also, (id) => sorted.get(id)?.rest ?? []);
  return [
    { ...row(words.take, (id) => [PACKAGE_FACTS[id].take]), isLoud: true },
    ...told,
    ...(Object.values(also.cells).some(({ length }) => length > 0) ? [also] : []),
    row(leftOut.label, (id) => LEFT_OUT[id].map((addOn) => leftOut[addOn])),
    row(words.days, (id) => [PACKAGE_FACTS[id].days]),
    row(words.begin, (id) => [PACKAGE_FACTS[id].begin]),
    { ...row(words.leave, (id) => [PACKAGE_FACTS[id].leave]), isLoud: true },
  ];
}
