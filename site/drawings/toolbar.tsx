import { type ReactNode, useState } from 'react';
import { fill } from '#domain/words/fill.ts';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { IconButton, type IconButtonProps } from '#site/ui/icon-button.tsx';
import type { Placing } from './use-placing.ts';
import type { Stage } from './use-stage.ts';
import { useWords } from './words.ts';

const ZOOM_STEP = 1.4;

export function Tool({ className, ...props }: IconButtonProps) {
  return (
    <IconButton
      {...props}
      className={classes(
        'grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-foam active:bg-foam-200 disabled:opacity-40 aria-pressed:bg-water-200',
        className,
      )}
    />
  );
}

function Group({ children }: { children: ReactNode }) {
  return <div className="flex items-center">{children}</div>;
}

// Typed over, it goes there on Enter or when it is left.
function PageField({ stage, pages }: { stage: Stage; pages: number }) {
  const words = useWords();
  const [typed, setTyped] = useState<string | null>(null);
  function go() {
    const page = Number(typed);
    if (typed && Number.isInteger(page) && page >= 1) stage.goToPage(Math.min(page, pages));
    setTyped(null);
  }
  return (
    <form
      className="flex items-center gap-1.5 text-small tabular-nums"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <input
        aria-label={words.pageField}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(stage.page)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onFocus={(event) => event.target.select()}
        onBlur={go}
        style={{ width: `${Math.max(2, String(pages).length) + 2}ch` }}
        className="h-11 rounded-control border border-ink-400 bg-white text-center text-[1rem]"
      />
      <span className="whitespace-nowrap text-ink-600">{fill(words.pageOf, { pages })}</span>
    </form>
  );
}

type ToolbarProps = { stage: Stage; placing: Placing; pages: number; canComment: boolean };

/** Everything that fingers do on the paper, as buttons within a thumb's reach. */
export function Toolbar({ stage, placing, pages, canComment }: ToolbarProps) {
  const words = useWords();
  const isNew = placing.task !== null;
  return (
    <div
      role="toolbar"
      aria-label={words.tools}
      className="flex items-center justify-between gap-1 border-foam-200 border-t bg-white px-2 py-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))] sm:justify-center sm:gap-6"
    >
      {pages > 1 ? (
        <Group>
          <Tool
            icon="chevron-left"
            label={words.previousPage}
            disabled={stage.page <= 1}
            onPress={() => stage.goToPage(stage.page - 1)}
            className="max-sm:hidden"
          />
          <PageField stage={stage} pages={pages} />
          <Tool
            icon="chevron-right"
            label={words.nextPage}
            disabled={stage.page >= pages}
            onPress={() => stage.goToPage(stage.page + 1)}
            className="max-sm:hidden"
          />
        </Group>
      ) : null}
      <Group>
        <Tool icon="minus" label={words.zoomOut} onPress={() => stage.zoomBy(1 / ZOOM_STEP)} />
        <output className="min-w-[3.2em] text-center text-ink-600 text-small tabular-nums max-sm:hidden">
          {fill(words.zoomed, { percent: Math.round(stage.zoom * 100) })}
        </output>
        <Tool icon="plus" label={words.zoomIn} onPress={() => stage.zoomBy(ZOOM_STEP)} />
        <Tool
          icon="fullscreen"
          label={stage.fit === 'width' ? words.fitPage : words.fitWidth}
          onPress={() => stage.fitTo(stage.fit === 'width' ? 'page' : 'width')}
        />
      </Group>
      {canComment ? (
        <button
          type="button"
          aria-pressed={isNew}
          // A press of Enter or Space has no pointer behind it.
          onClick={(event) => (isNew ? placing.stop() : placing.start({ kind: 'new' }, event.detail === 0))}
          className={classes('button sm gap-1.5 px-3 sm:px-4', isNew ? 'secondary' : 'primary')}
        >
          <Icon name={isNew ? 'close' : 'chat'} className="size-5" />
          {isNew ? words.commentStop : words.comment}
        </button>
      ) : null}
    </div>
  );
}
