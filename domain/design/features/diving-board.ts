import { feature } from '../feature-rules.ts';

export const divingBoard = feature({
  name: 'Diving Board',
  weeks: 0,
  edgeFt: 5,
  group: { name: 'around', order: 4 },
  ownFinding: true,
  words: 'board, diving|dive|spring|jump|jumping board, diving platform|plank, high dive',
  foreignWords: 'trampolin, plongeoir, sprungbrett, trampolim, trampolino',
});
