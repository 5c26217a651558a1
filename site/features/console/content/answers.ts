import * as z from 'zod/mini';
import { untranslatedSchema } from '#domain/console/untranslated.ts';

// What the server says about the documents that staff edit, read by schema like every answer.

export const DOCUMENTS = [
  'brand',
  'packages',
  'faq',
  'testimonials',
  'projects',
  'prices',
  'taxes',
  'booking',
  'planSet',
  'replies',
  'announcement',
  'spanish',
] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
const json: z.ZodMiniType<Json> = z.json();

const whole = z.optional(z.number());

/** A part of the JSON Schema that a form is made from, with the keys of our own. */
const fieldSchema = z.object({
  type: z.optional(z.string()),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  control: z.optional(z.string()),
  optional: z.optional(z.boolean()),
  spoken: z.optional(z.boolean()),
  enum: z.optional(z.array(z.string())),
  choices: z.optional(z.record(z.string(), z.string())),
  maxLength: whole,
  minItems: whole,
  maxItems: whole,
  entry: z.optional(z.string()),
  entryTitle: z.optional(z.string()),
  entryLine: z.optional(z.array(z.array(z.string()))),
  blank: z.optional(json),
  fixed: z.optional(z.boolean()),
  get properties() {
    return z.optional(z.record(z.string(), fieldSchema));
  },
  get items() {
    return z.optional(fieldSchema);
  },
});
export type FieldSchema = z.output<typeof fieldSchema>;

const maybe = z.nullable(z.string());

export const listSchema = z.object({
  documents: z.array(
    z.object({
      name: z.enum(DOCUMENTS),
      version: z.number(),
      publishedAt: maybe,
      by: maybe,
      draft: z.nullable(z.object({ updatedAt: z.string(), by: maybe })),
      schedule: z.nullable(z.object({ at: z.string() })),
    }),
  ),
  /** How many sentences Spanish readers get in English. */
  untranslated: z.number(),
});
export type Listed = z.output<typeof listSchema>['documents'][number];

const change = z.object({ where: z.string(), before: maybe, after: maybe });
export type Change = z.output<typeof change>;

const draft = z.object({
  value: json,
  baseVersion: z.number(),
  revision: z.number(),
  updatedAt: z.string(),
  by: maybe,
  changes: z.optional(z.array(change)),
});

const versionSchema = z.object({
  version: z.number(),
  publishedAt: z.string(),
  by: maybe,
  restoredFrom: z.nullable(z.number()),
  changes: z.array(change),
});
export type Version = z.output<typeof versionSchema>;

export const documentSchema = z.object({
  name: z.enum(DOCUMENTS),
  version: z.number(),
  value: json,
  draft: z.nullable(draft),
  schedule: z.nullable(z.object({ at: z.string(), by: maybe })),
  history: z.array(versionSchema),
  schema: fieldSchema,
});
export type Document = z.output<typeof documentSchema>;

export const savedSchema = z.object({ draft, changes: z.array(change) });
export type Saved = z.output<typeof savedSchema>;

export const currentSchema = z.object({
  current: z.object({ version: z.number(), value: json, draft: z.nullable(draft) }),
});
export type Current = z.output<typeof currentSchema>['current'];

export const refusalSchema = z.object({
  error: z.optional(z.string()),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type Issue = { path: string; message: string };

export const sentencesSchema = z.object({
  ours: z.record(z.string(), z.string()),
  unknown: z.array(untranslatedSchema),
});
export type Sentences = z.output<typeof sentencesSchema>;

const shown = z.array(z.object({ address: z.string(), title: z.string() }));
export const impactSchema = z.object({
  pages: shown,
  structuredData: shown,
  mails: z.array(z.string()),
  papers: z.array(z.string()),
});
export type Impact = z.output<typeof impactSchema>;

export const documentUrl = (name: DocumentName) => `/api/staff/content/${name}`;
export const sentencesUrl = (name: DocumentName) => `${documentUrl(name)}/sentences`;
/** A page with the drafts in place. */
export const previewUrl = (address: string) => `/api/staff/preview${address}`;
