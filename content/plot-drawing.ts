// Editorial rule: as on a drawing. What it is, how far it is, how sure we are; nothing more fits.
import type { OriginWords } from '#domain/plot/disclaimer.ts';

/** Stands on everything that leaves the house with a plot in it. */
export const PLOT_ORIGIN: OriginWords = {
  checked: 'From the client’s own drawing, scale error ± {error}%. Not a survey.',
  unchecked: 'From the client’s own drawing, scale not checked. Not a survey.',
  typed: 'From the client’s own drawing, lengths as typed. Not a survey.',
};

/** The same, said to whoever drew it. */
export const OWN_PLOT_ORIGIN: OriginWords = {
  checked: 'From your own drawing, scale error ± {error}%. Not a survey.',
  unchecked: 'From your own drawing, scale not checked. Not a survey.',
  typed: 'From your own drawing, lengths as typed. Not a survey.',
};

/** The sheet of the whole lot, its table of distances and its key. */
export const SITE_PLAN = {
  title: 'Site plan, to scale',
  description: 'Lot with {sides} sides; pool {length} long and {width} wide',
  pool: 'Pool {length} × {width}',
  side: 'Side {number}',
  parts: {
    house: 'House',
    garage: 'Garage',
    shed: 'Shed',
    other: 'Building',
    easement: 'Easement',
    overhead: 'Overhead line',
    buried: 'Buried line',
    tank: 'Septic tank',
    field: 'Septic field',
    tree: 'Tree',
    palm: 'Palm',
    conifer: 'Conifer',
  },
  access: 'Machines {width}',
  wall: 'Wall {height}',
  wallKey: 'Retaining wall, up to {height}',
  stepsKey: { one: '1 step, {riser}" high', other: '{count} steps, {riser}" high each' },
  sections: {
    across: 'Section across the deep end',
    before: 'Ground as it is',
    cut: 'Dug away',
    fill: 'Filled up',
    deck: 'Deck at {height} ft',
  },
  distances: {
    heading: 'From the water’s edge',
    clear: '{feet}',
    wanted: '{feet} ({wanted} wanted)',
    close: '{feet}, but {wanted} wanted',
    overlap: 'pool reaches {feet} into it',
    outside: 'pool reaches {feet} past it',
    canopy: 'branches over the water',
    trunk: 'stands in the pool',
    depth: 'deep end {feet}; {wanted} in some cities',
    more: { one: '1 more, farther away', other: '{count} more, farther away' },
  },
  key: {
    heading: 'Key',
    lot: 'Lot line',
    setback: 'Setback',
    easement: 'Easement',
    septic: 'Septic',
    overhead: 'Overhead line',
    buried: 'Buried line',
    tree: 'Tree with its canopy',
    contour: 'Height of the ground, every {step} ft',
    access: 'Where machines get in',
    conflict: 'Too close',
    wall: 'Retaining wall',
  },
} as const;
