import { useState } from 'react';
import { type MovableItem, moveOf } from '#domain/design/moves.ts';
import type { Dropped } from '#studio/scene/move-item.ts';
import type { ViewerListener } from '#studio/view/pool/pool-viewer.ts';
import type { Drawing } from './use-design.ts';

const studio = () => import('#studio/scene/move-item.ts');

// Which thing is being moved, and what a drag in the 3D view does to it.
export function useMoving({ design, change, commit }: Drawing) {
  const [chosen, setChosen] = useState<MovableItem | null>(null);
  const [dropped, setDropped] = useState<Dropped['where']>('there');
  const onDrag: ViewerListener['onDrag'] = async ({ item, alongFt, awayFt }) => {
    setChosen(item);
    setDropped('there');
    // In whole feet; less was a press to choose it.
    const [along, away] = [alongFt, awayFt].map((feet) => Math.round(feet));
    if (!along && !away) return;
    const { movableThings, moveTo } = await studio();
    const from = movableThings(design).find(({ id }) => id === item)?.move;
    if (!from) return;
    const to = moveOf(from.alongFt + (along ?? 0), from.awayFt + (away ?? 0));
    const { moves, where } = moveTo(design, item, to);
    setDropped(where);
    if (where === 'back') return;
    change({ moves }, `move ${item}`);
    commit();
  };
  const choose = (item: MovableItem) => {
    setChosen(item);
    setDropped('there');
  };
  return { chosen, choose, dropped, onDrag };
}
