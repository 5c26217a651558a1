import type { Content } from '#content/content.ts';
import { voiceOf } from '#server/voice.ts';
import { measuresOf } from '#studio/figures/measures.ts';
import { feetAndInches } from '#studio/plan/dimension.ts';
import type { Layout } from '#studio/scene/layout-types.ts';

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
/** Nobody fills a pool to the gallon. */
const HUNDRED = 100;

/** What is measured on the drawing, not on the pool's length times its width. */
export function figureRows(content: Content, layout: Layout): [label: string, value: string][] {
  const { figures: words, units } = content.designTool.DESIGN_PACK;
  const { metric } = voiceOf(content);
  const { waterSqFt, deckSqFt, perimeterFt, gallons, averageDepthFt, spa } = measuresOf(layout);
  return [
    [words.water, `${whole(waterSqFt)} ${units.sqFt}${metric('m²', waterSqFt)}`],
    [words.deck, `${whole(deckSqFt)} ${units.sqFt}${metric('m²', deckSqFt)}`],
    [words.perimeter, `${feetAndInches(perimeterFt)}${metric('m', perimeterFt)}`],
    [words.gallons, `${whole(Math.round(gallons / HUNDRED) * HUNDRED)} ${units.gallons}`],
    [words.average, `${feetAndInches(averageDepthFt)}${metric('m', averageDepthFt)}`],
    ...(spa ? [[words.spa, `${whole(spa.gallons)} ${units.gallons}`] satisfies [string, string]] : []),
  ];
}
