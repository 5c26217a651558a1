// Editorial rule: words around the gallery only; the projects themselves are in content/projects.

export const PORTFOLIO = {
  eyebrow: 'Portfolio',
  heading: 'Featured Projects',
  lead: '{Count.projects} designs from our studio, each fully dimensioned.',
  size: '{length} × {width} ft',
  filterLabel: 'Show projects by category',
  viewAll: 'View All Projects',
  counter: 'Image {position} of {total}',
  previous: 'Previous image',
  next: 'Next image',
  close: 'Close',
  link: 'View project',
  like: 'Design one like this',
  watermark: '© {brand}',
} as const;

export const PORTFOLIO_FILTERS = [
  { value: 'all', label: 'All Projects' },
  { value: 'residential', label: 'Residential' },
  { value: 'luxury', label: 'Luxury' },
  { value: 'natural', label: 'Natural' },
  { value: 'modern', label: 'Modern' },
] as const;
