// What the form fills in for somebody who has not settled it; each is marked as an assumption and can be changed.

/** The pool most yards take. */
export const USUAL_POOL = { poolLength: 32, poolWidth: 16, shallowDepth: 3.5, deepDepth: 6 } as const;

/** To walk around the pool, and to sit on the side of the house. */
export const USUAL_DECK = { aroundFt: 4, houseSideFt: 10 } as const;

const within = (feet: unknown): feet is number =>
  typeof feet === 'number' && Number.isFinite(feet) && feet > 0 && feet <= 500;

/** Paved around a pool of this size, to the nearest ten square feet; nothing while the size is not known. */
export function usualDeckSqFt(lengthFt: unknown, widthFt: unknown): number | undefined {
  if (!within(lengthFt) || !within(widthFt)) return undefined;
  const { aroundFt, houseSideFt } = USUAL_DECK;
  const paved = (lengthFt + 2 * aroundFt) * (widthFt + aroundFt + houseSideFt) - lengthFt * widthFt;
  return Math.round(paved / 10) * 10;
}
