import { DEFAULT_CONTENT } from '#content/default-content.ts';
import type { PaperChoices } from '#domain/estimate/estimate-pdf.ts';
import {
  LOCATIONS,
  labelOf,
  POOL_FEATURES,
  POOL_MATERIALS,
  POOL_SIZES,
  POOL_TYPES,
  TIMELINES,
} from '#domain/estimate/options.ts';

const { CALCULATOR, ESTIMATE_PAPER } = DEFAULT_CONTENT.estimate;

// What the visitor chose, in words, for the paper and for the mails.
export function chosenFacts({
  size,
  type,
  material,
  features,
  location,
  timeline,
}: PaperChoices): [string, string][] {
  const { labels } = CALCULATOR;
  const facts: [string, string][] = [
    [labels.size, labelOf(POOL_SIZES, size)],
    [labels.type, labelOf(POOL_TYPES, type)],
    [labels.material, labelOf(POOL_MATERIALS, material)],
    [
      labels.features,
      features.map((feature) => labelOf(POOL_FEATURES, feature)).join(', ') || ESTIMATE_PAPER.none,
    ],
  ];
  if (location) facts.push([labels.location, labelOf(LOCATIONS, location)]);
  if (timeline) facts.push([labels.timeline, labelOf(TIMELINES, timeline)]);
  return facts;
}
