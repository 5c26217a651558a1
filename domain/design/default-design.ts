import type { Design } from './design.ts';

// What a design is until somebody says otherwise: a family-sized pool that suits most yards.
export const DEFAULT_DESIGN: Design = {
  style: 'Modern',
  size: null,
  lengthFt: 32,
  widthFt: 16,
  shallowFt: 3.5,
  deepFt: 6,
  features: [],
  deck: 'travertine',
  finish: 'aqua',
  house: 'modern',
  setting: 'garden',
  houseSide: 'north',
  hour: 'golden',
  childFriendly: false,
  words: '',
};
