import { feature } from '../feature-rules.ts';

export const safetyFence = feature({
  name: 'Safety Fence',
  weeks: 0,
  edgeFt: 0,
  group: { name: 'care', order: 1 },
  intake: { list: 'safetyFeatures', answer: 'Pool fence' },
  countsAs: ['barrier'],
  words: `
    fence|fencing|fenced|barrier|fens, pool|safety|child|kid|baby|toddler|mesh|glass|aluminum|removable|childproof fence|fencing|barrier|gate
    (child safety|child proof|wrought iron|safety rail) fence, safety enclosure, fenced in|off, fence it in|off, fence around (it|the pool)
    locked|lockable|locking|latching gate, self closing|latching gate?, with a gate, gate that locks, gate with a lock`,
  foreignWords: `
    barda, barda de seguridad, valla, valla de seguridad, cerca, cerca de seguridad, reja, barriere, cloture, zaun, sicherheitszaun
    recinzione, cerca de protecao`,
  told: [
    {
      tells:
        'a|and|with|need|needs|want|must|the|put|has|have|y gate &END|STOP|COMMA|AND|please|too|also|because',
      unless:
        'driveway|side|garden|front|park|community|neighborhood|our|my|existing|open|through|past|by|near',
    },
    {
      tells:
        'gate|gates _2 around|arond|arround, gate|gates (so|that|to|because|for) _6 in|out|kid|toddler|baby|twins|grandkids|away',
    },
  ],
  // "our fenced yard", "the yard is fenced in", "between the house and the fence": there already
  notAsked: `
    yard|backyard|lot|property _3 &fenced #
    &fenced # _2 yard|backyard|back|lot|property
    between|to|from|past|behind|along|against|near|by _4 the #
    between|to|from|past|behind|along|against|near|by|into (the|my|our)? neighbor|neighbors|neighbours|s #
    # to (house|the|fence|wall|patio|garage)`,
});
