import type { Design } from './design.ts';
import type { Feature } from './vocabulary.ts';

export type ChecklistItem = { title: string; detail: string };
export type Plan = { checklist: ChecklistItem[] };

// Extras for these five, in this order, after the seven that every pool has.
const EXTRAS: [Feature, ChecklistItem][] = [
  [
    'Raised Spa',
    {
      title: 'Raised Spa',
      detail:
        'Separate shell on the same steel, its own drains, air line and heater sizing, and a spillway set level to a sixteenth of an inch.',
    },
  ],
  [
    'Swim-Up Bar',
    {
      title: 'Swim-Up Bar',
      detail:
        'Counter and submerged seats cast with the shell, 18 to 20 inches of water over the seats, power kept clear of the water by code.',
    },
  ],
  [
    'Sunshelf',
    {
      title: 'Sunshelf',
      detail:
        'Shelf 9 to 12 inches under water with sleeves for an umbrella and conduit for bubblers before the shell is shot.',
    },
  ],
  [
    'Fire Feature',
    {
      title: 'Fire Feature',
      detail:
        'Gas line sized and pressure-tested before the deck is poured; clearances to seating, planting and overhangs checked.',
    },
  ],
  [
    'Solar Heating',
    {
      title: 'Solar Heating',
      detail:
        'Collector area about the size of the water surface, roof orientation checked, three-way valve and sensor run to the equipment pad.',
    },
  ],
];

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
      detail: 'Rebar, main drains, returns, bonding and conduits, then the inspection before concrete.',
    },
    {
      title: 'Shell, coping and deck',
      detail: `Shoot and cure the concrete shell, set the coping, then the ${design.deck === 'wood' ? 'wood' : design.deck} deck with its drains.`,
    },
    {
      title: 'Finish, equipment and start-up',
      detail: `Safety barrier inspection, ${design.finish} interior finish, fill, balance the water, and hand over with the warranties.`,
    },
  ];
  return [
    ...base,
    ...EXTRAS.filter(([feature]) => design.features.includes(feature)).map(([, item]) => item),
  ];
}

export const planFor = (design: Design): Plan => ({ checklist: checklistFor(design) });
