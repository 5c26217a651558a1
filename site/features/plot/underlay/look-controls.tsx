import { turned, UNDERLAY_LIMITS, type Underlay } from '#domain/plot/underlay.ts';
import { fill } from '#domain/words/fill.ts';
import { CheckboxField, SliderField } from '#site/ui/field.tsx';
import { IconButton } from '#site/ui/icon-button.tsx';
import type { PlotTable } from '../use-plot-table.ts';
import { useWords } from '../words.ts';

const SQUARE =
  'grid size-11 place-items-center rounded-control border border-sand text-ink hover:border-lagoon disabled:opacity-45 aria-pressed:border-lagoon aria-pressed:bg-foam';
const MOVES = [
  { to: 'left', icon: 'arrow-left', by: [-1, 0] },
  { to: 'up', icon: 'arrow-up', by: [0, -1] },
  { to: 'down', icon: 'arrow-down', by: [0, 1] },
  { to: 'right', icon: 'arrow-right', by: [1, 0] },
] as const;

type Props = { table: PlotTable; underlay: Underlay };

function TurnControls({ table, underlay }: Props) {
  const { look } = useWords().PLOT_UNDERLAY;
  // Half a turn either way: a picture that lies askew is near the middle.
  const degrees = underlay.turnDeg > 180 ? underlay.turnDeg - 360 : underlay.turnDeg;
  const turn = (byDeg: number) => table.change({ underlay: turned(underlay, byDeg) });
  return (
    <div className="flex items-end gap-2">
      <SliderField
        className="min-w-0 flex-1"
        label={look.turn}
        min={-180}
        max={180}
        step={0.1}
        value={degrees}
        shown={fill(look.degrees, { degrees: Math.round(degrees * 10) / 10 })}
        disabled={underlay.locked}
        onChange={({ target }) =>
          table.change(
            { underlay: turned(underlay, Number(target.value) - underlay.turnDeg) },
            'underlay-turn',
          )
        }
        onBlur={table.commit}
        onPointerUp={table.commit}
      />
      <IconButton
        icon="rotate"
        label={look.left}
        disabled={underlay.locked}
        onPress={() => turn(-90)}
        className={SQUARE}
      />
      <IconButton
        icon="rotate"
        mirrored
        label={look.right}
        disabled={underlay.locked}
        onPress={() => turn(90)}
        className={SQUARE}
      />
    </div>
  );
}

function MoveControls({ table, underlay }: Props) {
  const { look } = useWords().PLOT_UNDERLAY;
  const isDragged = table.selection?.thing.part === 'underlay';
  const [x, y] = underlay.at;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {MOVES.map(({ to, icon, by }) => (
        <IconButton
          key={to}
          icon={icon}
          label={look.moves[to]}
          disabled={underlay.locked}
          onPress={() =>
            table.change({ underlay: { ...underlay, at: [x + by[0], y + by[1]] } }, 'underlay-at')
          }
          className={SQUARE}
        />
      ))}
      <button
        type="button"
        aria-pressed={isDragged}
        disabled={underlay.locked}
        onClick={() => table.select(isDragged ? null : { thing: { part: 'underlay' } })}
        className="min-h-11 rounded-control border border-sand px-3 text-small hover:border-lagoon disabled:opacity-45 aria-pressed:border-lagoon aria-pressed:bg-foam"
      >
        {look.move}
      </button>
    </div>
  );
}

/** How strong the picture shows, and how it lies. */
export function LookControls({ table, underlay }: Props) {
  const { look } = useWords().PLOT_UNDERLAY;
  const change = (part: Partial<Underlay>, field?: string) =>
    table.change({ underlay: { ...underlay, ...part } }, field);
  const { min, max } = UNDERLAY_LIMITS.opacity;
  return (
    <section aria-label={look.title} className="grid gap-3">
      <h2 className="font-semibold">{look.title}</h2>
      <SliderField
        label={look.opacity}
        min={min * 100}
        max={max * 100}
        step={5}
        value={Math.round(underlay.opacity * 100)}
        shown={fill(look.percent, { percent: Math.round(underlay.opacity * 100) })}
        onChange={({ target }) => change({ opacity: Number(target.value) / 100 }, 'underlay-opacity')}
        onBlur={table.commit}
      />
      <TurnControls table={table} underlay={underlay} />
      <MoveControls table={table} underlay={underlay} />
      <div>
        <CheckboxField
          label={look.show}
          checked={underlay.shown}
          onChange={({ target }) => change({ shown: target.checked })}
        />
        <CheckboxField
          label={look.lock}
          checked={underlay.locked}
          onChange={({ target }) => {
            change({ locked: target.checked });
            if (target.checked && table.selection?.thing.part === 'underlay') table.select(null);
          }}
        />
      </div>
    </section>
  );
}
