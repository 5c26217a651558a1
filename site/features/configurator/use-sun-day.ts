import { useEffect, useState } from 'react';
import type { Design } from '#domain/design/design.ts';
import type { SunPlace } from '#domain/sun/sun-position.ts';
import { useRested } from '#site/use-rested.ts';
import { openShade } from '#studio/shade/ask-shade.ts';
import type { ShadeAnswer } from '#studio/shade/shade-worker.ts';

/** Where the sun reaches through a day, with its month: until the next is worked out the one before stays. Null until there is one. */
export function useSunDay(design: Design, place: SunPlace, month: number): ShadeAnswer | null {
  const [shade, setShade] = useState<ReturnType<typeof openShade> | null>(null);
  const [answer, setAnswer] = useState<ShadeAnswer | null>(null);
  const rested = useRested(design);
  useEffect(() => {
    const opened = openShade(setAnswer);
    setShade(opened);
    return () => opened.close();
  }, []);
  useEffect(() => shade?.ask({ design: rested, place, month }), [shade, rested, place, month]);
  return answer;
}
