// How many columns each picture takes, so that every row is full whatever the filter leaves: rows with one large
// picture take turns with rows of equal ones, and the last rows are made up from what remains.

export type Place = { span: number; tall: boolean };
type Grid = { columns: number; mixed: number; equal: number };

export const WIDE_GRID: Grid = { columns: 10, mixed: 4, equal: 5 };
export const MIDDLE_GRID: Grid = { columns: 8, mixed: 3, equal: 4 };

function rowLengths(total: number, { mixed, equal }: Grid): number[] {
  const rows: number[] = [];
  let left = total;
  while (left > 0) {
    const wanted = rows.length % 2 === 0 ? mixed : equal;
    // Never a lone picture at the end: it takes one from the row before.
    const take = left - wanted === 1 ? wanted - 1 : Math.min(wanted, left);
    rows.push(take);
    left -= take;
  }
  return rows;
}

// The large pictures of a row take what the others, two columns each, leave; their side changes from row to row.
function rowSpans(length: number, row: number, { columns }: Grid): number[] {
  const large = Math.max(1, Math.round((columns - 2 * length) / 2));
  if (columns === 2 * length) return Array.from({ length }, () => 2);
  const few = Math.min(large, length);
  const share = (columns - 2 * (length - few)) / few;
  const spans = [
    ...Array.from({ length: few }, () => share),
    ...Array.from({ length: length - few }, () => 2),
  ];
  return row % 4 === 0 ? spans : spans.reverse();
}

export function galleryPlaces(total: number, grid: Grid): Place[] {
  return rowLengths(total, grid).flatMap((length, row) =>
    rowSpans(length, row, grid).map((span) => ({ span, tall: length * 2 !== grid.columns })),
  );
}

/** How the picture at each place of a filtered gallery is laid out, by both grids; see portfolio.css. */
export function galleryLooks(total: number) {
  const middle = galleryPlaces(total, MIDDLE_GRID);
  return galleryPlaces(total, WIDE_GRID).map((wide, index) => lookOf(wide, middle[index] ?? wide));
}

/** How many pictures stand above the fold that "View All" opens. */
export const ABOVE_FOLD = 13;

/** The looks of a gallery with a fold: rows are full above it, and full below it once it is open. */
export const foldedLooks = (total: number) => [
  ...galleryLooks(Math.min(total, ABOVE_FOLD)),
  ...galleryLooks(Math.max(0, total - ABOVE_FOLD)).map((look) => ({
    ...look,
    className: `${look.className} below-fold`,
  })),
];

const share = ({ span }: Place, { columns }: Grid) => `${Math.ceil((span / columns) * 100)}vw`;

function lookOf(wide: Place, middle: Place) {
  return {
    className: ['project', wide.tall ? 'tall-wide' : '', middle.tall ? 'tall-middle' : '']
      .filter(Boolean)
      .join(' '),
    wide: wide.span,
    middle: middle.span,
    sizes: `(min-width: 64rem) ${share(wide, WIDE_GRID)}, (min-width: 48rem) ${share(middle, MIDDLE_GRID)}, 78vw`,
  };
}

// Wraps at both ends, so the lightbox never stops.
export const wrapped = (index: number, total: number): number => ((index % total) + total) % total;
