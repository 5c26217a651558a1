// Editorial rule: a plot in one line, figures first. Whoever reads it must not take a client's drawing for a survey.
import type { PlotFactWords } from '#domain/design/plot-facts.ts';
import { OWN_PLOT_ORIGIN, PLOT_ORIGIN } from './plot-drawing.ts';

export const PLOT_SUMMARY: PlotFactWords = {
  area: '{area} sq ft',
  buildings: { house: 'house', garage: 'garage', shed: 'shed', other: 'another building' },
  trees: { one: '1 tree', other: '{count} trees' },
  pool: 'pool {feet} ft from the {building}',
  poolAtBuilding: 'pool reaches into the {building}',
  sketch: 'Sketch of the yard: {words}',
  origin: PLOT_ORIGIN,
};

/** For whoever drew it. */
export const OWN_PLOT_SUMMARY: PlotFactWords = { ...PLOT_SUMMARY, origin: OWN_PLOT_ORIGIN };

/** Wherever a pool on a plot is looked at. */
export const NO_ROOM = {
  sentence: 'No room on your lot for the {things}.',
  atPool: 'This pool has no room for {things}.',
  rule: 'Everything stands inside the lot lines, clear of buildings, tree trunks and the water',
  source: 'Our layout on your drawing',
} as const;

/** What leads to the drawing table from the other tools. */
export const PLOT_LINKS = {
  fromDesign: 'Put it in my own yard',
  changeOnPlot: 'Change the yard or the place',
  fromYard: {
    heading: 'Not a rectangle?',
    body: 'Draw your lot as it is, or trace your survey, and place the pool on it. We start with these dimensions.',
    action: 'Draw my yard',
  },
} as const;

/** Of the project form. */
export const INTAKE_PLOT = {
  label: 'Your yard',
  heading: 'Your yard, drawn to scale',
  lead: 'Draw lot lines, house and trees, or trace your survey. It tells us more than words.',
  draw: 'Draw your yard',
  found: 'You drew a yard in this browser. It stays here until you add it.',
  add: 'Add my drawing',
  change: 'Change the drawing',
  remove: 'Remove the drawing',
  newer: 'You have changed the drawing since you added it.',
  useNewer: 'Use the newer drawing',
  unfinished: 'Your drawing is not ready yet. Fix what is marked and put the pool on it, then add it here.',
} as const;

/** In the console and in a project's room. */
export const PLOT_SHOWN = {
  title: 'In their own yard',
  own: 'Your yard',
  notes: 'Their notes: {notes}',
} as const;
