import { type KeyboardEvent, memo, useId } from 'react';
import { PLAN_SET_LIMITS } from '#domain/plan-set/plan-set.ts';
import type { Column } from '#domain/plan-set/table.ts';
import { fill } from '#domain/words/fill.ts';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { useWords } from '../words.ts';

type CellProps = {
  column: Column;
  label: string;
  text: string;
  /** Of a changed cell, what was computed. */
  computed: string | undefined;
  onWrite: (key: string, text: string) => void;
  onDone: () => void;
};

// Enter goes to the cell below, as in a spreadsheet.
function onEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const cell = event.currentTarget.closest('td');
  let row = cell?.closest('tr')?.nextElementSibling;
  while (row) {
    const below = cell && row.children[cell.cellIndex]?.querySelector('textarea');
    if (below) return below.focus();
    row = row.nextElementSibling;
  }
}

export const ScheduleCell = memo(function Cell({
  column,
  label,
  text,
  computed,
  onWrite,
  onDone,
}: CellProps) {
  const words = useWords().PLAN_SET_DESK.schedules;
  const hint = useId();
  const changed = computed !== undefined;
  const was = computed === '' ? words.nothingComputed : (computed ?? '');
  return (
    <td className={classes('p-0 align-top', changed && 'bg-amber-100')}>
      <div className="flex items-start">
        <textarea
          aria-label={label}
          aria-describedby={changed ? hint : undefined}
          rows={1}
          maxLength={PLAN_SET_LIMITS.cell}
          className={classes(
            'field-sizing-content block min-h-11 w-full min-w-0 flex-1 resize-none bg-transparent px-2 py-2.5 text-small leading-snug focus-visible:-outline-offset-2 max-sm:text-[1rem]',
            column.align === 'end' && 'text-end tabular-nums',
          )}
          value={text}
          onChange={({ target }) => onWrite(column.key, target.value.replaceAll(/\s*\n\s*/g, ' '))}
          onKeyDown={onEnter}
          onBlur={onDone}
        />
        {changed ? (
          <button
            type="button"
            title={fill(words.changed, { was })}
            aria-label={fill(words.revert, { what: label })}
            onClick={() => onWrite(column.key, computed)}
            className="mt-1.5 me-1 grid size-8 shrink-0 place-items-center rounded-control text-amber hover:bg-white"
          >
            <Icon name="rotate" className="size-4.5" />
          </button>
        ) : null}
      </div>
      {changed ? (
        <span id={hint} className="block px-2 pb-1.5 text-amber text-fine leading-snug">
          {fill(words.changed, { was })}
        </span>
      ) : null}
    </td>
  );
});
