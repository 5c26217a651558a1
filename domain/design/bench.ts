import type { Design } from './design.ts';

/** A bench stands at the deep end of every pool that has room for one, and for which swimming up to a wall is not the point. */
export const hasBench = ({ style, lengthFt, widthFt }: Pick<Design, 'style' | 'lengthFt' | 'widthFt'>) =>
  style !== 'Lap' && lengthFt >= 20 && widthFt >= 10;
