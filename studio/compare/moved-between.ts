import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { isMovable, type MovableItem, movesIn } from '#domain/design/moves.ts';
import { itemName } from '#studio/scene/item-name.ts';
import { layoutDesign } from '#studio/scene/layout.ts';
import { type CompassPoint, compassPoint } from './compass.ts';
import { standingStill } from './standing-still.ts';

export type ItemMoved = { id: MovableItem; item: string; feet: number; direction: CompassPoint };

// Less comes of itself when something around it grows.
const LEAST_FT = { own: 0.5, along: 1 } as const;

/** Measured on the two layouts, with the house standing still: what somebody moved, and what moved along with other changes. */
export function movedBetween(before: Design, after: Design): Record<keyof typeof LEAST_FT, ItemMoved[]> {
  const [was, is] = [layoutDesign(drawnDesign(before)), layoutDesign(drawnDesign(after))];
  // With its pool a thing has not moved: that is told of the pool.
  const [shiftX, shiftZ] = was.plot && is.plot ? [0, 0] : standingStill(was, is);
  const found: ReturnType<typeof movedBetween> = { own: [], along: [] };
  for (const item of is.items) {
    const old = was.items.find(({ id, label }) => id === item.id && label === item.label);
    if (!old || !isMovable(item.id)) continue;
    const dx = item.anchor.x - old.anchor.x - shiftX;
    const dz = item.anchor.z - old.anchor.z - shiftZ;
    const feet = Math.round(Math.hypot(dx, dz) * 2) / 2;
    const by = movedByHand(before, after, item.id) ? 'own' : 'along';
    if (feet < LEAST_FT[by]) continue;
    const direction = compassPoint(dx, dz, is.backBearingDeg);
    found[by].push({ id: item.id, item: itemName(item), feet, direction });
  }
  return found;
}

function movedByHand(before: Design, after: Design, item: MovableItem): boolean {
  const [from, to] = [before, after].map((design) => movesIn(design).find((one) => one.item === item)?.move);
  return from?.alongFt !== to?.alongFt || from?.awayFt !== to?.awayFt;
}
