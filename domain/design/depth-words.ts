import type { Design } from './design.ts';

export const depthWords = ({ shallowFt, deepFt }: Pick<Design, 'shallowFt' | 'deepFt'>): string =>
  shallowFt === deepFt ? `${deepFt} ft throughout` : `${shallowFt} to ${deepFt} ft`;
