import { useCallback, useRef } from 'react';
import { PLAN_SET_LIMITS } from '#domain/plan-set/plan-set.ts';
import { type Column, cellText, type RowEdit } from '#domain/plan-set/table.ts';
import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { Heading } from '#site/ui/section.tsx';
import { toast } from '#site/ui/toast.ts';
import { RowButton } from '../content/row-button.tsx';
import { newId } from '../projects/new-id.ts';
import { useWords } from '../words.ts';
import { usePlanDesk } from './plan-desk.ts';
import {
  changeCount,
  type NamedTable,
  type ShownRow,
  shownRows,
  withCell,
  withoutChanges,
  withoutRow,
  withRow,
  withRowBack,
} from './row-edits.ts';
import { ScheduleCell } from './schedule-cell.tsx';

type TableProps = { schedule: NamedTable };

// As wide as its share of the sheet, and never too narrow to type in.
const widthOf = (columns: readonly Column[], { share }: Column) => {
  const all = columns.reduce((sum, column) => sum + column.share, 0);
  return `${Math.max(5.5, Math.min(18, (share / all) * 52)).toFixed(1)}rem`;
};

/** One schedule: changed cells are marked and taken back one by one or all at once. */
export function ScheduleTable({ schedule }: TableProps) {
  const words = useWords().PLAN_SET_DESK.schedules;
  const { keeper, value } = usePlanDesk();
  const body = useRef<HTMLTableSectionElement>(null);
  const { table } = schedule;
  const rows = shownRows(schedule, value.edits);
  const full = value.edits.length >= PLAN_SET_LIMITS.edits;
  const edit = (edits: RowEdit[], field: string | null = null) => keeper.change({ edits }, field);
  const focusRow = (index: number) =>
    requestAnimationFrame(() => body.current?.rows[index]?.querySelector('textarea')?.focus());
  const changes = changeCount(schedule, value.edits);
  return (
    <div className="min-w-0">
      <Heading level={2} size="small">
        {table.title}
      </Heading>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
        tabIndex={0}
        aria-label={table.title}
        className="relative mt-2 overflow-x-auto rounded-card border border-sand"
      >
        <table className="w-full border-collapse text-small">
          <thead className="bg-travertine text-start">
            <tr>
              {table.columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  style={{ minWidth: widthOf(table.columns, column) }}
                  className="px-2 py-2 text-start align-bottom font-semibold"
                >
                  {column.title}
                </th>
              ))}
              <th scope="col" className="w-12">
                <span className="sr-only">{words.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map((row, index) => (
              <ScheduleRow key={row.id} schedule={schedule} row={row} number={index + 1} onEdit={edit} />
            ))}
          </tbody>
        </table>
      </section>
      {table.notes?.map((note) => (
        <p key={note} className="mt-1.5 text-fine text-ink-600">
          {note}
        </p>
      ))}
      <div className="mt-2 flex flex-wrap items-center gap-x-5">
        {full ? (
          <p className="text-small">{words.full}</p>
        ) : (
          <Button
            variant="quiet"
            onClick={() => {
              edit(withRow(schedule, value.edits, `own-${newId().slice(0, 8)}`));
              focusRow(rows.length);
            }}
          >
            {words.addRow}
          </Button>
        )}
        {changes > 0 ? (
          <Button
            variant="quiet"
            onClick={() => {
              edit(withoutChanges(schedule, value.edits));
              toast({ title: fill(words.reverted, { title: table.title }) });
            }}
          >
            {words.revertAll}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

type RowProps = TableProps & {
  row: ShownRow;
  number: number;
  onEdit: (edits: RowEdit[], field?: string | null) => void;
};

function ScheduleRow({ schedule, row, number, onEdit }: RowProps) {
  const words = useWords().PLAN_SET_DESK.schedules;
  const { keeper, value } = usePlanDesk();
  const { columns } = schedule.table;
  const named = columns.map(({ key }) => row.cells[key]?.text).find(Boolean);
  const name = named ?? fill(words.ownRow, { number });
  // Cells are drawn again only when they change: what they call reads the newest by itself.
  const write = useCallback(
    (key: string, text: string) => {
      const { edits } = keeper.state().history.present;
      keeper.change({ edits: withCell(schedule, edits, [row.id, key], text) }, `cell.${row.id}.${key}`);
    },
    [keeper, schedule, row.id],
  );
  if (row.removed)
    return (
      <tr className="border-sand border-t bg-travertine text-ink-600">
        <td colSpan={columns.length} className="px-2 py-2">
          <s>{fill(words.removed, { row: name })}</s>
        </td>
        <td>
          <RowButton
            icon="rotate"
            label={fill(words.restoreRow, { row: name })}
            onPress={() => onEdit(withRowBack(schedule, value.edits, row.id))}
          />
        </td>
      </tr>
    );
  if (row.computed?.heading)
    return (
      <tr className="border-sand border-t bg-foam">
        <th colSpan={columns.length + 1} scope="rowgroup" className="px-2 py-1.5 text-start font-semibold">
          {columns
            .map(({ key }) => row.cells[key]?.text)
            .filter(Boolean)
            .join(' ')}
        </th>
      </tr>
    );
  return (
    <tr className="border-sand border-t">
      {columns.map((column) => (
        <ScheduleCell
          key={column.key}
          column={column}
          label={fill(words.cell, { column: column.title, row: name })}
          text={row.cells[column.key]?.text ?? ''}
          computed={
            row.cells[column.key]?.changed ? cellText(column, row.computed?.cells[column.key]) : undefined
          }
          onWrite={write}
          onDone={keeper.commit}
        />
      ))}
      <td className="align-top">
        <RowButton
          icon="trash"
          label={fill(words.removeRow, { row: name })}
          onPress={() => onEdit(withoutRow(schedule, value.edits, row.id))}
        />
      </td>
    </tr>
  );
}
