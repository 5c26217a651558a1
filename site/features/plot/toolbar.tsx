import { classes } from '#site/ui/classes.ts';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import { IconButton, type IconButtonProps } from '#site/ui/icon-button.tsx';
import type { Tool } from './table-state.ts';
import { isTrace } from './tracing.ts';
import type { PlotTable } from './use-plot-table.ts';
import { boundedScale } from './view.ts';
import { useWords } from './words.ts';

const TOOLS = [
  ['select', 'cursor'],
  ['lot', 'edit'],
  ['building', 'home'],
  ['tree', 'tree'],
  ['easement', 'easement'],
  ['line', 'power-line'],
  ['septic', 'septic'],
  ['height', 'arrow-to-top'],
  ['access', 'hammer'],
  ['north', 'compass'],
] as const satisfies readonly (readonly [Tool, IconName])[];

/** Nothing else has a place before there is a lot. */
const FIRST_TOOLS: readonly Tool[] = ['select', 'lot'];

/** Everything that can be put on the land. Names stand beside the pictures: few would guess them. */
export function ToolBar({ table }: { table: PlotTable }) {
  const { PLOT_TABLE: words } = useWords();
  const { tool, plot, draft } = table;
  const choose = (next: Tool) => {
    // What was begun with another tool is put down; undo brings it back.
    if (draft && draft.trace !== next) table.change({ draft: null });
    table.setTool(next);
    table.setPanel('draw');
    if (isTrace(next)) table.select(null);
  };
  return (
    <div className="relative shrink-0 border-sand border-b bg-white">
      <div
        role="toolbar"
        aria-label={words.tools}
        className="flex gap-1 overflow-x-auto ps-[var(--gutter)] pe-12 py-1.5 [scrollbar-width:none] lg:flex-wrap lg:gap-0 lg:overflow-visible lg:px-3"
      >
        {TOOLS.map(([name, icon]) => (
          <button
            key={name}
            type="button"
            disabled={!plot && !FIRST_TOOLS.includes(name)}
            aria-pressed={tool === name}
            onClick={() => choose(name)}
            className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2.5 text-ink text-small lg:px-1.5 hover:enabled:bg-foam disabled:text-ink-400 aria-pressed:bg-ink! aria-pressed:text-white"
          >
            <Icon name={icon} className="size-4.5" />
            {words.tool[name]}
          </button>
        ))}
      </div>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-0 flex w-14 items-center justify-end bg-linear-to-l from-60% from-white to-transparent pe-3 lg:hidden"
      >
        <Icon name="chevron-right" className="size-5 text-ink-600" />
      </span>
    </div>
  );
}

function Small({ className, ...props }: IconButtonProps) {
  return (
    <IconButton
      {...props}
      className={classes(
        'flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-control text-ink text-small hover:bg-foam disabled:opacity-35 aria-pressed:bg-water-200',
        className,
      )}
    />
  );
}

/** Back, forward, nearer, farther. */
export function ViewBar({ table }: { table: PlotTable }) {
  const { PLOT_TABLE: words } = useWords();
  const { view, setView } = table;
  const onZoom = (factor: number) =>
    view && setView({ ...view, pxPerFt: boundedScale(view.pxPerFt * factor) });
  return (
    <div className="absolute end-2 bottom-2 flex lg:end-20 lg:bottom-3 rounded-control border border-sand bg-white shadow-lift max-sm:flex-wrap">
      <Small
        icon="undo"
        label={words.undo}
        aria-keyshortcuts="Control+Z"
        disabled={!table.canUndo}
        onPress={table.undo}
      />
      <Small
        icon="undo"
        mirrored
        label={words.redo}
        aria-keyshortcuts="Control+Shift+Z"
        disabled={!table.canRedo}
        onPress={table.redo}
      />
      <Small icon="minus" label={words.zoomOut} onPress={() => onZoom(1 / 1.4)} />
      <Small icon="plus" label={words.zoomIn} onPress={() => onZoom(1.4)} />
      <Small icon="fullscreen" label={words.fit} onPress={() => table.setView(null)} />
      <Small
        icon="magnet"
        label={words.snapping}
        text={words.snap}
        className="px-3"
        pressed={table.snapping}
        onPress={() => table.setSnapping(!table.snapping)}
      />
    </div>
  );
}
