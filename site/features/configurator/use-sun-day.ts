import { useEffect, useState } from 'react';
import type { Design } from '#domain/design/design.ts';
import type { SunPlace } from '#domain/sun/sun-position.ts';
import { useRested } from '#site/use-rested.ts';
import { openShade } from '#studio/shade/ask-shade.ts';
import type { SunDay } from '#studio/shade/sun-day.ts';

/** Where the sun reaches through a day; null until it is worked out, and the day before stays until then. */
export function useSunDay(design: Design, place: SunPlace, month: number): SunDay | null {
  const [shade, setShade] = useState<ReturnType<typeof openShade> | null>(null);
  const [day, setDay] = useState<SunDay | null>(null);
  const rested = useRested(design);
  useEffect(() => {
    const opened = openShade(setDay);
    setShade(opened);
    return () => opened.close();
  }, []);
  useEffect(() => shade?.ask({ design: rested, place, month }), [shade, rested, place, month]);
  return day;
}
