import { type FormEvent, useEffect, useRef, useState } from 'react';
import { kindOf, type ListKind, OPEN, openFilter } from '#domain/console/kinds.ts';
import { type Filters, isFiltered, NO_FILTERS } from '#domain/console/place.ts';
import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { SelectField, TextField } from '#site/ui/field.tsx';
import { type ConsoleWords, useWords } from './words.ts';

const statesOf = ({ CONSOLE, ORDER_DESK }: ConsoleWords, kind: ListKind) => {
  const values = kindOf(kind).state?.values ?? [];
  const label = (value: string) =>
    kind === 'orders' && value === 'created' ? ORDER_DESK.begun.filter : value;
  return [
    ...(openFilter(kind) === OPEN ? [{ value: OPEN, label: CONSOLE.openState }] : []),
    ...values.map((value) => ({ value, label: label(value) })),
  ];
};

type FilterBarProps = { kind: ListKind; filters: Filters; onChange: (filters: Filters) => void };

export function FilterBar({ kind, filters, onChange }: FilterBarProps) {
  const words = useWords();
  const { CONSOLE } = words;
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState(false);
  const filtered = isFiltered(filters);
  // The address may have changed by itself: a link, the way back. The fields keep their focus.
  const { search, state, from, to } = filters;
  useEffect(() => {
    for (const [name, value] of Object.entries({ search, state, from, to })) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [search, state, from, to]);
  const states = statesOf(words, kind);

  function apply(event?: FormEvent) {
    event?.preventDefault();
    if (!form.current) return;
    const fields = new FormData(form.current);
    const field = (name: string) => String(fields.get(name) ?? '').trim();
    onChange({ search: field('search'), state: field('state'), from: field('from'), to: field('to') });
  }

  function clear() {
    form.current?.querySelector('input')?.focus();
    onChange(NO_FILTERS);
  }

  return (
    <form
      ref={form}
      onSubmit={apply}
      className="my-5 grid grid-cols-2 items-end gap-3 md:grid-cols-[1fr_1fr_1fr_auto] xl:grid-cols-[minmax(0,2fr)_10rem_9.5rem_9.5rem_auto]"
    >
      <div className="col-span-2 flex items-end gap-3 md:col-span-4 xl:col-span-1">
        <TextField
          className="min-w-0 grow"
          label={fill(CONSOLE.searchBy, { what: CONSOLE.searchIn[kind] })}
          name="search"
          type="search"
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
        />
        <Button
          className="shrink-0 md:hidden"
          variant="secondary"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {CONSOLE.filters}
        </Button>
      </div>
      {states.length > 0 ? (
        <SelectField
          className={classes('col-span-2 md:col-span-1 md:block', !open && 'hidden')}
          label={CONSOLE.state}
          name="state"
          placeholder={states.some(({ value }) => value === 'spam') ? CONSOLE.anyButSpam : CONSOLE.anyState}
          options={states}
          onChange={() => apply()}
        />
      ) : (
        <span className="hidden md:block" />
      )}
      <TextField
        className={classes('md:block', !open && 'hidden')}
        label={CONSOLE.from}
        name="from"
        type="date"
        onChange={() => apply()}
      />
      <TextField
        className={classes('md:block', !open && 'hidden')}
        label={CONSOLE.to}
        name="to"
        type="date"
        onChange={() => apply()}
      />
      <div className={classes('flex gap-3 max-md:col-span-2 md:flex', !open && !filtered && 'hidden')}>
        <Button type="submit" variant="secondary" size="sm">
          {CONSOLE.search}
        </Button>
        {filtered ? (
          <Button variant="quiet" onClick={clear}>
            {CONSOLE.clear}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
