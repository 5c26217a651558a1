// The canonical words of a design: what is stored, sent and shown.

export const STYLES = [
  'Lagoon',
  'Natural',
  'Modern',
  'Rectangular',
  'Luxury',
  'Freeform',
  'Kidney',
  'Lap',
  'Infinity',
  'Mediterranean',
  'Tropical',
  'Resort',
] as const;

export const SIZE_WORDS = ['Small', 'Medium', 'Large', 'Extra large'] as const;

export type Style = (typeof STYLES)[number];
export type SizeWord = (typeof SIZE_WORDS)[number];
