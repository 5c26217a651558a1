import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { isMovable, type MovableItem, type Move, type Moves, moveOf } from '#domain/design/moves.ts';
import { itemName } from './item-name.ts';
import { layoutDesign } from './layout.ts';
import type { Layout } from './layout-types.ts';
import type { Point } from './plane.ts';

// Moving one thing of a design: a step in a direction, or to a place. What is stored is where it then really stands.

/** As the plan lies: the house at the back, the shallow end on the left. */
export type Way = 'left' | 'right' | 'back' | 'front';
export const WAYS: Record<Way, Point> = { left: [-1, 0], right: [1, 0], back: [0, -1], front: [0, 1] };

export type MovableThing = {
  id: MovableItem;
  name: string;
  /** From its usual place to where it stands. */
  move: Move;
  displaced: boolean;
};

const layouts = (design: Design) => {
  const usual = layoutDesign(drawnDesign({ ...design, moves: undefined }));
  return { usual, now: design.moves ? layoutDesign(drawnDesign(design)) : usual };
};

export function movableThings(design: Design): MovableThing[] {
  const { usual, now } = layouts(design);
  return now.items.flatMap(({ id, label }): MovableThing[] => {
    if (!isMovable(id)) return [];
    const displaced = now.displaced?.includes(id) ?? false;
    return [{ id, name: itemName({ id, label }), move: moveBetween(usual, now, id), displaced }];
  });
}

function moveBetween(usual: Layout, now: Layout, item: MovableItem): Move {
  const [from, to] = [usual, now].map(({ items }) => items.find(({ id }) => id === item)?.anchor);
  return from && to ? moveOf(to.x - from.x, to.z - from.z) : moveOf(0, 0);
}

/** Puts it there, or as near as there is room. */
export function moveTo(
  design: Design,
  item: MovableItem,
  move: Move,
): { moves: Moves | undefined; asAsked: boolean } {
  const moves: Moves = { ...design.moves, [item]: move };
  const { usual, now } = layouts({ ...design, moves });
  const stands = moveBetween(usual, now, item);
  return {
    moves: withMove(design.moves, item, stands),
    asAsked: Math.hypot(stands.alongFt - move.alongFt, stands.awayFt - move.awayFt) < 0.75,
  };
}

export function withMove(moves: Moves | undefined, item: MovableItem, move: Move): Moves | undefined {
  const { [item]: _, ...others } = moves ?? {};
  const next: Moves = move.alongFt === 0 && move.awayFt === 0 ? others : { ...others, [item]: move };
  return Object.keys(next).length > 0 ? next : undefined;
}

const FURTHEST_STEP_FT = 40;

/** A foot that way, or past what stands there to the next free place; null where there is none. */
export function nudge(design: Design, item: MovableItem, way: Way): Moves | undefined | null {
  const { usual, now } = layouts(design);
  const from = moveBetween(usual, now, item);
  const atEdge = now.items.some(({ id, layer }) => id === item && layer === 'edge');
  const [dx, dz] = WAYS[way];
  for (let feet = 1; feet <= FURTHEST_STEP_FT; feet++) {
    const asked = moveOf(from.alongFt + dx * feet, from.awayFt + dz * feet);
    const reached = layoutDesign(drawnDesign({ ...design, moves: { ...design.moves, [item]: asked } }));
    const to = moveBetween(usual, reached, item);
    const [along, away] = [to.alongFt - from.alongFt, to.awayFt - from.awayFt];
    const ahead = along * dx + away * dz;
    const aside = Math.abs(along * dz + away * dx);
    // What stands at the edge may have to go around a corner.
    if (ahead >= 0.5 && (atEdge || aside < 0.6)) return withMove(design.moves, item, to);
  }
  return null;
}
