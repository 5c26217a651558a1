import { feature } from '../feature-rules.ts';

export const divingBoard = feature({
  name: 'Diving Board',
  price: 1_400,
  weeks: 0,
  edgeFt: 5,
  group: { name: 'around', place: 4 },
  ownFinding: true,
  words: [
    'board',
    'diving board',
    'divingboard',
    'dive board',
    'diving bord',
    'springboard',
    'spring board',
    'jump board',
    'jumping board',
    'diving platform',
    'divng board',
    'high dive',
    'diving plank',
  ],
  foreignWords: ['trampolin', 'plongeoir', 'sprungbrett', 'trampolim', 'trampolino'],
});
