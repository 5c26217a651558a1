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
  // "cheaper to cover", "that covers the cost"
  notAsked: `
    (cheap|cheaper|easy|easier|hard|harder|cost|costs|enough|insurance|money|expensive|impossible) to &cover #
    &cover|covers # (the cost|the costs|the bill|it all|half|most of|everything|for me|for us|my|our|that cost)`,
  foreignWords: `
    cubierta automatica, cobertor, cubierta, volet roulant, volet, abdeckung, rolladen
    cobertura automatica, copertura`,
});
