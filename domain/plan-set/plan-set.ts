import * as z from 'zod/mini';
import { designSchema } from '#domain/design/design.ts';
import { STATE_LAWS, type StateCode } from '#domain/safety/state-laws.ts';
import { lineOf } from '#domain/site/plain-text.ts';
import { PAPER_NAMES } from './papers.ts';

// What a set of plan sheets is made from: a design on its plot, and what a colleague says about it. Everything else is computed.

export const PLAN_SET_LIMITS = {
  line: 120,
  address: 200,
  note: 400,
  notes: 40,
  cell: 300,
  id: 60,
  cellsPerRow: 12,
  edits: 400,
  ticks: 60,
  revisions: 30,
} as const;

export const STATE_CODES: readonly [StateCode, ...StateCode[]] = [
  STATE_LAWS[0].code,
  ...STATE_LAWS.slice(1).map(({ code }) => code),
];

const id = lineOf(PLAN_SET_LIMITS.id);
const day = z.iso.date();

export const titleSchema = z.object({
  project: lineOf(PLAN_SET_LIMITS.line),
  client: lineOf(PLAN_SET_LIMITS.line),
  address: lineOf(PLAN_SET_LIMITS.address),
  number: lineOf(PLAN_SET_LIMITS.id),
  drawnBy: lineOf(PLAN_SET_LIMITS.line),
  /** As on a calendar, whatever the time zone. */
  date: day,
});
export type PlanSetTitle = z.infer<typeof titleSchema>;

const rowEditSchema = z.object({
  table: id,
  row: id,
  cells: z
    .record(id, lineOf(PLAN_SET_LIMITS.cell))
    .check(z.refine((cells) => Object.keys(cells).length <= PLAN_SET_LIMITS.cellsPerRow)),
  removed: z.optional(z.boolean()),
});

const revisionSchema = z.object({
  number: z.int().check(z.gte(1), z.lte(PLAN_SET_LIMITS.revisions)),
  date: day,
  words: lineOf(PLAN_SET_LIMITS.note),
});

const list = <Item extends z.ZodMiniType>(item: Item, most: number) => z.array(item).check(z.maxLength(most));

export const planSetSchema = z.object({
  design: designSchema,
  title: titleSchema,
  paper: z.enum(PAPER_NAMES),
  state: z.nullable(z.enum(STATE_CODES)),
  /** Until then every sheet says that it is preliminary. */
  released: z.boolean(),
  /** Instead of the owner's general notes; null leaves those. */
  notes: z.nullable(list(lineOf(PLAN_SET_LIMITS.note), PLAN_SET_LIMITS.notes)),
  edits: list(rowEditSchema, PLAN_SET_LIMITS.edits),
  /** Lines of the permit checklist that a colleague has seen done. */
  ticks: list(id, PLAN_SET_LIMITS.ticks),
  /** What was handed over, oldest first; the last is the one at hand. */
  revisions: list(revisionSchema, PLAN_SET_LIMITS.revisions),
});
export type PlanSetInput = z.infer<typeof planSetSchema>;
