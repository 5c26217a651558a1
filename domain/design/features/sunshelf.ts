import { feature, IN_WATER } from '../feature-rules.ts';

export const sunshelf = feature({
  name: 'Sunshelf',
  weeks: 0,
  edgeFt: 9,
  group: { name: 'water', order: 1 },
  countsAs: ['easy entry'],
  checklist:
    'Shelf 9 to 12 inches under water with sleeves for an umbrella and conduit for bubblers before the shell is shot.',
  words: `
    ledge|shelf|sunshelf|sunshelves, sun|tan|tanning|wet|lounge|lounging|lounger|sunning|sunbathing|thermal|shallow ledge|shelf|shelves
    play|reef|splash|water ledge, tanning|wet|splash deck, tanning area|pad, splash pad, sun|shallow platform, sun|reef step
    baja, baja|baha|bahama shelf|step|bench, sun deck in the pool|water, in pool sun deck, few inches of water
    in pool|water lounger, in pool lounge chair, (lounger|lounge chair|chaise|sun bed) in the water, ledge lounger
    shallow play|lounging|tanning area`,
  foreignWords: 'prainha, playa humeda, plage immergee, sonnenbank, solarium humedo',
  // "a ledge of granite"
  // ... and one that water falls from
  notAsked: `
    # of granite|rock|stone|limestone|bedrock|slate
    rock|stone|granite|boulder|rocky|limestone|slate|flagstone|sandstone|cliff|bedrock|mountain &ledge #
    (drop~|fall~|spill~|pour~|cascad~|tumbl~|run~|flow~|com~) (off|over|down|from) (a|the|some)? _2 &ledge|shelf #`,
  told: [
    {
      tells:
        'lay|lie|lying|laying|sit|sitting|lounge|lounging|stretch _4 (in|on|with) _2 MEASURE of|deep? water',
      unless: 'ledge|shelf|spa|tub',
    },
    {
      tells: `sunbathe|sunbathing|loung~|tan|tanning|lie|lay|chair|chaise _4 ${IN_WATER}`,
      unless: 'ledge|shelf|bar',
    },
    {
      tells:
        'sunbathe|sunbathing|loung~|tanning|chair|toddler|kids|dog _5 (ankle deep|inches deep|inches of water)',
      unless: 'ledge|shelf',
    },
  ],
});
