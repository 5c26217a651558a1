import { type KeyboardEvent, useMemo, useState } from 'react';
import type { Design } from '#domain/design/design.ts';
import { isMovable, type MovableItem, moveOf } from '#domain/design/moves.ts';
import { fill } from '#domain/words/fill.ts';
import { tell } from '#site/language.ts';
import { Button } from '#site/ui/button.tsx';
import { SelectField } from '#site/ui/field.tsx';
import type { IconName } from '#site/ui/icon.tsx';
import { IconButton } from '#site/ui/icon-button.tsx';
import { compassPoint } from '#studio/compare/compass.ts';
import { movedBetween } from '#studio/compare/moved-between.ts';
import { BACK_BEARING } from '#studio/scene/back-bearing.ts';
import {
  type Dropped,
  type MovableThing,
  movableThings,
  nudge,
  WAYS,
  type Way,
  withMove,
} from '#studio/scene/move-item.ts';
import type { SectionProps } from './panel-sections.tsx';
import { useWords } from './words.ts';

type MoveSectionProps = SectionProps & {
  chosen: MovableItem | null;
  onChoose: (item: MovableItem) => void;
  /** What was delivered, to be measured from; null for the usual places. */
  delivered: Design | null;
  /** How the last drag ended. */
  dropped: Dropped['where'];
};

const ARROWS: { way: Way; icon: IconName; key: string; cell: string }[] = [
  { way: 'back', icon: 'arrow-up', key: 'ArrowUp', cell: 'col-start-2 row-start-1' },
  { way: 'left', icon: 'arrow-left', key: 'ArrowLeft', cell: 'col-start-1 row-start-2' },
  { way: 'front', icon: 'arrow-down', key: 'ArrowDown', cell: 'col-start-2 row-start-2' },
  { way: 'right', icon: 'arrow-right', key: 'ArrowRight', cell: 'col-start-3 row-start-2' },
];

export function MoveSection(props: MoveSectionProps) {
  const { design, onChange, onCommit, delivered, chosen, onChoose, dropped } = props;
  const { CONFIGURATOR } = useWords();
  const words = CONFIGURATOR.move;
  // The design in which the last step had no room.
  const [stuckIn, setStuckIn] = useState<Design | null>(null);
  const things = useMemo(() => movableThings(design), [design]);
  const thing = things.find(({ id }) => id === chosen) ?? things[0];
  const stands = useStanding(thing, design, delivered);
  if (!thing) return null;
  const { id, name } = thing;
  const place = delivered?.moves?.[id] ?? moveOf(0, 0);
  const stored = design.moves?.[id] ?? moveOf(0, 0);
  const near = dropped === 'near' || thing.displaced;

  function put(moves: typeof design.moves) {
    onChange({ moves }, `move ${id}`);
    onCommit();
  }
  function step(way: Way) {
    const moves = nudge(design, id, way);
    onChoose(id);
    setStuckIn(moves === null ? design : null);
    if (moves !== null) put(moves);
  }
  return (
    <div className="space-y-5">
      <SelectField
        label={words.item}
        name="moved"
        value={id}
        options={things.map((one) => ({ value: one.id, label: one.name }))}
        onChange={({ target }) => {
          setStuckIn(null);
          if (isMovable(target.value)) onChoose(target.value);
        }}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Pad name={name} houseSide={design.houseSide} onStep={step} />
        <div className="min-w-0 flex-1 basis-48 space-y-2 text-small">
          <p role="status" data-stands>
            {stands}{' '}
            {stuckIn === design
              ? words.noRoom
              : dropped === 'back'
                ? words.wentBack
                : near
                  ? words.nearest
                  : null}
          </p>
          <Button
            variant="quiet"
            disabled={stored.alongFt === place.alongFt && stored.awayFt === place.awayFt}
            onClick={() => put(withMove(design.moves, id, place))}
          >
            {words.back}
          </Button>
        </div>
      </div>
      <p className="text-fine text-ink-600">
        {words.hint} {words.hint3d}
      </p>
    </div>
  );
}

type PadProps = { name: string; houseSide: Design['houseSide']; onStep: (way: Way) => void };

function Pad({ name, houseSide, onStep }: PadProps) {
  const { CONFIGURATOR, directions } = useWords();
  const words = CONFIGURATOR.move;
  function onKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS.find(({ key }) => key === event.key);
    if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onStep(arrow.way);
  }
  return (
    <fieldset className="grid w-fit grid-cols-[repeat(3,2.75rem)] gap-1" onKeyDown={onKeyDown}>
      <legend className="sr-only">{fill(words.pad, { item: tell(name) })}</legend>
      <span
        aria-hidden="true"
        className="col-start-1 row-start-1 self-center text-center font-semibold text-fine"
      >
        {words.padTitle}
      </span>
      {ARROWS.map(({ way, icon, cell }) => (
        <IconButton
          key={way}
          icon={icon}
          label={fill(words.step, {
            item: tell(name),
            direction: directions[compassPoint(...WAYS[way], BACK_BEARING[houseSide])],
          })}
          onPress={() => onStep(way)}
          className={`${cell} flex size-11 items-center justify-center rounded-full border border-ink-400 hover:bg-foam`}
        />
      ))}
    </fieldset>
  );
}

// Measured as the comparison measures it: from the delivered design, or from the usual place of what is new in it.
function useStanding(thing: MovableThing | undefined, design: Design, delivered: Design | null): string {
  const { CONFIGURATOR, directions } = useWords();
  const words = CONFIGURATOR.move;
  const { fromDelivered, fromUsual } = useMemo(
    () => ({
      fromDelivered: delivered ? everyMove(delivered, design) : [],
      fromUsual: everyMove({ ...design, moves: undefined }, design),
    }),
    [delivered, design],
  );
  const known = useMemo(() => (delivered ? movableThings(delivered) : []), [delivered]);
  if (!thing) return '';
  const isKnown = known.some(({ id }) => id === thing.id);
  const moved = (isKnown ? fromDelivered : fromUsual).find(({ id }) => id === thing.id);
  const [still, stands] = isKnown
    ? [words.usualDelivered, words.standsDelivered]
    : [words.usual, words.stands];
  if (!moved) return fill(still, { item: tell(thing.name) });
  const { feet, direction } = moved;
  return fill(stands, { item: tell(thing.name), feet, direction: directions[direction] });
}

function everyMove(before: Design, after: Design) {
  const { own, along } = movedBetween(before, after);
  return [...own, ...along];
}
