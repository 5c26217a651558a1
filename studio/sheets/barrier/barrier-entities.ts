import type { Entity } from '../engine/entity.ts';
import type { Barrier, Gate } from './barrier.ts';

// Fence and gates from above: each leaf open, away from the water.

export const barrierEntities = ({ paths, gates }: Pick<Barrier, 'paths' | 'gates'>): Entity[] => [
  ...paths.map((points): Entity => ({ kind: 'path', layer: 'A-BARR', points, closed: false })),
  ...gates.map(gateEntity),
];

const gateEntity = ({ ends: [hinge, latch], widthFt }: Gate): Entity => ({
  kind: 'symbol',
  layer: 'A-BARR-GATE',
  name: 'gate',
  at: hinge,
  sizeFt: widthFt,
  turnDeg: (Math.atan2(latch[1] - hinge[1], latch[0] - hinge[0]) * 180) / Math.PI,
});
