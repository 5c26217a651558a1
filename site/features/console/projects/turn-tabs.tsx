import { type KeyboardEvent, useRef } from 'react';
import type { BoardOverview } from '#domain/project/project-file.ts';
import { TURNS, type Turn } from '#domain/project/room.ts';
import { classes } from '#site/ui/classes.ts';
import { useWords } from '../words.ts';
import { UnreadCount } from './unread-count.tsx';

const tabId = (turn: Turn) => `board-tab-${turn}`;
export const columnId = (turn: Turn) => `board-${turn}`;

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

type TabsProps = {
  turn: Turn;
  unread: BoardOverview['unread'] | undefined;
  onChange: (turn: Turn) => void;
};

/** Where there is room for one column only, these choose it; arrow keys move and choose. */
export function TurnTabs({ turn, unread, onChange }: TabsProps) {
  const { PROJECT_DESK: words } = useWords();
  const list = useRef<HTMLDivElement>(null);
  function move(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const next = step ? TURNS.at((TURNS.indexOf(turn) + step) % TURNS.length) : undefined;
    if (!next) return;
    event.preventDefault();
    onChange(next);
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={words.board.columns}
      className="mb-4 grid grid-cols-3 border-sand border-b lg:hidden"
    >
      {TURNS.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={tabId(one)}
          aria-selected={one === turn}
          aria-controls={columnId(one)}
          tabIndex={one === turn ? 0 : -1}
          onClick={() => onChange(one)}
          onKeyDown={move}
          className={classes(
            '-mb-px min-h-12 border-b-2 px-1 py-2.5 font-semibold text-small focus-visible:outline-offset-[-3px]',
            one === turn ? 'border-clay text-ink' : 'border-transparent text-ink-600 hover:text-ink',
          )}
        >
          {words.turns[one]}
          <UnreadCount count={unread?.[one] ?? 0} className="mx-auto block w-fit px-2" />
        </button>
      ))}
    </div>
  );
}
