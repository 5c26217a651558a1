import * as z from 'zod/mini';
import { DESIGN_ID } from '../design/design-answer.ts';
import { PROJECT_LENGTHS } from '../project/limits.ts';
import { staffProjectUrl } from '../project/project-file.ts';
import { projectFileSchema } from '../project/room.ts';
import { lineOf, textOf } from '../site/plain-text.ts';
import { PLAN_SET_LIMITS, planSetSchema } from './plan-set.ts';

// The plan set of a project as the console reads and writes it.

export const planSetUrl = (projectId: string) => `${staffProjectUrl(projectId)}/plan-set`;

const version = z.int().check(z.gte(1));

/** What a colleague changes; design and revisions come by other ways. */
export const planSetChangesSchema = z.pick(planSetSchema, {
  title: true,
  paper: true,
  state: true,
  released: true,
  notes: true,
  edits: true,
  ticks: true,
});
export type PlanSetChanges = z.infer<typeof planSetChangesSchema>;

/** Answered by POST and PUT too. */
export const planSetDraftSchema = z.object({
  version,
  input: planSetSchema,
  savedAt: z.string(),
  /** The colleague's address; null when the account is gone. */
  by: z.nullable(z.string()),
});
export type PlanSetDraft = z.infer<typeof planSetDraftSchema>;

const issueSchema = z.object({
  number: z.int(),
  issuedAt: z.string(),
  by: z.string(),
  /** What changed, as the title block says it. */
  words: z.string(),
  /** Of the delivery's version that holds its files. */
  versionId: z.string(),
  files: z.array(projectFileSchema),
});
export type PlanSetIssue = z.infer<typeof issueSchema>;

/** GET …/plan-set */
export const planSetDeskSchema = z.object({
  draft: z.nullable(planSetDraftSchema),
  /** Newest first. */
  issues: z.array(issueSchema),
  /** What this project has to begin from. */
  starts: z.object({
    /** The project's newest design; null where there is none, or only in words. */
    newest: z.nullable(
      z.object({
        from: z.enum(['delivery', 'wish', 'intake']),
        createdAt: z.string(),
        /** The draft shows this very design. */
        inDraft: z.boolean(),
      }),
    ),
    /** A drawing came with the client's form. */
    plot: z.boolean(),
  }),
});
export type PlanSetDesk = z.infer<typeof planSetDeskSchema>;

/** POST …/plan-set begins a draft; with one there, it takes another design into it and keeps the rest. */
export const planSetStartSchema = z.object({
  from: z.enum(['newest', 'plot', 'link']),
  /** By the name in its link; with `link`. */
  design: z.optional(z.string().check(z.regex(DESIGN_ID))),
  /** Of the draft that is there: a stale one is refused with 409. */
  version: z.optional(version),
});
export type PlanSetStart = z.infer<typeof planSetStartSchema>;

/** PUT …/plan-set */
export const planSetSaveSchema = z.object({ version, changes: planSetChangesSchema });

/** 409 to a stale version: what holds now. */
export const planSetConflictSchema = z.object({ current: planSetDraftSchema });

const columnSchema = z.object({
  key: z.string(),
  title: z.string(),
  share: z.number(),
  align: z.optional(z.enum(['start', 'end'])),
  digits: z.optional(z.number()),
  atMost: z.optional(z.literal(true)),
});
const cellSchema = z.union([z.string(), z.number()]);
const rowSchema = z.object({
  id: z.string(),
  cells: z.record(z.string(), cellSchema),
  heading: z.optional(z.literal(true)),
});
const tableSchema = z.object({
  title: z.string(),
  columns: z.array(columnSchema),
  rows: z.array(rowSchema),
  notes: z.optional(z.array(z.string())),
});

const checklistLineSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** Who ticks it: the data of the set, or a colleague who has seen it done. */
  by: z.enum(['data', 'staff']),
  done: z.boolean(),
  /** What it was read from, or what is missing. */
  detail: z.string(),
  source: z.nullable(z.object({ title: z.string(), url: z.string(), checkedOn: z.string() })),
});
export type ChecklistLine = z.infer<typeof checklistLineSchema>;

/** GET …/plan-set/contents: what the stored draft comes to. */
export const planSetContentsSchema = z.object({
  version,
  sheets: z.array(
    /** In points. */
    z.object({ number: z.string(), title: z.string(), width: z.number(), height: z.number() }),
  ),
  /** As computed, before a colleague's edits. */
  tables: z.array(
    z.object({
      name: z.string(),
      table: tableSchema,
      /** What became of other cells because of them, by row and column: what is ordered follows what was measured. */
      follows: z.record(z.string(), z.record(z.string(), cellSchema)),
    }),
  ),
  checklist: z.array(checklistLineSchema),
  /** The owner's, used unless the draft has its own. */
  generalNotes: z.array(z.string()),
});
export type PlanSetContents = z.infer<typeof planSetContentsSchema>;

/** GET …/plan-set/sheets/:number (image/svg+xml): `version` only keeps it apart in caches; `clouds` marks what changed since the last issue. */
export const sheetUrl = (projectId: string, number: string, shown: { version: number; clouds?: boolean }) =>
  `${planSetUrl(projectId)}/sheets/${encodeURIComponent(number)}?version=${shown.version}${shown.clouds ? '&with=clouds' : ''}`;

/** GET …/plan-set/changes: which sheets differ from the last issue; `since` is null before the first. */
export const planSetChangedSchema = z.object({
  since: z.nullable(z.int()),
  sheets: z.array(z.object({ number: z.string(), title: z.string() })),
});

export const PLAN_SET_FORMATS = ['pdf', 'dxf', 'xlsx', 'csv'] as const;
export type PlanSetFormat = (typeof PLAN_SET_FORMATS)[number];
export const planSetFileUrl = (projectId: string, format: PlanSetFormat) =>
  `${planSetUrl(projectId)}/file?format=${format}`;

/** POST …/plan-set/deliver, with an Idempotency-Key. */
export const planSetDeliverySchema = z.object({
  version,
  /** What changed, for the title block. */
  words: lineOf(PLAN_SET_LIMITS.note).check(z.minLength(1, 'Please say what changed')),
  note: z._default(textOf(PROJECT_LENGTHS.note), ''),
  dueAt: z.optional(z.iso.datetime()),
});
