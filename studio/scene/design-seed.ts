import type { Design } from '#domain/design/design.ts';

/** The same for the same design, another for nearly every other: what varies from garden to garden follows it. */
export function seedOf(design: Design): number {
  const { style, lengthFt, widthFt, features, deck, finish, house, setting, shape } = design;
  const text = JSON.stringify([
    style,
    lengthFt,
    widthFt,
    [...features].sort(),
    deck,
    finish,
    house,
    setting,
    shape,
  ]);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
