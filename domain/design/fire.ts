import type { Design, Fire } from './design.ts';
import { isCurved } from './outline.ts';

/** As asked for; else bowls beside straight water and a pit with seats beside curved. */
export const fireOf = (design: Pick<Design, 'fire' | 'style' | 'shape'>): Fire =>
  design.fire ?? (isCurved(design) ? 'pit' : 'bowls');
