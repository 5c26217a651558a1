import type { PackageId } from './catalogue.ts';

/** What can be bought beside a package. */
type AddOn = Extract<PackageId, 'premium-3d' | 'engineering-stamp' | 'permitting'>;

// Whoever asks for a stamp or a permit has to have a drawing; whoever has one may need both.
export const LEFT_OUT: Readonly<Record<PackageId, readonly AddOn[]>> = {
  'premium-3d': ['engineering-stamp', 'permitting'],
  'engineering-stamp': ['premium-3d', 'permitting'],
  'luxury-resort': ['engineering-stamp', 'permitting'],
  permitting: ['premium-3d', 'engineering-stamp'],
  diy: ['engineering-stamp', 'permitting'],
};
