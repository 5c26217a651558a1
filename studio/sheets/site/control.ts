import type { Entity } from '../engine/entity.ts';
import { referencesOf } from '../layout/stake-out.ts';
import type { Draft } from './draft.ts';
import { around } from './spots.ts';

// What the stake-out begins with: its stakes A and B, and the corners of house or lot that they are set from.

export function controlPoints(draft: Draft): Entity[] {
  const { layout, letters, pen, turnDeg } = draft;
  const { kind, a, b, control } = referencesOf(layout);
  if (kind !== 'stakes') return [];
  const all = [{ name: 'A', at: a }, { name: 'B', at: b }, ...control.points];
  return all.flatMap(({ name, at }): Entity[] => [
    { kind: 'symbol', layer: 'A-ANNO-SETO', name: 'spot', at, sizeFt: pen.pt(12) },
    ...letters.write(name, pen.textFt, around(at, pen.textFt * 1.2, pen.textFt, turnDeg), {
      layer: 'A-ANNO-SETO',
      strong: true,
    }),
  ]);
}
