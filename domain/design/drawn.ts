import type { Design } from './design.ts';

// An infinity pool has its edge whether or not somebody asked for it by name: what is drawn always shows it.
export function drawnDesign(design: Design): Design {
  if (design.style !== 'Infinity' || design.features.includes('Infinity Edge')) return design;
  return { ...design, features: [...design.features, 'Infinity Edge'] };
}
