import * as z from 'zod/mini';
import { DESIGN_ID } from '../design/design-answer.ts';
import { emailAddress } from '../site/email-address.ts';
import { lineOf, textOf } from '../site/plain-text.ts';
import { readsSchema } from '../site/reads-language.ts';
import { PROJECT_LENGTHS, QUOTE_CENTS } from './limits.ts';
import { PROJECT_STATES } from './project-state.ts';
import { projectPartsSchema, TURNS, WEIGHTS } from './room.ts';
import { PROJECT_STEPS } from './steps.ts';

// A project as the studio sees it in the console, and what staff may do with it.

export const STAFF_PROJECTS_URL = '/api/staff/projects';
export const staffProjectUrl = (id: string) => `${STAFF_PROJECTS_URL}/${id}`;

/** GET /api/staff/projects/board?turn=&assigned=&unread=&after=: overdue first, then by due date, those without one last. */
export const boardItemSchema = z.object({
  id: z.uuid(),
  ticketNumber: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  packageTitle: z.nullable(z.string()),
  step: z.enum(PROJECT_STEPS),
  turn: z.enum(TURNS),
  dueAt: z.nullable(z.string()),
  overdue: z.boolean(),
  assignedTo: z.nullable(z.string()),
  assignedEmail: z.nullable(z.string()),
  /** What came from the client (the order or intake that began it, messages, rounds) and nobody has read. */
  unread: z.number(),
  updatedAt: z.string(),
  ...readsSchema,
});
export type BoardItem = z.infer<typeof boardItemSchema>;
const colleagues = z.array(z.object({ id: z.string(), email: z.string() }));

/** GET /api/staff/projects/board/overview?assigned=me: how many of each turn nobody has read, up to a few hundred. */
export const boardOverviewSchema = z.object({
  unread: z.object({ studio: z.number(), client: z.number(), done: z.number() }),
  colleagues,
});
export type BoardOverview = z.infer<typeof boardOverviewSchema>;
export const boardSchema = z.object({ items: z.array(boardItemSchema), next: z.optional(z.string()) });

/** GET /api/staff/projects/:id: the room's parts, and what only the studio knows. */
export const projectFileViewSchema = z.extend(projectPartsSchema, {
  state: z.enum(PROJECT_STATES),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  ...readsSchema,
  assignedTo: z.nullable(z.string()),
  lastSeenAt: z.nullable(z.string()),
  linkIssuedAt: z.nullable(z.string()),
  /** Everything else about this client, each a link into its list. */
  related: z.array(z.object({ kind: z.string(), id: z.uuid(), title: z.string(), createdAt: z.string() })),
  colleagues,
});
export type ProjectView = z.infer<typeof projectFileViewSchema>;

/** POST /api/staff/projects: a project that staff begin. The link is mailed when `tellClient`. */
export const newProjectSchema = z.object({
  name: lineOf(PROJECT_LENGTHS.name).check(z.minLength(1)),
  email: emailAddress,
  packageId: z._default(z.nullable(lineOf(40)), null),
  tellClient: z._default(z.boolean(), true),
});

/** PATCH /api/staff/projects/:id */
export const projectChangeSchema = z.object({
  /** Starting a step makes the approvals before it final. */
  step: z.optional(z.enum(PROJECT_STEPS)),
  turn: z.optional(z.enum(TURNS)),
  dueAt: z.optional(z.nullable(z.iso.datetime())),
  assignedTo: z.optional(z.nullable(lineOf(100))),
  /** Its steps follow, and its included rounds unless staff have set them. */
  packageId: z.optional(z.nullable(lineOf(40))),
  revisionsIncluded: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(99)))),
  email: z.optional(emailAddress),
  name: z.optional(lineOf(PROJECT_LENGTHS.name)),
  state: z.optional(z.enum(PROJECT_STATES)),
});

/**
 * POST /api/staff/projects/:id/deliveries (multipart): these fields, files as file_0, file_1, …; either files or a design.
 * POST …/deliveries/:deliveryId/versions takes the same without a title. `dueAt` gives the client their time to answer.
 */
export const newDeliverySchema = z.object({
  title: z._default(lineOf(PROJECT_LENGTHS.title), ''),
  note: z._default(textOf(PROJECT_LENGTHS.note), ''),
  /** A design of ours, by the name in its link (…?d=NAME). */
  design: z.optional(z.string().check(z.regex(DESIGN_ID))),
  dueAt: z.optional(z.iso.datetime()),
});

/** POST /api/staff/projects/:id/comments: an answer to a comment. */
export const staffReplySchema = z.object({
  id: z.uuid(),
  parentId: z.uuid(),
  body: textOf(PROJECT_LENGTHS.comment).check(z.minLength(1)),
});
/** PATCH /api/staff/projects/:id/comments/:commentId */
export const staffCommentChangeSchema = z.object({
  resolved: z.optional(z.boolean()),
  weight: z.optional(z.enum(WEIGHTS)),
});

/** POST /api/staff/projects/:id/quotes */
export const newQuoteSchema = z.object({
  title: lineOf(PROJECT_LENGTHS.title).check(z.minLength(1, 'Please give it a title')),
  words: z._default(textOf(PROJECT_LENGTHS.quoteWords), ''),
  amountCents: z.int().check(z.gte(QUOTE_CENTS.min), z.lte(QUOTE_CENTS.max)),
});

/** POST /api/staff/orders/:id/refunds; the whole rest when no amount is given. */
export const newRefundSchema = z.object({
  amountCents: z.optional(z.int().check(z.gte(1), z.lte(QUOTE_CENTS.max))),
  reason: z._default(textOf(PROJECT_LENGTHS.refundReason), ''),
});
export const refundAnswerSchema = z.object({ refundedCents: z.number(), amountCents: z.number() });

export const ANSWER_TEMPLATES_URL = '/api/staff/answer-templates';
/** GET, POST; PUT, DELETE …/:id */
export const answerTemplateSchema = z.object({ id: z.uuid(), title: z.string(), body: z.string() });
export type AnswerTemplate = z.infer<typeof answerTemplateSchema>;
export const answerTemplatesSchema = z.object({ templates: z.array(answerTemplateSchema) });
export const newTemplateSchema = z.object({
  title: lineOf(PROJECT_LENGTHS.title).check(z.minLength(1)),
  body: textOf(PROJECT_LENGTHS.template).check(z.minLength(1)),
});
