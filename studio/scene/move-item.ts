import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { isMovable, type MovableItem, type Move, type Moves, moveOf } from '#domain/design/moves.ts';
import type { Point } from '#domain/geometry/plane.ts';
import { itemName } from './item-name.ts';
import { layoutDesign } from './layout.ts';
import type { Layout } from './layout-types.ts';

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

// What is dropped where there is no room may slide this far.
const SLIDES_FT = 4;
const AS_ASKED_FT = 0.75;

export type Dropped = { moves: Moves | undefined; where: 'there' | 'near' | 'back' };

/** Puts it there, or where there is room close by; else everything stays as it was. */
export function moveTo(design: Design, item: MovableItem, move: Move): Dropped {
  const { usual, now } = layouts(design);
  const reached = layoutDesign(drawnDesign({ ...design, moves: { ...design.moves, [item]: move } }));
  const stands = moveBetween(usual, reached, item);
  const off = Math.hypot(stands.alongFt - move.alongFt, stands.awayFt - move.awayFt);
  const from = moveBetween(usual, now, item);
  const stays = stands.alongFt === from.alongFt && stands.awayFt === from.awayFt;
  if (stays || off > SLIDES_FT || !othersStay(now, reached, item))
    return { moves: design.moves, where: 'back' };
  return { moves: withMove(design.moves, item, stands), where: off < AS_ASKED_FT ? 'there' : 'near' };
}

function othersStay(now: Layout, reached: Layout, item: MovableItem): boolean {
  return now.items.every(({ id, anchor }) => {
    if (id === item || !isMovable(id)) return true;
    const there = reached.items.find((one) => one.id === id)?.anchor;
    return there?.x === anchor.x && there.z === anchor.z;
  });
}

export function withMove(moves: Moves | undefined, item: MovableItem, move: Move): Moves | undefined {
  const { [item]: _, ...others } = moves ?? {};
  const next: Moves = move.alongFt === 0 && move.awayFt === 0 ? others : { ...others, [item]: move };
  return Object.keys(next).length > 0 ? next : undefined;
}

/** A foot that way; null where there is no room for it. */
export function nudge(design: Design, item: MovableItem, way: Way): Moves | undefined | null {
  const { usual, now } = layouts(design);
  const from = moveBetween(usual, now, item);
  const atEdge = now.items.some(({ id, layer }) => id === item && layer === 'edge');
  const [dx, dz] = WAYS[way];
  const asked = moveOf(from.alongFt + dx, from.awayFt + dz);
  const reached = layoutDesign(drawnDesign({ ...design, moves: { ...design.moves, [item]: asked } }));
  const to = moveBetween(usual, reached, item);
  const [along, away] = [to.alongFt - from.alongFt, to.awayFt - from.awayFt];
  const ahead = along * dx + away * dz;
  const aside = Math.abs(along * dz + away * dx);
  // What stands at the edge follows its curve.
  const step = Math.hypot(along, away);
  const stepped = step >= 0.7 && step <= 1.6 && ahead >= 0.5 && aside <= (atEdge ? 1.2 : 0.3);
  return stepped && othersStay(now, reached, item) ? withMove(design.moves, item, to) : null;
}
