// Who builds a pool, in the order in which they come.
export const TRADES = [
  'layout',
  'excavation',
  'steel',
  'plumbing',
  'electrical',
  'shell',
  'tile',
  'equipment',
  'deck',
  'interior',
  'fence',
  'site',
  'features',
  'start-up',
] as const;
export type Trade = (typeof TRADES)[number];
