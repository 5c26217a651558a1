// The intake's fixed lists: what is stored and sent is the specification's own word or slug.

export const DECK_MATERIALS = [
  'Concrete/Stamped Concrete',
  'Natural Stone (Travertine, Flagstone)',
  'Pavers (Brick, Stone, Concrete)',
  'Wood Decking',
  'Composite Decking',
  'Tile',
  'Other',
] as const;

export const BUDGET_RANGES = [
  '$25,000-$50,000',
  '$50,000-$75,000',
  '$75,000-$100,000',
  '$100,000-$150,000',
  '$150,000-$200,000',
  '$200,000+',
] as const;

export const WATER_FEATURES = [
  'Scuppers',
  'Sheer descents',
  'Laminars',
  'Bubblers',
  'Deck jets',
  'Spillway',
  'Infinity/knife edge',
] as const;

export const FIRE_FEATURES = ['Fire bowls', 'Fire pit (gas)', 'Fire pit (propane)', 'Fireplace'] as const;

export const SAFETY_FEATURES = [
  'Pool fence',
  'Safety cover',
  'Pool alarms',
  'Gate alarms',
  'Screen enclosure',
] as const;

export const SPA_SIZES = [
  { value: 'small', label: 'Small, 6-8 people' },
  { value: 'medium', label: 'Medium, 8-10 people' },
  { value: 'large', label: 'Large, 10+ people' },
] as const;

export const EQUIPMENT_BRANDS = [
  { value: 'pentair', label: 'Pentair' },
  { value: 'hayward', label: 'Hayward' },
  { value: 'jandy', label: 'Jandy' },
  { value: 'no-preference', label: 'No preference' },
] as const;

export const FILE_PURPOSES = [
  { value: 'survey', label: 'Survey or site plan' },
  { value: 'photo', label: 'Backyard photo' },
  { value: 'hoa', label: 'HOA document' },
  { value: 'sketch', label: 'Sketch' },
] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number]['value'];

export const DEPTH_STEP_FT = 0.5;
