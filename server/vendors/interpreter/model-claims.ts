import * as z from 'zod';
import { DECKS, DESIGN_LIMITS, FINISHES, HOURS, HOUSES, SETTINGS } from '#domain/design/design.ts';
import { withParameters } from '#domain/design/design-link.ts';
import { FEATURES } from '#domain/design/features.ts';
import type { Interpretation } from '#domain/design/interpret.ts';
import { specsOf } from '#domain/design/specs.ts';
import { SIZE_WORDS, STYLES } from '#domain/design/vocabulary.ts';

const feet = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max).nullable();

// What a model may claim about a pool; null is "not said".
export const modelClaims = z.object({
  style: z.enum(STYLES).nullable(),
  size: z.enum(SIZE_WORDS).nullable(),
  lengthFt: feet(DESIGN_LIMITS.lengthFt),
  widthFt: feet(DESIGN_LIMITS.widthFt),
  shallowFt: feet(DESIGN_LIMITS.shallowFt),
  deepFt: feet(DESIGN_LIMITS.deepFt),
  features: z.array(z.enum(FEATURES)).max(FEATURES.length),
  refusedFeatures: z.array(z.enum(FEATURES)).max(FEATURES.length),
  deck: z.enum(DECKS).nullable(),
  finish: z.enum(FINISHES).nullable(),
  house: z.enum(HOUSES).nullable(),
  setting: z.enum(SETTINGS).nullable(),
  hour: z.enum(HOURS).nullable(),
  childFriendly: z.boolean(),
});
type ModelClaims = z.infer<typeof modelClaims>;

export const claimsJsonSchema = () => z.toJSONSchema(modelClaims);

// The built-in reading stays underneath: the model overrides what it claims, but cannot bring back what was refused.
export function withModelClaims(read: Interpretation, claims: ModelClaims): Interpretation {
  const { refusedFeatures, features, ...rest } = claims;
  const refused = new Set([...refusedFeatures, ...read.negated]);
  const wanted = new Set([...features, ...read.design.features]);
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
  for (const [name, value] of Object.entries(said))
    if (typeof value === 'number') said[name] = Math.round(value * 10) / 10;
  const design = withParameters(read.design, {
    ...said,
    features: FEATURES.filter((feature) => wanted.has(feature) && !refused.has(feature)),
  });
  return {
    ...read,
    design,
    specs: { ...specsOf(design), raw: read.specs.raw },
    assumptions: read.assumptions.filter((assumption) => !(assumption.field in said)),
    negated: FEATURES.filter((feature) => refused.has(feature)),
  };
}
