import { useEffect, useState } from 'react';
import type { Design } from '#domain/design/design.ts';
import type { Quantities } from '#domain/design/quantity-estimate.ts';
import { useRested } from '#site/use-rested.ts';

// It needs the layout, which comes with the view.
const studio = () => import('#studio/figures/quantities.ts');

/** What is measured on the drawing, once somebody looks; null until then. */
export function useQuantities(design: Design, isShown: boolean): Quantities | null {
  const [measured, setMeasured] = useState<Quantities | null>(null);
  const rested = useRested(design);
  useEffect(() => {
    if (!isShown) return;
    let over = false;
    void studio().then(
      ({ drawnQuantities }) => over || setMeasured(drawnQuantities(rested)),
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [rested, isShown]);
  return measured;
}
