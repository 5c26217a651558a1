import type { PoolMaterial } from '#domain/estimate/options.ts';
import { ENGINEERED_FT } from '#domain/plot/earthwork.ts';
import type { Design } from './design.ts';
import { FEATURE_RULES, FEATURES } from './features.ts';
import { builtMaterial } from './material.ts';
import { earthworkOf } from './site-work.ts';

type ChecklistItem = { title: string; detail: string };
export type Plan = { checklist: ChecklistItem[] };

/** So many steps has every pool; what a design adds comes after them. */
export const BASE_STEPS = 7;

const BURIED: Record<PoolMaterial, string> = {
  concrete: 'Rebar, main drains, returns, bonding and conduits, then the inspection before concrete.',
  'natural-stone': 'Rebar, main drains, returns, bonding and conduits, then the inspection before concrete.',
  fiberglass: 'Main drains, returns, bonding and conduits, then the inspection before backfill.',
  vinyl:
    'Wall panels and bracing, main drains, returns, bonding and conduits, then the inspection before backfill.',
};
const SHELL: Record<PoolMaterial, string> = {
  concrete: 'Shoot and cure the concrete shell',
  'natural-stone': 'Shoot and cure the concrete shell and line it with stone',
  fiberglass: 'Set the fiberglass shell by crane, level it, and backfill while it fills with water',
  vinyl: 'Shape the floor, backfill the walls and hang the vinyl liner',
};

/** Shell and liner bring theirs along, and stone is its own. */
function interiorOf(design: Design): string {
  const material = builtMaterial(design);
  if (material === 'fiberglass') return `${design.finish} shell color`;
  if (material === 'vinyl') return `${design.finish} liner`;
  return material === 'natural-stone' ? 'stone sealed' : `${design.finish} interior finish`;
}

export function checklistFor(design: Design): ChecklistItem[] {
  const size = `${design.lengthFt} × ${design.widthFt} ft`;
  const base: ChecklistItem[] = [
    {
      title: 'Survey and setbacks',
      detail: `Place the ${size} pool on a current survey; check setbacks, easements and overhead lines with your county.`,
    },
    {
      title: 'Plans and engineering',
      detail:
        'Dimensioned plan set, structural details stamped by a licensed engineer, and a soil report if your county requires one.',
    },
    {
      title: 'Permits',
      detail: 'Submit the plan set as PDF under 10 MB; county review usually takes 5 to 15 business days.',
    },
    {
      title: 'Layout and excavation',
      detail: `Mark the outline on site, dig to ${design.deepFt} ft plus the shell, and agree beforehand who hauls the soil away and who pays for rock.`,
    },
    {
      title: 'Steel, plumbing and electrical',
      detail: BURIED[builtMaterial(design)],
    },
    {
      title: 'Shell, coping and deck',
      detail: `${SHELL[builtMaterial(design)]}, set the coping, then the ${design.deck} deck with its drains.`,
    },
    {
      title: 'Finish, equipment and start-up',
      detail: `Safety barrier inspection, ${interiorOf(design)}, fill, balance the water, and hand over with the warranties.`,
    },
  ];
  // Extras in the vocabulary's order, after the seven that every pool has.
  const extras = FEATURES.filter((feature) => design.features.includes(feature)).flatMap((feature) => {
    const { name, checklist } = FEATURE_RULES[feature];
    return checklist ? [{ title: name, detail: checklist }] : [];
  });
  return [...base, ...groundItems(design), ...extras];
}

/** A few barrows are part of any deck. */
const LITTLE_YD3 = 5;

// Only where the client's ground asks for it.
function groundItems(design: Design): ChecklistItem[] {
  const work = earthworkOf(design);
  if (!work || (work.walls.length === 0 && work.cutYd3 + work.fillYd3 < LITTLE_YD3)) return [];
  const walls = work.walls.length > 0;
  const engineer = work.walls.some((wall) => wall.engineer);
  return [
    {
      title: walls ? 'Grading and retaining walls' : 'Grading',
      detail: [
        'Have the heights surveyed before anything is ordered, and lead water away from the house and the pool.',
        ...(engineer
          ? [
              `Walls from ${ENGINEERED_FT} ft up: an engineer’s design, drainage behind them, and a permit before digging.`,
            ]
          : []),
      ].join(' '),
    },
  ];
}

export const planFor = (design: Design): Plan => ({ checklist: checklistFor(design) });
