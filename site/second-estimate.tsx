import type { QUANTITY_ESTIMATE } from '#content/quantity-estimate.ts';
import type { Design } from '#domain/design/design.ts';
import type { Prices } from '#domain/estimate/prices.ts';
import { lazyPart } from './ui/lazy-part.tsx';
import { whenTouched } from './ui/when-touched.tsx';

type SecondEstimateWords = typeof QUANTITY_ESTIMATE;
export type SecondEstimateProps = { design: Design; prices: Prices; words: SecondEstimateWords };

/** The estimate by quantities: its range, why it differs, and its lines to unfold. Takes the colors of where it stands. */
export const SecondEstimate = whenTouched(
  lazyPart<SecondEstimateProps>(async () => (await import('./quantity-lines.tsx')).QuantityLines),
);
