import { classes } from '#site/ui/classes.ts';

type DataTableProps = {
  caption: string;
  head: string[];
  rows: string[][];
  totalLast?: boolean;
};

export function DataTable({ caption, head, rows, totalLast }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full text-small tabular-nums max-sm:text-fine sm:min-w-[30rem]">
        <caption className="pb-2 text-left font-semibold">{caption}</caption>
        <thead>
          <tr className="border-ink border-b align-bottom">
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
