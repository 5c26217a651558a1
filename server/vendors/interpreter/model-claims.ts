import * as z from 'zod';
import { COUNTED } from '#domain/design/counts.ts';
import { DECKS, DESIGN_LIMITS, FINISHES, FIRES, HOURS, HOUSES, SETTINGS } from '#domain/design/design.ts';
import { FEATURES } from '#domain/design/features.ts';
import { POOL_SHAPES } from '#domain/design/shape.ts';
import { SIZE_WORDS, STYLES } from '#domain/design/vocabulary.ts';
import { looseObject } from './loose-json.ts';

// What a model may claim about a pool; null is "not said".

const feet = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max).nullable();
const feature = z.enum(FEATURES);
const counted = z.object({ feature: z.enum(COUNTED), count: z.int().min(1).max(100) });

const modelClaims = z.object({
  style: z.enum(STYLES).nullable(),
  size: z.enum(SIZE_WORDS).nullable(),
  shape: z.enum(POOL_SHAPES).nullable(),
  lengthFt: feet(DESIGN_LIMITS.lengthFt),
  widthFt: feet(DESIGN_LIMITS.widthFt),
  shallowFt: feet(DESIGN_LIMITS.shallowFt),
  deepFt: feet(DESIGN_LIMITS.deepFt),
  features: z.array(feature),
  refusedFeatures: z.array(feature),
  counts: z.array(counted),
  fire: z.enum(FIRES).nullable(),
  deck: z.enum(DECKS).nullable(),
  finish: z.enum(FINISHES).nullable(),
  house: z.enum(HOUSES).nullable(),
  setting: z.enum(SETTINGS).nullable(),
  hour: z.enum(HOURS).nullable(),
  childFriendly: z.boolean().nullable(),
});
export type ModelClaims = z.infer<typeof modelClaims>;

export const claimsJsonSchema = () => z.toJSONSchema(modelClaims);

const LONGEST_LIST = 50;

const one = <Value>(schema: z.ZodType<Value | null>, value: unknown): Value | null =>
  schema.safeParse(value).data ?? null;
const many = <Value>(schema: z.ZodType<Value>, value: unknown): Value[] =>
  Array.isArray(value)
    ? value.slice(0, LONGEST_LIST).flatMap((item) => {
        const read = schema.safeParse(item);
        return read.success ? [read.data] : [];
      })
    : [];

/** Field by field: one that is odd falls alone. Null where the text holds no answer at all. */
export function readClaims(text: string): ModelClaims | null {
  const said = looseObject(text);
  const { shape } = modelClaims;
  if (!said || !Object.keys(said).some((name) => name in shape)) return null;
  return {
    style: one(shape.style, said.style),
    size: one(shape.size, said.size),
    shape: one(shape.shape, said.shape),
    lengthFt: one(shape.lengthFt, said.lengthFt),
    widthFt: one(shape.widthFt, said.widthFt),
    shallowFt: one(shape.shallowFt, said.shallowFt),
    deepFt: one(shape.deepFt, said.deepFt),
    features: many(feature, said.features),
    refusedFeatures: many(feature, said.refusedFeatures),
    counts: many(counted, said.counts),
    fire: one(shape.fire, said.fire),
    deck: one(shape.deck, said.deck),
    finish: one(shape.finish, said.finish),
    house: one(shape.house, said.house),
    setting: one(shape.setting, said.setting),
    hour: one(shape.hour, said.hour),
    childFriendly: one(shape.childFriendly, said.childFriendly),
  };
}
