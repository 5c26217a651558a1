import { feature } from '../feature-rules.ts';

export const automaticCover = feature({
  name: 'Automatic Cover',
  weeks: 0.5,
  edgeFt: 0,
  group: { name: 'care', order: 2 },
  intake: { list: 'safetyFeatures', answer: 'Safety cover' },
  countsAs: ['barrier', 'heat saver'],
  words: `
    cover, (automatic|auto|automated|electric|electronic|power|powered|motorized|motorised|retractable|safety|pool) pool|safety? cover
    rolling|slatted|hard cover, (roll out|push button) cover, cover that (slides|rolls out|closes by itself), cover for (the pool|safety)
    coverstar`,
  foreignWords: `
    cubierta automatica, cobertor, cubierta, volet roulant, volet, abdeckung, rolladen
    cobertura automatica, copertura`,
});
