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
  return hashed(text);
}

/** Of what stays while a pool is worked on: sun and clouds do not change with every foot, and two pictures can be compared. */
export const lightSeedOf = ({ style, house, setting }: Design): number =>
  hashed(JSON.stringify([style, house, setting]));

function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
