import { useState } from 'react';
import { MOST_SOURCES, type SourceCounts } from '#domain/visit/visit-report.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Heading } from '#site/ui/section.tsx';
import { type ConsoleWords, useWords } from '../words.ts';
import { changeWords, shareOf } from './figures.ts';
import { pressColumn, type SourceColumn, type SourceOrder, sortSources } from './sort-sources.ts';

const COLUMNS: readonly SourceColumn[] = ['source', 'visit', 'tool', 'lead', 'order', 'leadShare', 'change'];
const AT_FIRST = 15;

type Words = ConsoleWords['VISITORS'];

const columnName = ({ steps, source, leadShare, changeColumn }: Words, column: SourceColumn) =>
  ({ ...steps, source, leadShare, change: changeColumn })[column];

const nameIn = ({ names }: Words) => {
  const known: Record<string, string> = names;
  return (source: string) => known[source] ?? source;
};

type SourceTableProps = { sources: readonly SourceCounts[]; all: number };

export function SourceTable({ sources, all }: SourceTableProps) {
  const { VISITORS: words } = useWords();
  const [order, setOrder] = useState<SourceOrder>({ column: 'visit', descending: true });
  const [whole, setWhole] = useState(false);
  const nameOf = nameIn(words);
  const sorted = sortSources(sources, order, nameOf);
  const hidden = whole ? 0 : Math.max(0, sorted.length - AT_FIRST);
  return (
    <section className="mt-10">
      <Heading level={2} size="subheading" id="visitor-sources">
        {words.sources}
      </Heading>
      {all > MOST_SOURCES ? (
        <p className="mt-1 text-ink-600 text-small">
          {fill(words.shown, { count: MOST_SOURCES, all: grouped(all) })}
        </p>
      ) : null}
      <p className="mt-1 text-ink-600 text-small lg:hidden">{words.swipe}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard */}
      <section className="mt-3 overflow-x-auto" aria-labelledby="visitor-sources" tabIndex={0}>
        <table className="w-full text-small tabular-nums">
          <thead>
            <tr className="border-ink border-b">
              {COLUMNS.map((column) => (
                <ColumnHead key={column} column={column} order={order} onOrder={setOrder} />
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, sorted.length - hidden).map((one) => (
              <SourceRow key={`${one.source}/${one.campaign}`} one={one} name={nameOf(one.source)} />
            ))}
          </tbody>
        </table>
      </section>
      {hidden > 0 ? (
        <Button variant="secondary" size="sm" className="mt-4" onClick={() => setWhole(true)}>
          {counted(words.showAll, hidden)}
        </Button>
      ) : null}
    </section>
  );
}

type HeadProps = { column: SourceColumn; order: SourceOrder; onOrder: (order: SourceOrder) => void };

function ColumnHead({ column, order, onOrder }: HeadProps) {
  const { VISITORS: words } = useWords();
  const name = columnName(words, column);
  const sorted = order.column === column ? (order.descending ? 'descending' : 'ascending') : undefined;
  return (
    <th
      scope="col"
      aria-sort={sorted}
      className={classes(
        'font-semibold',
        column === 'source' ? 'min-w-28 text-start' : 'ps-3 text-end xl:ps-6',
      )}
    >
      <button
        type="button"
        title={fill(words.sortBy, { column: name })}
        className="relative min-h-11 whitespace-nowrap pe-3 hover:underline"
        onClick={() => onOrder(pressColumn(order, column))}
      >
        {name}
        {sorted ? (
          <span aria-hidden="true" className="absolute end-0 text-clay">
            {sorted === 'descending' ? '↓' : '↑'}
          </span>
        ) : null}
      </button>
    </th>
  );
}

function SourceRow({ one, name }: { one: SourceCounts; name: string }) {
  const { VISITORS: words } = useWords();
  const cells = [
    ...[one.visit, one.tool, one.lead, one.order].map(grouped),
    shareOf(one.lead, one.visit) ?? '–',
    changeWords(words, one.visit, one.visitsBefore),
  ];
  return (
    <tr className="border-sand border-b align-top">
      <th scope="row" className="max-w-56 break-words py-2.5 text-start font-medium">
        {name}
        {one.campaign ? (
          <span className="block font-normal text-ink-600">
            {fill(words.campaign, { campaign: one.campaign })}
          </span>
        ) : null}
      </th>
      {cells.map((cell, at) => (
        <td key={COLUMNS[at + 1]} className="whitespace-nowrap py-2.5 ps-3 pe-3 text-end xl:ps-6">
          {cell}
        </td>
      ))}
    </tr>
  );
}
