// Editorial rule: plain words for what is on the land; a fault is told with what to do about it. Never call the drawing a survey.

export const PLOT_PAGE = {
  back: 'Back to home',
  eyebrow: 'Your own land',
  title: 'Draw your plot',
  lead: 'Lot lines, house, trees, easements and slope, to the foot. Then put the pool where it will really stand.',
} as const;

export const PLOT_TABLE = {
  drawing: 'Drawing of your plot',
  panels: 'What to work on',
  panel: { draw: 'Plot', underlay: 'Picture', pool: 'Pool' },
} as const;
