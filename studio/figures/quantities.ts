import { countIn } from '#domain/design/counts.ts';
import type { Design } from '#domain/design/design.ts';
import { PRICED_EACH } from '#domain/design/feature-price.ts';
import type { Quantities } from '#domain/design/quantity-estimate.ts';
import { BUILD, CUBIC_FEET_PER_YARD } from '#domain/plan-set/take-off-rates.ts';
import { drawnLayout, oncePer } from './drawn-layout.ts';
import { flowsOf } from './flows.ts';
import { measuresOf } from './measures.ts';
import { usualDeck } from './usual-deck.ts';

/** What is bought and built for a design as it is drawn, by the take-off's own measures. */
export const drawnQuantities: (design: Design) => Quantities = oncePer((design) => {
  const layout = drawnLayout(design);
  const measures = measuresOf(layout);
  // A spa's price holds its own shell, finish and coping.
  const { spa, basin, dig } = measures;
  const { deckSqFt, fenceFt } = usualDeck(design);
  const underDeckFt3 = (deckSqFt - measures.deckSqFt) * (BUILD.deckSlabFt + BUILD.deckBaseFt);
  return {
    digYd3: dig.dugYd3 + (underDeckFt3 - dig.spaFt3) / CUBIC_FEET_PER_YARD,
    shellYd3: (measures.shellFt3 - (spa?.shellFt3 ?? 0)) / CUBIC_FEET_PER_YARD,
    interiorSqFt: measures.interiorSqFt + (basin?.interiorSqFt ?? 0),
    tileFt: measures.tileFt,
    copingFt: measures.copingFt + (basin?.copingFt ?? 0),
    deckSqFt,
    edgeFt: measures.perimeterFt,
    pumpGpm: flowsOf(layout, measures).designGpm,
    weirFt: measures.weirFt,
    fenceFt,
    isCurved: layout.pool.curved,
    counts: Object.fromEntries(
      PRICED_EACH.map((feature) => [
        feature,
        countIn(design, feature) ?? Math.max(1, layout.items.filter(({ kind }) => kind === feature).length),
      ]),
    ),
  };
});
