import { useEffect, useState } from 'react';
import type { Design } from '#domain/design/design.ts';
import { fill } from '#domain/words/fill.ts';
import { tell } from '#site/language.ts';
import type { ItemMoved } from '#studio/compare/moved-between.ts';
import type { Drawing } from './use-design.ts';
import { useWords } from './words.ts';

const studio = () => import('#studio/compare/moved-between.ts');

// Over the view: what the last change moved elsewhere, until the next one.
export function MovedAlong({ drawing: { design, changedFrom } }: { drawing: Drawing }) {
  const { CONFIGURATOR, directions } = useWords();
  const words = CONFIGURATOR.move;
  const moved = useMovedAlong(changedFrom, design);
  const said = moved.map(({ item, feet, direction }) =>
    fill(words.followedItem, { item: tell(item).toLowerCase(), feet, direction: directions[direction] }),
  );
  const sentence = changedFrom && makesRoom(changedFrom, design) ? words.madeRoom : words.followed;
  return (
    <p
      role="status"
      data-moved-along
      className="pointer-events-none absolute inset-x-2 bottom-18 mx-auto w-fit max-w-md rounded-card bg-ink/85 px-3.5 py-1.5 text-fine text-white empty:hidden"
    >
      {said.length > 0 ? fill(sentence, { moved: said.join(', ') }) : null}
    </p>
  );
}

const makesRoom = (before: Design, after: Design) =>
  after.features.some((feature) => !before.features.includes(feature)) ||
  after.lengthFt > before.lengthFt ||
  after.widthFt > before.widthFt;

const NONE: readonly ItemMoved[] = [];

function useMovedAlong(before: Design | null, after: Design): readonly ItemMoved[] {
  const [found, setFound] = useState({ after, moved: NONE });
  useEffect(() => {
    if (!before) return;
    let over = false;
    void studio().then(
      ({ movedBetween }) => over || setFound({ after, moved: movedBetween(before, after).along }),
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [before, after]);
  return before && found.after === after ? found.moved : NONE;
}
