import { type Counted, counted, fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { dollars } from '#domain/words/money.ts';
import { ENGLISH_READER, listedFor, type Reader } from '#domain/words/reader.ts';
import type { SiteWork } from './site-work.ts';

export type SiteWorkWords = {
  label: string;
  sentence: string;
  earth: Counted;
  walls: string;
  steps: Counted;
};

/** One sentence: what it is, part by part, each with its price. */
export function saySiteWork(words: SiteWorkWords, work: SiteWork, reader: Reader = ENGLISH_READER): string {
  const { earthYd3, wallFt, wallHeightFt, stepCount } = work;
  const earth = counted(words.earth, earthYd3, { count: grouped(earthYd3), price: dollars(work.earth) });
  const walls = fill(words.walls, {
    feet: grouped(wallFt),
    height: wallHeightFt,
    price: dollars(work.walls),
  });
  const steps = counted(words.steps, stepCount, { count: grouped(stepCount), price: dollars(work.steps) });
  const parts = [
    ...(work.earth > 0 ? [earth] : []),
    ...(work.walls > 0 ? [walls] : []),
    ...(work.steps > 0 ? [steps] : []),
  ];
  return fill(words.sentence, { parts: listedFor(reader, parts) });
}
