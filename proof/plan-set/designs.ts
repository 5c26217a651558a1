import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import type { PlanSetInput } from '#domain/plan-set/plan-set.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import type { StateCode } from '#domain/safety/state-laws.ts';

// Twelve pools from a plunge to a resort, every style and every feature at least once, four on a plot.

const site = (
  x: number,
  y: number,
  turnDeg: number,
  change: Parameters<typeof samplePlot>[0] = {},
): Design['site'] => ({
  plot: samplePlot(change),
  place: { x, y, turnDeg, levelFt: null },
});

/** An acre that falls away to the south, for what needs room. */
const wideSite = (): Design['site'] => ({
  plot: samplePlot({
    lot: {
      corners: [
        [0, 0],
        [220, 0],
        [240, 200],
        [0, 200],
      ],
      edges: [25, 10, 20, 10].map((setbackFt) => ({ setbackFt, note: 'County code' })),
    },
    trees: [{ kind: 'conifer', at: [205, 60], canopyFt: 14 }],
    easements: [],
    heights: [
      { at: [0, 0], feet: 6 },
      { at: [220, 0], feet: 7 },
      { at: [0, 200], feet: 0 },
      { at: [240, 200], feet: 1 },
    ],
  }),
  place: { x: 110, y: 120, turnDeg: 0, levelFt: null },
});

const planned = (
  name: string,
  state: StateCode | null,
  change: Partial<Design>,
): { name: string; input: PlanSetInput } => ({
  name,
  input: {
    design: { ...DEFAULT_DESIGN, words: '', features: [], ...change },
    title: {
      project: `Sample: ${name}`,
      client: 'Sample client',
      address: '100 Sample Street, Anytown',
      number: 'PW-0000',
      drawnBy: 'Sample designer',
      date: '2026-11-16',
    },
    paper: 'arch-d',
    state,
    released: false,
    notes: null,
    edits: [],
    ticks: [],
    revisions: [],
  },
});

export const TWELVE_DESIGNS: readonly { name: string; input: PlanSetInput }[] = [
  planned('plunge', 'FL', {
    style: 'Modern',
    lengthFt: 12,
    widthFt: 8,
    shallowFt: 4,
    deepFt: 4,
    features: ['Heating', 'Safety Fence'],
  }),
  planned('cold-plunge', 'TX', {
    style: 'Rectangular',
    lengthFt: 16,
    widthFt: 9,
    shallowFt: 3.5,
    deepFt: 4.5,
    features: ['Cold Plunge', 'Saltwater System'],
  }),
  planned('kidney', 'GA', {
    style: 'Kidney',
    lengthFt: 28,
    widthFt: 15,
    shallowFt: 3,
    deepFt: 6,
    features: ['LED Lighting', 'Bubblers'],
  }),
  planned('lap', 'CA', {
    style: 'Lap',
    lengthFt: 60,
    widthFt: 9,
    shallowFt: 4,
    deepFt: 4,
    features: ['Automatic Cover', 'Solar Heating'],
  }),
  planned('rectangle', 'AZ', {
    style: 'Rectangular',
    lengthFt: 32,
    widthFt: 16,
    shallowFt: 3.5,
    deepFt: 6,
    features: ['Raised Spa', 'Sunshelf', 'LED Lighting', 'Heating', 'Safety Fence'],
  }),
  planned('freeform-plot', 'NC', {
    style: 'Freeform',
    lengthFt: 30,
    widthFt: 15,
    shallowFt: 3,
    deepFt: 5,
    features: ['Waterfall', 'LED Lighting', 'Safety Fence'],
    site: site(34, 62, 0),
  }),
  planned('lagoon', 'FL', {
    style: 'Lagoon',
    lengthFt: 45,
    widthFt: 26,
    shallowFt: 1,
    deepFt: 7,
    features: ['Beach Entry', 'Grotto', 'Slide', 'Swim-Up Bar'],
  }),
  planned('mediterranean', null, {
    style: 'Mediterranean',
    lengthFt: 36,
    widthFt: 18,
    shallowFt: 3.5,
    deepFt: 8,
    features: ['Diving Board', 'Scuppers', 'Pergola', 'Deck Jets'],
  }),
  planned('natural', 'OH', {
    style: 'Natural',
    lengthFt: 40,
    widthFt: 24,
    shallowFt: 2,
    deepFt: 6,
    features: ['Regeneration Zone', 'Waterfall'],
  }),
  planned('luxury-plot', 'NV', {
    style: 'Luxury',
    lengthFt: 42,
    widthFt: 22,
    shallowFt: 3.5,
    deepFt: 6.5,
    features: ['Raised Spa', 'Fire Feature', 'Sunshelf', 'Outdoor Kitchen', 'LED Lighting', 'Safety Fence'],
    site: wideSite(),
  }),
  planned('infinity-slope', 'CA', {
    style: 'Infinity',
    lengthFt: 38,
    widthFt: 16,
    shallowFt: 3.5,
    deepFt: 5.5,
    features: ['Infinity Edge', 'LED Lighting', 'Heating'],
    site: wideSite(),
  }),
  planned('resort', 'FL', {
    style: 'Resort',
    shape: 'L-shape',
    lengthFt: 100,
    widthFt: 50,
    shallowFt: 2,
    deepFt: 9,
    features: [
      'Beach Entry',
      'Raised Spa',
      'Waterfall',
      'Swim-Up Bar',
      'LED Lighting',
      'Heating',
      'Saltwater System',
      'Safety Fence',
    ],
    site: wideSite(),
  }),
];
