import type { Design } from './design.ts';
import type { Finding } from './findings.ts';
import type { Feature } from './vocabulary.ts';

// Feet of pool edge that each feature needs for itself, walking room included.
const EDGE_FT: Partial<Record<Feature, number>> = {
  'Raised Spa': 9,
  'Swim-Up Bar': 12,
  Sunshelf: 9,
  Waterfall: 8,
  Scuppers: 9,
  'Beach Entry': 12,
  Slide: 7,
  'Diving Board': 5,
  Grotto: 14,
  'Deck Jets': 6,
  'Infinity Edge': 16,
};
// Shortest pool in which each still leaves water to swim in.
const SHORTEST_FT: Partial<Record<Feature, number>> = {
  'Swim-Up Bar': 28,
  'Beach Entry': 30,
  Grotto: 30,
  Slide: 24,
};
const USABLE_SHARE = 0.7;

const list = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export function fitFinding(design: Design): Finding | null {
  const rule =
    'Each feature needs its own length of edge, and about a third of the edge stays free to sit and climb out';
  const source = 'Our design practice';
  // Whether a board has its water is a finding of its own.
  const placed = design.features.filter(
    (feature) => feature !== 'Diving Board' && EDGE_FT[feature] !== undefined,
  );
  if (placed.length === 0) return null;
  const cramped = design.features.filter((feature) => (SHORTEST_FT[feature] ?? 0) > design.lengthFt);
  if (cramped.length > 0) {
    const needed = Math.max(...cramped.map((feature) => SHORTEST_FT[feature] ?? 0));
    return {
      id: 'fit',
      tone: 'warning',
      sentence: `${list(cramped)} ${cramped.length === 1 ? 'is' : 'are'} tight in ${design.lengthFt} ft; there is room at about ${needed} ft.`,
      rule,
      source,
    };
  }
  const edge = 2 * (design.lengthFt + design.widthFt);
  const wanted = design.features.reduce((sum, feature) => sum + (EDGE_FT[feature] ?? 0), 0);
  if (wanted > edge * USABLE_SHARE) {
    return {
      id: 'fit',
      tone: 'warning',
      sentence: `Your features need ${wanted} ft of the ${Math.round(edge)} ft edge; leave one out or make the pool longer.`,
      rule,
      source,
    };
  }
  return {
    id: 'fit',
    tone: 'good',
    sentence: `Everything fits: your features take ${wanted} ft of the ${Math.round(edge)} ft edge.`,
    rule,
    source,
  };
}
