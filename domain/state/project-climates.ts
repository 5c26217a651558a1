import type { Design, Setting } from '#domain/design/design.ts';
import { STATE_LAWS, type StateCode } from '#domain/safety/state-laws.ts';

// Where a project is drawn says for which climate it was: palms are no more planted in Ohio than lakeside lawns in the desert.

type ClimateKind = 'subtropical' | 'desert' | 'mediterranean' | 'humid' | 'cold';

const KINDS: Record<Setting, readonly ClimateKind[]> = {
  palms: ['subtropical'],
  desert: ['desert'],
  hillside: ['mediterranean'],
  courtyard: ['mediterranean', 'cold'],
  garden: ['humid'],
  forest: ['cold'],
  lake: ['cold'],
};

const STATE_KINDS: Record<StateCode, ClimateKind> = {
  FL: 'subtropical',
  CA: 'mediterranean',
  TX: 'humid',
  AZ: 'desert',
  NV: 'desert',
  NY: 'cold',
  GA: 'humid',
  NC: 'humid',
  PA: 'cold',
  IL: 'cold',
  OH: 'cold',
};

// One for the head of the page and three below it.
const SHOWN = 4;
const STEP = 3;

/** A few projects of the state's climate, after the first without those that its page shows elsewhere. States of one climate begin at different ones. */
export function projectsOfState<Project extends { slug?: string; design?: Design }>(
  code: StateCode,
  projects: readonly Project[],
  shownElsewhere: readonly string[] = [],
): Project[] {
  const kind = STATE_KINDS[code];
  const fitting = projects.filter(({ design }) => design && KINDS[design.setting].includes(kind));
  const alike = STATE_LAWS.filter((law) => STATE_KINDS[law.code] === kind);
  const from = (alike.findIndex((law) => law.code === code) * STEP) % Math.max(1, fitting.length);
  return [...fitting.slice(from), ...fitting.slice(0, from)]
    .filter(({ slug = '' }, at) => at === 0 || !shownElsewhere.includes(slug))
    .slice(0, SHOWN);
}
