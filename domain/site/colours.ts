/** The colours of site/app.css, by its names, for what no stylesheet reaches: mails, paper, plans, the provider's card form. */
export const COLOURS = {
  ink: '#0c2a32',
  'ink-600': '#3f585f',
  lagoon: '#0b6477',
  water: '#2fa9b8',
  'water-200': '#bfe3e6',
  foam: '#edf6f6',
  travertine: '#f5f0e7',
  sand: '#e2d6c3',
  'sand-600': '#8b7a5e',
  clay: '#c4633a',
  'clay-600': '#b0532c',
  danger: '#a52a20',
} as const;
