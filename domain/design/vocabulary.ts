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

export const FEATURES = [
  'Raised Spa',
  'Swim-Up Bar',
  'Sunshelf',
  'Fire Feature',
  'Solar Heating',
  'Heating',
  'Waterfall',
  'Scuppers',
  'LED Lighting',
  'Infinity Edge',
  'Beach Entry',
  'Slide',
  'Diving Board',
  'Grotto',
  'Bubblers',
  'Deck Jets',
  'Pergola',
  'Outdoor Kitchen',
  'Safety Fence',
  'Automatic Cover',
  'Saltwater System',
] as const;

export type Style = (typeof STYLES)[number];
export type SizeWord = (typeof SIZE_WORDS)[number];
export type Feature = (typeof FEATURES)[number];
