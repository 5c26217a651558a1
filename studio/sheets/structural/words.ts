import type { DetailKind } from './detail-cuts.ts';

/** What only an engineer can say. */
export const FORM_ROWS = [
  'concrete',
  'floor',
  'wall',
  'beam',
  'gravel',
  'floorSteel',
  'wallSteel',
  'beamSteel',
  'cover',
  'bearing',
  'pressure',
  'water',
  'expansive',
  'relief',
] as const;
export type FormRow = (typeof FORM_ROWS)[number];

export type StructuralWords = Readonly<
  Record<
    | 'sheet'
    | 'plan'
    | 'levelWall'
    | 'notes'
    | 'engineer'
    | 'water'
    | 'wall'
    | 'floor'
    | 'gravel'
    | 'treads'
    | 'joint'
    | 'finish'
    | 'spaWall'
    | 'damWall'
    | 'weirWall'
    | 'basinWall',
    string
  >
> & {
  readonly details: Readonly<Record<DetailKind, string>>;
  readonly form: Readonly<Record<'title' | 'item' | 'assumed' | 'value', string>>;
  readonly formRows: Readonly<Record<FormRow, string>>;
  readonly general: readonly string[];
};
