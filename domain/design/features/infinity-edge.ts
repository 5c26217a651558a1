import { feature } from '../feature-rules.ts';

export const infinityEdge = feature({
  name: 'Infinity Edge',
  price: 9_500,
  weeks: 1,
  edgeFt: 16,
  group: { name: 'water', place: 6 },
  includedIn: 'infinity',
  intake: { list: 'waterFeatures', answer: 'Infinity/knife edge' },
  words: [
    'infinity edge',
    'vanishing edge',
    'negative edge',
    'zero edge',
    'knife edge',
    'disappearing edge',
    'perimeter overflow',
    'overflow edge',
    'vanishing',
    'edge that disappears',
    'edge that vanishes',
    'rimless edge',
    'spill edge',
    'infinity side',
    'infinity ledge',
    'infinity overflow',
    'invisible edge',
    'infinity border',
    'vanishing edges',
    'wet edge',
    'infinity wall',
    'vanish edge',
    'slot edge',
  ],
  foreignWords: ['borde infinito', 'borda infinita', 'bordo a sfioro'],
  told: [
    {
      tells:
        /\bedge (\w+ ){0,3}(disappear|vanish|melt|blend|merge|drop|fall)\w*|\b(disappear|vanish|spill|pour|fall)\w* (\w+ ){0,2}over (the |one )?edge\b/,
    },
    {
      tells:
        /\bwater (\w+ ){0,4}(disappear|vanish|melt|blend|merge|pour)\w* (\w+ ){0,3}(horizon|lake|ocean|sea|valley|view|sky|into it)\b/,
    },
  ],
});
