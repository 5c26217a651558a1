import type { Footprint } from './layout-types.ts';

const NUMBERED = /-(\d+)$/;

/** 'Raised spa', 'Fire bowl', 'Fire bowl 2'. */
export function itemName({ id, label }: Pick<Footprint, 'id' | 'label'>): string {
  const number = NUMBERED.exec(id)?.[1];
  return number ? `${label} ${number}` : label;
}
