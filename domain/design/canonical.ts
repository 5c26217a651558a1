import { withoutNotes } from '#domain/plot/site.ts';
import { countsIn } from './counts.ts';
import type { Design } from './design.ts';
import { FEATURES } from './features.ts';
import { USUAL_MATERIAL, wishedMaterial } from './material.ts';
import { movesIn } from './moves.ts';

// The same pool is always the same text: fields in a fixed order, features in the vocabulary's, and without the
// visitor's words, which change nothing that can be seen and are nobody else's business. A material, a shape, counts, moves and
// a plot are told only where there are any, so that an older pool keeps its text.
export function canonicalDesign(design: Design): string {
  const { site, shape } = design;
  const material = wishedMaterial(design);
  const counts = countsIn(design).map(({ feature, count }) => [feature, count]);
  const fire = design.features.includes('Fire Feature') ? design.fire : undefined;
  const moves = movesIn(design).map(({ item, move }) => [item, move.alongFt, move.awayFt]);
  return JSON.stringify([
    design.style,
    design.size,
    design.lengthFt,
    design.widthFt,
    design.shallowFt,
    design.deepFt,
    FEATURES.filter((feature) => design.features.includes(feature)),
    design.deck,
    design.finish,
    design.house,
    design.setting,
    design.houseSide,
    design.hour,
    design.childFriendly,
    ...(material === USUAL_MATERIAL ? [] : [{ material }]),
    ...(shape ? [{ shape }] : []),
    ...(counts.length > 0 ? [{ counts }] : []),
    ...(fire ? [{ fire }] : []),
    ...(moves.length > 0 ? [moves] : []),
    ...(site ? [site.place, withoutNotes(site.plot)] : []),
  ]);
}
