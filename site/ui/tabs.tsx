import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classes } from './classes.ts';

type TabItem = { id: string; label: string; content: ReactNode };
type TabsProps = {
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange: (id: string) => void;
  className?: string;
};

const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

// Arrow keys move and choose, Home and End jump; every panel stays in the page so its text can be found.
export function Tabs({ label, items, value, onChange, className }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  function choose(index: number) {
    const item = items[(index + items.length) % items.length];
    if (!item) return;
    onChange(item.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(item.id)}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const current = items.findIndex((item) => item.id === value);
    const step = STEP[event.key];
    if (step) choose(current + step);
    else if (event.key === 'Home') choose(0);
    else if (event.key === 'End') choose(items.length - 1);
    else return;
    event.preventDefault();
  }

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex gap-x-4 overflow-x-auto border-sand sm:gap-x-8 border-b [scrollbar-width:none]"
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            data-tab={item.id}
            id={`${base}-tab-${item.id}`}
            aria-selected={item.id === value}
            aria-controls={`${base}-panel-${item.id}`}
            tabIndex={item.id === value ? 0 : -1}
            onClick={() => onChange(item.id)}
            onKeyDown={onKeyDown}
            className={classes(
              '-mb-px min-h-12 border-b-2 py-3 font-semibold text-small transition-colors focus-visible:outline-offset-[-3px] max-sm:flex-1 max-sm:leading-tight sm:whitespace-nowrap',
              item.id === value ? 'border-clay text-ink' : 'border-transparent text-ink-600 hover:text-ink',
            )}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${base}-panel-${item.id}`}
          aria-labelledby={`${base}-tab-${item.id}`}
          hidden={item.id !== value}
          className="pt-8"
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}
