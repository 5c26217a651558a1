import { useId, useState } from 'react';
import { classes } from '#site/ui/classes.ts';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import { IconButton, type IconButtonProps } from '#site/ui/icon-button.tsx';
import { Stamp } from '#site/ui/stamp.tsx';
import { useNarrow } from '#site/use-narrow.ts';
import { Keeping } from './keeping.tsx';
import type { Tool } from './table-state.ts';
import { isTrace } from './tracing.ts';
import type { PlotTable } from './use-plot-table.ts';
import { boundedScale } from './view.ts';
import { useWords } from './words.ts';

type Named = Exclude<Tool, 'pool' | 'scale'>;
type Group = readonly (readonly [Named, IconName])[];

// What selects, what is seen of the land; then what lies on or under it, what is noted.
const USED_MOST: readonly Group[] = [
  [['select', 'cursor']],
  [
    ['lot', 'edit'],
    ['building', 'home'],
    ['tree', 'tree'],
  ],
];
const OTHERS: readonly Group[] = [
  [
    ['easement', 'easement'],
    ['line', 'power-line'],
    ['septic', 'septic'],
  ],
  [
    ['height', 'arrow-to-top'],
    ['access', 'hammer'],
    ['north', 'compass'],
  ],
];

/** Nothing else has a place before there is a lot. */
const FIRST_TOOLS: readonly Tool[] = ['select', 'lot'];
const RULED =
  'sm:before:mx-1 sm:before:my-2 sm:before:w-px sm:before:bg-sand lg:max-xl:before:hidden xl:before:mx-2.5';
const TOOL =
  'flex min-h-11 min-w-0 shrink-0 flex-col items-center justify-center gap-0.5 rounded-control px-0.5 text-fine text-ink max-[22.5rem]:text-[0.6875rem] sm:min-w-14 sm:px-1.5 lg:px-2 hover:bg-foam aria-pressed:bg-ink! aria-pressed:text-white';

type ToolBarProps = { table: PlotTable; isExample: boolean; className: string | undefined };

/** Everything that can be put on the land. Names stand with the pictures: few would guess them. A phone shows those that are used most, and the others when asked, or while one of them is in hand. */
export function ToolBar({ table, isExample, className }: ToolBarProps) {
  const { PLOT_TABLE: words, PLOT_START } = useWords();
  const { tool, plot, draft } = table;
  const choose = (next: Tool) => {
    // What was begun with another tool is put down; undo brings it back.
    if (draft && draft.trace !== next) table.change({ draft: null });
    table.setTool(next);
    table.setPanel('draw');
    if (isTrace(next)) table.select(null);
  };
  const [asked, setAsked] = useState(false);
  const othersId = useId();
  const inHand = OTHERS.flat().some(([name]) => name === tool);
  const showOthers = asked || inHand;
  const rows = (groups: readonly Group[]) =>
    groups.map((group) => (
      <div
        key={group[0]?.[0]}
        className={classes('flex empty:hidden max-sm:contents', group !== USED_MOST[0] && RULED)}
      >
        {group
          .filter(([name]) => plot || FIRST_TOOLS.includes(name))
          .map(([name, icon]) => (
            <button
              key={name}
              type="button"
              aria-pressed={tool === name}
              onClick={() => choose(name)}
              className={TOOL}
            >
              <Icon name={icon} className="size-4.5" />
              {name === 'building' ? (
                <ShortName short={words.house} whole={words.tool[name]} />
              ) : (
                words.tool[name]
              )}
            </button>
          ))}
      </div>
    ));
  return (
    <div className={classes('relative shrink-0 border-sand border-b bg-white', className)}>
      <div
        role="toolbar"
        aria-label={words.tools}
        className={classes(
          'flex py-1.5 max-sm:grid max-sm:grid-cols-5 max-sm:gap-y-1 max-sm:px-2.5 sm:px-[var(--gutter)] lg:flex-wrap lg:ps-[var(--edge)] lg:pe-0',
          plot && 'sm:max-lg:justify-between',
        )}
      >
        {rows(USED_MOST)}
        {plot ? (
          <>
            <button
              type="button"
              aria-expanded={showOthers}
              aria-controls={othersId}
              onClick={() => {
                setAsked(!showOthers);
                // What is put out of sight is put down.
                if (inHand) choose('select');
              }}
              className={classes(TOOL, 'sm:hidden')}
            >
              <Icon name="chevron-down" className={classes('size-4.5', showOthers && 'rotate-180')} />
              {words.moreTools}
            </button>
            <div
              id={othersId}
              className={classes(
                'sm:contents max-sm:col-span-5 max-sm:flex max-sm:justify-between max-sm:whitespace-nowrap',
                !showOthers && 'max-sm:hidden',
              )}
            >
              {rows(OTHERS)}
            </div>
          </>
        ) : null}
      </div>
      {isExample ? (
        <Stamp tone="sand" className="-translate-y-1/2 absolute end-4 top-1/2 py-0!">
          {PLOT_START.example}
        </Stamp>
      ) : null}
    </div>
  );
}

/** One word where every tool needs its place; whoever hears it is told the whole name. */
const ShortName = ({ short, whole }: { short: string; whole: string }) => (
  <>
    <span aria-hidden="true">{short}</span>
    <span className="sr-only">{whole}</span>
  </>
);

function Small({ className, ...props }: IconButtonProps) {
  return (
    <IconButton
      {...props}
      className={classes(
        'flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-control text-ink text-small hover:bg-foam disabled:opacity-50 aria-pressed:bg-water-200',
        className,
      )}
    />
  );
}

/** Back, forward, nearer, farther, at the paper's foot; on a phone not under an example, where there is nothing to do yet. */
export function ViewBar({ table, isExample }: { table: PlotTable; isExample: boolean }) {
  const { PLOT_TABLE: words } = useWords();
  const { view, setView } = table;
  const onZoom = (factor: number) =>
    view && setView({ ...view, pxPerFt: boundedScale(view.pxPerFt * factor) });
  return (
    <div
      className={classes(
        'flex shrink-0 items-center border-sand border-t bg-white max-sm:flex-wrap max-sm:justify-between max-sm:px-2 sm:justify-end',
        isExample && !table.canUndo && !table.canRedo && 'max-sm:hidden',
      )}
    >
      {useNarrow() ? null : (
        <Keeping
          table={table}
          className="min-w-0 flex-1 gap-x-5 px-[var(--gutter)] text-fine leading-tight lg:max-xl:ps-4 lg:pe-2 xl:ps-[var(--edge)]"
        />
      )}
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
        className="m-1.5 px-3"
        pressed={table.snapping}
        onPress={() => table.setSnapping(!table.snapping)}
      />
    </div>
  );
}
