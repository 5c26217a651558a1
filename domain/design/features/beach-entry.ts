import { feature } from '../feature-rules.ts';

export const beachEntry = feature({
  name: 'Beach Entry',
  weeks: 0.5,
  edgeFt: 12,
  shortestPoolFt: 30,
  group: { name: 'water', order: 2 },
  countsAs: ['easy entry'],
  words: `
    (beach|beachy|beach style|beach front|zero|zero depth|zero grade|zero step|walk in|ramp|sand|sandy) entry|entrance
    (sloped|sloping|gradual|graduated|gentle slope|gently sloping|sloped beach|accessible) entry|entrance, zero depth
    wheelchair access|accessible|ramp, (beech|beachy) entry|entrance, (entry|walk in|walks in|slope in)? (like a|like the|like at the) beach, beach you (can)? (walk|wade) in|into?, (pebble|gravel|sand|sandy|little) beach, beach to walk, beach walk in, walk in beach|slope|gradually
    sloping|shallow|sandy|tiny|real beach, soft entry|entrance, beach (on|at) (the|one|that)? (one|far|shallow|near|other)? end|side, beach access|style|slope|area
    slope (to walk in|to walk into|you can walk), gentle slope into, ramp in|into, ramp down into, walk right|straight in|into`,
  foreignWords:
    'entrada de playa, entrada tipo playa, orilla (tipo|de|como) playa, tipo playa, entree plage, strandeinstieg',
  told: [
    {
      tells:
        'stroll~|walk~|wade|wading|ease~|roll~|wheel~ right|straight|slowly|gradually|gently|myself|down in|into, to|can|could|you|i|we|kids|they walk|wade|stroll|ease|roll|wheel in|into &END|STOP|COMMA|AND|it|the|from|instead|without|with|like',
      unless: '(walking in)|closet|shower|store|house|beach|slope|ramp|entry|entrance|step',
    },
  ],
});
