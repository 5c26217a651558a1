import { type KeyboardEvent, useMemo, useState } from 'react';
import { isMovable, type MovableItem, moveOf } from '#domain/design/moves.ts';
import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { SelectField } from '#site/ui/field.tsx';
import type { IconName } from '#site/ui/icon.tsx';
import { IconButton } from '#site/ui/icon-button.tsx';
import { compassPoint } from '#studio/compare/compass.ts';
import { BACK_BEARING } from '#studio/scene/layout.ts';
import { movableThings, nudge, WAYS, type Way, withMove } from '#studio/scene/move-item.ts';
import type { SectionProps } from './panel-sections.tsx';
import { type ConfiguratorWords, useWords } from './words.ts';

type MoveSectionProps = SectionProps & {
  chosen: MovableItem | null;
  onChoose: (item: MovableItem) => void;
  /** The last drag ended where there was no room. */
  crowded: boolean;
};

const ARROWS: { way: Way; icon: IconName; key: string; cell: string }[] = [
  { way: 'back', icon: 'arrow-up', key: 'ArrowUp', cell: 'col-start-2 row-start-1' },
  { way: 'left', icon: 'arrow-left', key: 'ArrowLeft', cell: 'col-start-1 row-start-2' },
  { way: 'right', icon: 'arrow-right', key: 'ArrowRight', cell: 'col-start-3 row-start-2' },
  { way: 'front', icon: 'arrow-down', key: 'ArrowDown', cell: 'col-start-2 row-start-3' },
];

export function MoveSection(props: MoveSectionProps) {
  const { design, onChange, onCommit, chosen, onChoose, crowded } = props;
  const { CONFIGURATOR, directions } = useWords();
  const words = CONFIGURATOR.move;
  const [stuck, setStuck] = useState(false);
  const things = useMemo(() => movableThings(design), [design]);
  const thing = things.find(({ id }) => id === chosen) ?? things[0];
  if (!thing) return null;
  const { id, name } = thing;
  const bearing = BACK_BEARING[design.houseSide];

  function put(moves: typeof design.moves) {
    onChange({ moves }, `move ${id}`);
    onCommit();
  }
  function step(way: Way) {
    const moves = nudge(design, id, way);
    setStuck(moves === null);
    if (moves !== null) put(moves);
  }
  function onKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS.find(({ key }) => key === event.key);
    if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step(arrow.way);
  }
  return (
    <div className="space-y-5">
      <SelectField
        label={words.item}
        name="moved"
        value={id}
        options={things.map((one) => ({ value: one.id, label: one.name }))}
        onChange={({ target }) => {
          setStuck(false);
          if (isMovable(target.value)) onChoose(target.value);
        }}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <fieldset className="grid w-fit grid-cols-[repeat(3,2.75rem)] gap-1" onKeyDown={onKeyDown}>
          <legend className="sr-only">{fill(words.pad, { item: name })}</legend>
          {ARROWS.map(({ way, icon, cell }) => (
            <IconButton
              key={way}
              icon={icon}
              label={fill(words.step, {
                item: name,
                direction: directions[compassPoint(...WAYS[way], bearing)],
              })}
              onPress={() => step(way)}
              className={`${cell} flex size-11 items-center justify-center rounded-full border border-ink-400 hover:bg-foam`}
            />
          ))}
        </fieldset>
        <div className="min-w-0 flex-1 basis-48 space-y-2 text-small">
          <p role="status" data-stands>
            {standing(CONFIGURATOR.move, directions, thing, bearing)}{' '}
            {stuck ? words.noRoom : crowded || thing.displaced ? words.nearest : null}
          </p>
          <Button
            variant="quiet"
            disabled={thing.move.alongFt === 0 && thing.move.awayFt === 0}
            onClick={() => put(withMove(design.moves, id, moveOf(0, 0)))}
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

function standing(
  words: ConfiguratorWords['CONFIGURATOR']['move'],
  directions: ConfiguratorWords['directions'],
  { name: item, move: { alongFt, awayFt } }: ReturnType<typeof movableThings>[number],
  bearing: number,
): string {
  const feet = Math.round(Math.hypot(alongFt, awayFt) * 2) / 2;
  if (feet === 0) return fill(words.usual, { item });
  return fill(words.stands, { item, feet, direction: directions[compassPoint(alongFt, awayFt, bearing)] });
}
