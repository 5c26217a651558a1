import type { FenceLayout } from './layout-types.ts';
import type { Bounds } from './plane.ts';

// Encloses deck and pool; the house closes the back where there is one. The gate stands at the front left.
export function fenceAround(deck: Bounds, hasHouse: boolean, openEnd: boolean): FenceLayout {
  const gap = 2.5;
  const x0 = deck.x0 - gap;
  const x1 = deck.x1 + (openEnd ? 6.5 : gap);
  const z1 = deck.z1 + gap;
  const z0 = deck.z0 + (hasHouse ? 1 : -gap);
  const gateX = deck.x0 + 4;
  return {
    path: hasHouse
      ? [
          [x0, z0],
          [x0, z1],
          [gateX, z1],
          [gateX + 4, z1],
          [x1, z1],
          [x1, z0],
        ]
      : [
          [x0, z0],
          [x0, z1],
          [gateX, z1],
          [gateX + 4, z1],
          [x1, z1],
          [x1, z0],
          [x0, z0],
        ],
    gate: [
      [gateX, z1],
      [gateX + 4, z1],
    ],
    heightFt: 5,
  };
}
