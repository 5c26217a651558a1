import * as z from 'zod/mini';
import { emailAddress } from '#domain/site/email-address.ts';
import { WRITE_TEXT } from '#domain/site/form-messages.ts';
import { tooLong } from '#domain/site/plain-text.ts';
import { designSchema } from './design.ts';
import { FEATURES } from './features.ts';

// What the design calls answer, and beside it what the page needs to explain itself.

export const AI_DESIGN_URL = '/api/ai-design-process';
export const DESIGNS_URL = '/api/designs';
export const designUrl = (id: string) => `${DESIGNS_URL}/${id}`;
export const progressUrl = (id: string) => `${DESIGNS_URL}/${id}/progress`;
export const makePhotographUrl = (id: string) => `${DESIGNS_URL}/${id}/photograph`;
export const packUrl = (id: string) => `${DESIGNS_URL}/${id}/pack.pdf`;
export const stakeOutUrl = (id: string) => `${DESIGNS_URL}/${id}/stake-out.pdf`;
export const designMailUrl = (id: string) => `${DESIGNS_URL}/${id}/mail`;
/** The same stages, and after them the word that a finer picture is there. */
export const refinementUrl = (progress: string) => `${progress}?refined`;
export const pictureUrl = (hash: string) => `${DESIGNS_URL}/pictures/${hash}.webp`;
/** The finer one alone, under an address of its own: what a browser kept under the other stays what it is. */
export const refinedUrl = (imageUrl: string) => `${imageUrl}?refined`;

// 128 bits in base64url: nobody guesses one.
export const DESIGN_ID = /^[A-Za-z0-9_-]{22}$/;
export const PICTURE_HASH = /^[0-9a-f]{32}$/;

const ANSWERED_BY = ['built-in', 'model'] as const;

const place = { start: z.number(), end: z.number(), text: z.string() };
const field = z.enum([
  'style',
  'size',
  'lengthFt',
  'widthFt',
  'shallowFt',
  'deepFt',
  'features',
  'deck',
  'finish',
  'material',
  'house',
  'setting',
  'houseSide',
  'hour',
  'childFriendly',
  'words',
  'shape',
  'counts',
  'budget',
]);

const specsSchema = z.object({
  style: z.string(),
  approxLengthFt: z.number(),
  features: z.array(z.enum(FEATURES)),
  childFriendly: z.boolean(),
  raw: z.string(),
});

const estimateSchema = z.object({
  totalLow: z.number(),
  totalHigh: z.number(),
  timelineWeeks: z.number(),
  lineItems: z.object({
    base: z.number(),
    featuresCost: z.number(),
    design: z.number(),
    permits: z.number(),
    sizeFactor: z.number(),
    contingency: z.number(),
    siteWork: z.optional(z.number()),
  }),
  siteWork: z.optional(
    z.object({
      earth: z.number(),
      walls: z.number(),
      steps: z.number(),
      earthYd3: z.number(),
      wallFt: z.number(),
      wallHeightFt: z.number(),
      stepCount: z.number(),
    }),
  ),
});

export const storedDesignAnswer = z.object({
  id: z.string(),
  design: designSchema,
  specs: specsSchema,
  estimate: estimateSchema,
  plan: z.object({ checklist: z.array(z.object({ title: z.string(), detail: z.string() })) }),
  imageUrl: z.string(),
  previewUrl: z.string(),
  answeredBy: z.enum(ANSWERED_BY),
  links: z.object({
    share: z.string(),
    pack: z.string(),
    progress: z.string(),
    panorama: z.string(),
    // Only where an image service is configured.
    photograph: z.optional(z.string()),
  }),
});
export type StoredDesignAnswer = z.infer<typeof storedDesignAnswer>;

export const designAnswer = z.extend(storedDesignAnswer, {
  understood: z.array(
    z.object({ ...place, field, value: z.string(), label: z.string(), wanted: z.boolean() }),
  ),
  assumptions: z.array(z.object({ field, value: z.string(), reason: z.string() })),
  negated: z.array(z.enum(FEATURES)),
  notUnderstood: z.array(z.object(place)),
  budget: z.nullable(z.number()),
});
export type DesignAnswer = z.infer<typeof designAnswer>;

export const newDesignSchema = z.object({
  design: designSchema,
  /** The stored design that it was changed from: what people said of the parts that stay comes along. */
  from: z.optional(z.string().check(z.regex(DESIGN_ID))),
});
export const designMailSchema = z.object({
  email: emailAddress,
  website: z.optional(z.string(WRITE_TEXT).check(z.maxLength(500, tooLong(500)))),
});
export const designMailAnswer = z.object({ emailSent: z.boolean(), message: z.string() });

export const photographAnswer = z.object({ photographUrl: z.string() });

// Stages of a picture, as the server sends them.
export const pictureStage = z.discriminatedUnion('stage', [
  z.object({ stage: z.literal('understood') }),
  z.object({ stage: z.literal('queued'), position: z.number() }),
  z.object({ stage: z.literal('preparing') }),
  z.object({ stage: z.literal('rendering'), percent: z.number() }),
  z.object({ stage: z.literal('finishing') }),
  z.object({ stage: z.literal('done') }),
  z.object({ stage: z.literal('refined') }),
  z.object({ stage: z.literal('failed') }),
]);
export type PictureStage = z.infer<typeof pictureStage>;
