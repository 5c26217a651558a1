import { classes } from '#site/ui/classes.ts';

type DataTableProps = {
  caption: string;
  head: string[];
  rows: string[][];
  totalLast?: boolean;
  /** On a phone a row's name stands over its figures, for names of several words. */
  stacked?: boolean;
};

const STACKED =
  'max-sm:grid max-sm:grid-cols-3 max-sm:[&>:first-child]:col-span-3 max-sm:[&>:first-child]:pb-0 max-sm:[&>:nth-child(2)]:text-left max-sm:[&>:nth-child(2)]:ps-0';

export function DataTable({ caption, head, rows, totalLast, stacked }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table
        className={classes(
          'w-full text-small tabular-nums sm:min-w-[30rem]',
          stacked ? 'max-sm:block max-sm:[&>*]:block' : 'max-sm:text-fine',
        )}
      >
        <caption className="pb-2 text-left font-semibold">{caption}</caption>
        <thead>
          <tr
            className={classes(
              'border-ink border-b align-bottom',
              stacked && `${STACKED} max-sm:[&>:first-child]:sr-only`,
            )}
          >
            {head.map((title, at) => (
              <th
                key={title}
                scope="col"
                className={classes('py-2 font-semibold', at === 0 ? 'text-left' : 'ps-2 text-right sm:ps-4')}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], at) => (
            <tr
              key={name}
              className={classes(
                'border-sand border-b',
                stacked && STACKED,
                totalLast && at === rows.length - 1 && 'font-semibold',
              )}
            >
              <th scope="row" className="py-2 text-left font-[inherit]">
                {name}
              </th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]} className="py-2 ps-2 text-right sm:ps-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
