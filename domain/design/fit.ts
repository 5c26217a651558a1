import type { Design } from './design.ts';
import type { DrawnFigures } from './drawn-figures.ts';
import { FEATURE_RULES } from './features.ts';
import { type Finding, finding } from './finding.ts';

const USABLE_SHARE = 0.7;

const list = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export function fitFinding(design: Design, { perimeterFt: edge }: DrawnFigures): Finding | null {
  const tell = finding(
    'fit',
    'Each feature needs its own length of edge, and about a third of the edge stays free to sit and climb out',
    'Our design practice',
  );
  const asked = design.features.map((feature) => FEATURE_RULES[feature]);
  if (!asked.some(({ edgeFt, ownFinding }) => edgeFt > 0 && !ownFinding)) return null;
  const cramped = asked.filter(({ shortestPoolFt = 0 }) => shortestPoolFt > design.lengthFt);
  if (cramped.length > 0) {
    const needed = Math.max(...cramped.map(({ shortestPoolFt = 0 }) => shortestPoolFt));
    return tell(
      'warning',
      `${list(cramped.map(({ name }) => name))} ${cramped.length === 1 ? 'is' : 'are'} tight in ${design.lengthFt} ft; there is room at about ${needed} ft.`,
    );
  }
  const wanted = asked.reduce((sum, { edgeFt }) => sum + edgeFt, 0);
  if (wanted > edge * USABLE_SHARE) {
    return tell(
      'warning',
      `Your features need ${wanted} ft of the pool’s ${Math.round(edge)} ft edge. Leave one out or make the pool longer.`,
    );
  }
  return tell(
    'good',
    `Everything fits. Your features use ${wanted} ft of the pool’s ${Math.round(edge)} ft edge.`,
  );
}
