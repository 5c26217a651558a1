import * as z from 'zod/mini';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { DESIGN_LIMITS, type Design } from '#domain/design/design.ts';
import { type DesignAnswer, designAnswer, storedDesignAnswer } from '#domain/design/design-answer.ts';
import { withParameters } from '#domain/design/design-link.ts';
import { SIZE_WORDS } from '#domain/design/vocabulary.ts';

export type DesignResult = Pick<
  DesignAnswer,
  | 'specs'
  | 'estimate'
  | 'plan'
  | 'imageUrl'
  | 'design'
  | 'understood'
  | 'assumptions'
  | 'notUnderstood'
  | 'budget'
> & {
  /** Null when the service does not say. */
  answeredBy: DesignAnswer['answeredBy'] | null;
  // Absent when the service gave only what the specification names: then there is nothing to share or to watch.
  stored: Pick<DesignAnswer, 'id' | 'links' | 'previewUrl'> | null;
};

const said = z.object({
  specs: z.object({
    style: z.string(),
    approxLengthFt: z.number(),
    features: z.array(z.string()),
    childFriendly: z.boolean(),
    raw: z.optional(z.string()),
  }),
  estimate: designAnswer.shape.estimate,
  plan: z.unknown(),
  imageUrl: z.string(),
});

const nothing = { understood: [], assumptions: [], notUnderstood: [], budget: null };

export function readDesignResult(json: unknown): DesignResult {
  const full = designAnswer.safeParse(json);
  if (full.success) return { ...full.data, stored: full.data };
  const stored = storedDesignAnswer.safeParse(json);
  if (stored.success) return { ...stored.data, ...nothing, stored: stored.data };
  const { specs, estimate, plan, imageUrl } = said.parse(json);
  const design = designOfSpecs(specs);
  const checklist = designAnswer.shape.plan.safeParse(plan);
  return {
    ...nothing,
    design,
    specs: { ...specs, features: design.features, raw: specs.raw ?? '' },
    estimate,
    plan: checklist.success ? checklist.data : { checklist: [] },
    imageUrl,
    answeredBy: null,
    stored: null,
  };
}

// "Extra large Lagoon" is a size word and a style.
function designOfSpecs(specs: z.infer<typeof said>['specs']): Design {
  const size =
    SIZE_WORDS.find((word) => specs.style.toLowerCase().startsWith(`${word.toLowerCase()} `)) ?? null;
  const length = Math.min(
    DESIGN_LIMITS.lengthFt.max,
    Math.max(DESIGN_LIMITS.lengthFt.min, specs.approxLengthFt),
  );
  const base = withParameters(DEFAULT_DESIGN, {
    style: size ? specs.style.slice(size.length + 1) : specs.style,
    size,
    lengthFt: Math.round(length * 10) / 10,
    widthFt: Math.max(DESIGN_LIMITS.widthFt.min, Math.round(length / 2)),
    childFriendly: specs.childFriendly,
    words: (specs.raw ?? '').slice(0, DESIGN_LIMITS.words),
  });
  return specs.features.reduce(
    (design, feature) => withParameters(design, { features: [...design.features, feature] }),
    base,
  );
}
