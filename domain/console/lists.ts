import * as z from 'zod/mini';
import { textOf } from '#domain/site/plain-text.ts';
import { LEAD_KINDS, LEAD_STATUSES, type LeadKind, LIST_KINDS } from './kinds.ts';

// What the console's calls carry. The page and the server share these words.

export const PAGE_SIZE = 50;

const listItemSchema = z.record(z.string(), z.unknown());
export const listPageSchema = z.object({
  items: z.array(listItemSchema),
  /** Opens the next page; absent on the last one. */
  next: z.optional(z.string()),
});

/** Beyond some ten thousand rows the total is an estimate. */
export const listTotalSchema = z.object({ total: z.number(), exact: z.boolean() });
export type ListTotal = z.infer<typeof listTotalSchema>;

const leadEventSchema = z.object({
  createdAt: z.string(),
  kind: z.string(),
  detail: z.string(),
  staff: z.nullable(z.string()),
});

export const leadDetailSchema = z.object({
  item: listItemSchema,
  history: z.array(leadEventSchema),
  mails: z.array(listItemSchema),
  files: z.array(
    z.object({
      id: z.string(),
      filename: z.string(),
      purpose: z.nullable(z.string()),
      contentType: z.string(),
      size: z.number(),
    }),
  ),
  /** What else the same person still waits for an answer to. */
  alsoOpen: z.array(z.object({ kind: z.enum(LEAD_KINDS), id: z.string(), createdAt: z.string() })),
});
export type LeadDetail = z.infer<typeof leadDetailSchema>;

export const NOTE_LENGTH = 4000;

export const leadChangeSchema = z.object({
  status: z.optional(z.enum(LEAD_STATUSES)),
  note: z.optional(textOf(NOTE_LENGTH).check(z.minLength(1))),
});

/** Several leads at once, and what each of them was before: the way back. */
export const MOST_MARKED = 200;
export const leadMarksSchema = z.object({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_MARKED)),
  status: z.enum(LEAD_STATUSES),
});
export const leadMarkedSchema = z.object({
  changed: z.array(z.object({ id: z.string(), was: z.enum(LEAD_STATUSES) })),
});
export type LeadMarked = z.infer<typeof leadMarkedSchema>;

export const auditPageSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      createdAt: z.string(),
      staff: z.nullable(z.string()),
      action: z.string(),
      subject: z.string(),
      detail: z.record(z.string(), z.unknown()),
    }),
  ),
  next: z.optional(z.string()),
});
export type AuditEntry = z.infer<typeof auditPageSchema>['items'][number];

/** What we hold about one address, by list. */
export const personHeldSchema = z.object({ held: z.record(z.string(), z.number()) });

const byWeek = {
  inquiries: z.number(),
  estimates: z.number(),
  orders: z.number(),
  intakes: z.number(),
  bookings: z.number(),
} satisfies Record<LeadKind, unknown>;

/** What waits for somebody in the studio, and is not seen in a list's count. */
export const waitingSchema = z.object({
  /** Orders whose money is to come by Zelle. */
  zelle: z.object({ count: z.number(), cents: z.number() }),
  /** For the owner: programs that take nothing now, or get nothing any more. */
  connections: z.array(z.object({ id: z.string(), name: z.string(), stopped: z.boolean() })),
  /** Calls by video that are to come, while no place is named for them; the day of the first, in the studio. */
  videoCalls: z.object({ count: z.number(), firstDay: z.nullable(z.string()) }),
});
export type Waiting = z.infer<typeof waitingSchema>;

export const overviewSchema = z.object({
  counts: z.array(
    z.object({ kind: z.enum(LIST_KINDS), total: z.number(), exact: z.boolean(), open: z.number() }),
  ),
  /** One row a week, oldest first. */
  weeks: z.array(z.object({ week: z.string(), ...byWeek })),
});
export type Overview = z.infer<typeof overviewSchema>;
