import { type FormEvent, useEffect, useRef } from 'react';
import type { Filters } from '#domain/console/place.ts';
import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { TextField } from '#site/ui/field.tsx';
import { useWords } from '../words.ts';
import { boardPlace, SHOWN, type Shown, shownOf } from './board-place.ts';

// So long after the last letter it is looked for.
const TYPED_MS = 300;

const go = (shown: Shown, search: string) => window.location.replace(boardPlace(shown, search));

export function BoardFilter({ filters }: { filters: Filters }) {
  const { CONSOLE, PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.board;
  const form = useRef<HTMLFormElement>(null);
  const shown = shownOf(filters);
  const waiting = useRef<number>(undefined);
  // The address may have changed by itself: a link, the way back. The field keeps its focus, and what was typed since.
  useEffect(() => {
    const field = form.current?.elements.namedItem('search');
    if (field instanceof HTMLInputElement && field.value.trim() !== filters.search)
      field.value = filters.search;
    return () => window.clearTimeout(waiting.current);
  }, [filters.search]);

  function findSoon(text: string) {
    window.clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => go(shown, text.trim()), TYPED_MS);
  }

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    window.clearTimeout(waiting.current);
    go(shown, String(new FormData(event.currentTarget).get('search') ?? '').trim());
  }
  function clear() {
    form.current?.querySelector('input')?.focus();
    go(shown, '');
  }

  const labels: Record<Shown, string> = {
    '': words.everybody,
    mine: words.mine,
    unread: words.unread,
    closed: words.closed,
  };
  return (
    <form ref={form} onSubmit={find} className="my-5 flex flex-wrap items-end gap-x-4 gap-y-3">
      <TextField
        className="min-w-0 flex-1 basis-64"
        label={fill(CONSOLE.searchBy, { what: CONSOLE.searchIn.projects })}
        name="search"
        type="search"
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        onChange={({ target }) => findSoon(target.value)}
      />
      {filters.search ? (
        <Button variant="quiet" onClick={clear}>
          {CONSOLE.clear}
        </Button>
      ) : null}
      <fieldset className="max-sm:w-full">
        <legend className="mb-1.5 font-medium text-small">{words.show}</legend>
        <div className="flex rounded-control border border-ink-400">
          {SHOWN.map((one) => (
            <label
              key={one}
              className="grid min-h-11.5 grow cursor-pointer place-items-center border-sand px-3.5 text-small not-first:border-s has-checked:bg-ink has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-lagoon has-focus-visible:outline-offset-3"
            >
              <input
                type="radio"
                name="shown"
                className="sr-only"
                checked={one === shown}
                onChange={() => go(one, filters.search)}
              />
              {labels[one]}
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
