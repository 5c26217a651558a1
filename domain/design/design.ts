import * as z from 'zod/mini';
import { POOL_MATERIALS } from '#domain/estimate/options.ts';
import { siteSchema } from '#domain/plot/site.ts';
import { countsSchema } from './counts.ts';
import { FEATURES } from './features.ts';
import { movesSchema } from './moves.ts';
import { POOL_SHAPES } from './shape.ts';
import { SIZE_WORDS, STYLES } from './vocabulary.ts';

// The one value that text, voice, the configurator, the yard fit and the eco page produce,
// and that the picture, the 3D view, the plan, the estimate and every form take.

export const DECKS = ['travertine', 'pavers', 'flagstone', 'wood', 'concrete', 'tile'] as const;
export const FINISHES = ['white', 'blue', 'aqua', 'pebble', 'dark'] as const;
export const HOUSES = [
  'modern',
  'ranch',
  'mediterranean',
  'farmhouse',
  'coastal',
  'desert-modern',
  'mid-century',
  'villa',
  'lodge',
  'none',
] as const;
export const SETTINGS = ['garden', 'palms', 'desert', 'lake', 'hillside', 'forest', 'courtyard'] as const;
export const HOURS = ['day', 'golden', 'sunset', 'dusk'] as const;
export const FIRES = ['bowls', 'pit'] as const;
export const HOUSE_SIDES = ['north', 'east', 'south', 'west'] as const;

export const DESIGN_LIMITS = {
  lengthFt: { min: 8, max: 120 },
  widthFt: { min: 6, max: 60 },
  shallowFt: { min: 0, max: 8 },
  deepFt: { min: 2, max: 14 },
  words: 4000,
} as const;

const feet = ({ min, max }: { min: number; max: number }) =>
  z.number().check(z.gte(min), z.lte(max), z.multipleOf(0.01));

export const designSchema = z.object({
  style: z.enum(STYLES),
  size: z.nullable(z.enum(SIZE_WORDS)),
  lengthFt: feet(DESIGN_LIMITS.lengthFt),
  widthFt: feet(DESIGN_LIMITS.widthFt),
  shallowFt: feet(DESIGN_LIMITS.shallowFt),
  deepFt: feet(DESIGN_LIMITS.deepFt),
  features: z.array(z.enum(FEATURES)).check(z.maxLength(FEATURES.length)),
  deck: z.enum(DECKS),
  finish: z.enum(FINISHES),
  house: z.enum(HOUSES),
  setting: z.enum(SETTINGS),
  houseSide: z.enum(HOUSE_SIDES),
  hour: z.enum(HOURS),
  childFriendly: z.boolean(),
  words: z.string().check(z.maxLength(DESIGN_LIMITS.words)),
  /** Absent: concrete. As wished; what it can be built of: material.ts. */
  material: z.optional(z.enum(POOL_MATERIALS.map(({ value }) => value))),
  /** Absent: the style draws its own outline. */
  shape: z.optional(z.enum(POOL_SHAPES)),
  /** Absent, all or one: as many as the layout thinks right. */
  counts: z.optional(countsSchema),
  /** Absent: bowls beside straight water, a pit with seats beside curved. */
  fire: z.optional(z.enum(FIRES)),
  /** Absent: everything stands where the layout puts it. */
  moves: z.optional(movesSchema),
  /** Absent: the pool stands on no land in particular. */
  site: z.optional(siteSchema),
});

export type Design = z.infer<typeof designSchema>;
export type Deck = Design['deck'];
export type Finish = Design['finish'];
export type Fire = (typeof FIRES)[number];
export type House = Design['house'];
export type Setting = Design['setting'];
export type Hour = Design['hour'];
