import * as z from 'zod/mini';
import { designSchema } from '../design/design.ts';
import { designOnPlot } from '../design/on-plot.ts';
import { ORDER_STATES } from '../payment/order-state.ts';
import { lineOf, textOf } from '../site/plain-text.ts';
import { ROUTES } from '../site/routes.ts';
import { PROJECT_LENGTHS, PROJECT_MOST } from './limits.ts';
import { PROJECT_STEPS } from './steps.ts';

// The project room as the holder of its private link sees it, and what they may send. The console's view of a project holds the
// same parts (project-file.ts).

/** The link's key travels in this header and behind the # of the address, nowhere else. */
export const ROOM_KEY_HEADER = 'x-project-key';
export const ROOM_KEY = /^[A-Za-z0-9_-]{20,64}$/;

/** Behind the # it reaches no log, no referrer and no address of a request. */
export const roomLink = (siteUrl: string, key: string, view?: RoomView) =>
  `${siteUrl}${ROUTES.project}${view ? `?view=${view}` : ''}#${key}`;

/** Where in the room a link leads: a part of it, or one version of a delivery. */
export type RoomView = 'messages' | 'payments' | `drawing-${string}`;

/** None when the version is not known: the link then leads to the room itself. */
export const viewOf = (versionId: string | null | undefined): RoomView | undefined =>
  versionId ? `drawing-${versionId}` : undefined;

export const ROOM_URL = '/api/room';
/** The receipt of a payment. */
export const paymentReceiptUrl = (orderId: string) => `${ROOM_URL}/receipts/${orderId}.pdf`;
export const roomFileUrl = (fileId: string) => `${ROOM_URL}/files/${fileId}`;
export const roomReceiptUrl = (approvalId: string) => `${ROOM_URL}/approvals/${approvalId}/receipt.pdf`;

export const TURNS = ['studio', 'client', 'done'] as const;
export type Turn = (typeof TURNS)[number];

export const SIDES = ['client', 'studio'] as const;
export type Side = (typeof SIDES)[number];

/** What a comment asks for: it must be so, or it is a thought. */
export const WEIGHTS = ['must', 'idea'] as const;

/** Where a comment is pinned: a page of a file, or the picture or the plan of a design. A wish is a changed design. */
export const SURFACES = ['file', 'picture', 'plan', 'wish'] as const;

const moment = z.string();
const id = z.uuid();

export const projectFileSchema = z.object({
  id,
  filename: z.string(),
  contentType: z.string(),
  size: z.number(),
  sha256: z.string(),
  /** Pages of a PDF; 1 for an image; 0 for what only downloads (DXF, Word). */
  pages: z.number(),
});
export type ProjectFile = z.infer<typeof projectFileSchema>;

export const commentSchema = z.object({
  id,
  versionId: id,
  /** The comment it answers; answers carry no place of their own. */
  parentId: z.nullable(id),
  surface: z.enum(SURFACES),
  fileId: z.nullable(id),
  /** From 1. */
  page: z.number(),
  /** Share of the page's width and height, from the top left. */
  x: z.number(),
  y: z.number(),
  weight: z.enum(WEIGHTS),
  body: z.string(),
  design: z.nullable(designSchema),
  side: z.enum(SIDES),
  name: z.string(),
  createdAt: moment,
  /** The round it was sent with; null while only the client's side sees it. Answers are sent at once. */
  roundId: z.nullable(id),
  resolvedAt: z.nullable(moment),
});
export type Comment = z.infer<typeof commentSchema>;

export const approvalSchema = z.object({
  id,
  versionId: id,
  name: z.string(),
  createdAt: moment,
  /** Of exactly what was approved. */
  sha256: z.string(),
  /** Staff have started the next step: it can no longer be taken back. */
  final: z.boolean(),
});
export type Approval = z.infer<typeof approvalSchema>;

export const deliveredDesignSchema = z.object({
  /** Of the stored design: opens picture, pack and 3D. */
  slug: z.string(),
  design: designSchema,
  imageUrl: z.string(),
  previewUrl: z.string(),
  totalLow: z.number(),
  totalHigh: z.number(),
  timelineWeeks: z.number(),
});
export type DeliveredDesign = z.infer<typeof deliveredDesignSchema>;

export const versionSchema = z.object({
  id,
  number: z.number(),
  createdAt: moment,
  note: z.string(),
  by: z.string(),
  /** Names exactly this content; an approval sends it back. */
  sha256: z.string(),
  design: z.nullable(deliveredDesignSchema),
  files: z.array(projectFileSchema),
  seenAt: z.nullable(moment),
  approval: z.nullable(approvalSchema),
});
export type DeliveryVersion = z.infer<typeof versionSchema>;

const DELIVERY_KINDS = ['design', 'files'] as const;

export const deliverySchema = z.object({
  id,
  title: z.string(),
  kind: z.enum(DELIVERY_KINDS),
  createdAt: moment,
  /** Newest first. */
  versions: z.array(versionSchema),
});
export type Delivery = z.infer<typeof deliverySchema>;

export const roundSchema = z.object({
  id,
  number: z.number(),
  createdAt: moment,
  name: z.string(),
  words: z.string(),
  comments: z.number(),
  /** More than the package includes: the studio quotes it before it draws. */
  beyond: z.boolean(),
});
export type Round = z.infer<typeof roundSchema>;

export const messageSchema = z.object({
  id,
  createdAt: moment,
  side: z.enum(SIDES),
  name: z.string(),
  body: z.string(),
  files: z.array(projectFileSchema),
  /** When the other side had it before its eyes. */
  readAt: z.nullable(moment),
});
export type Message = z.infer<typeof messageSchema>;

export const QUOTE_STATES = ['open', 'accepted', 'paid', 'declined', 'withdrawn'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

export const quoteSchema = z.object({
  id,
  createdAt: moment,
  title: z.string(),
  words: z.string(),
  amountCents: z.number(),
  state: z.enum(QUOTE_STATES),
  acceptedBy: z.nullable(z.string()),
  acceptedAt: z.nullable(moment),
  paidAt: z.nullable(moment),
});
export type Quote = z.infer<typeof quoteSchema>;

export const roomPaymentSchema = z.object({
  id,
  title: z.string(),
  amountCents: z.number(),
  refundedCents: z.number(),
  state: z.enum(ORDER_STATES),
  /** 'card' or 'zelle'. */
  paidBy: z.enum(['card', 'zelle']),
  paidAt: z.nullable(moment),
  receiptNumber: z.nullable(z.number()),
});
export type RoomPayment = z.infer<typeof roomPaymentSchema>;

/** Everything but who the client is: the parts that both sides see. */
export const projectPartsSchema = z.object({
  id,
  /** What both sides call it on the phone. */
  ticketNumber: z.string(),
  packageTitle: z.nullable(z.string()),
  steps: z.array(z.enum(PROJECT_STEPS)),
  step: z.enum(PROJECT_STEPS),
  turn: z.enum(TURNS),
  dueAt: z.nullable(moment),
  /** Null: unlimited. */
  revisionsIncluded: z.nullable(z.number()),
  revisionsUsed: z.number(),
  createdAt: moment,
  hasIntake: z.boolean(),
  /** What came with the intake, without the client's notes. */
  plot: z.nullable(designOnPlot),
  deliveries: z.array(deliverySchema),
  comments: z.array(commentSchema),
  rounds: z.array(roundSchema),
  messages: z.array(messageSchema),
  quotes: z.array(quoteSchema),
  payments: z.array(roomPaymentSchema),
});

export const roomSchema = z.extend(projectPartsSchema, {
  /** The first name to greet with; '' when nobody told us. */
  firstName: z.string(),
  /** 'a…@example.com': where a new link would go; null when we have no address. */
  mailHint: z.nullable(z.string()),
});
export type Room = z.infer<typeof roomSchema>;

const name = lineOf(PROJECT_LENGTHS.name).check(z.minLength(1, 'Please type your name'));
const share = z.number().check(z.gte(0), z.lte(1));

/** POST /api/room/comments: the sender chooses the id, so that one kept during a lost connection is stored once. */
export const newCommentSchema = z.object({
  id,
  versionId: id,
  parentId: z._default(z.nullable(id), null),
  surface: z.enum(SURFACES),
  fileId: z._default(z.nullable(id), null),
  page: z._default(z.int().check(z.gte(1), z.lte(PROJECT_MOST.pagesPerFile)), 1),
  x: z._default(share, 0.5),
  y: z._default(share, 0.5),
  weight: z._default(z.enum(WEIGHTS), 'must'),
  body: textOf(PROJECT_LENGTHS.comment),
  design: z._default(z.nullable(designSchema), null),
  name: z._default(lineOf(PROJECT_LENGTHS.name), ''),
});
export type NewComment = z.input<typeof newCommentSchema>;

/** PATCH /api/room/comments/:id, while it is not sent; `resolved` also later. */
export const commentChangeSchema = z.object({
  body: z.optional(textOf(PROJECT_LENGTHS.comment)),
  weight: z.optional(z.enum(WEIGHTS)),
  x: z.optional(share),
  y: z.optional(share),
  resolved: z.optional(z.boolean()),
});

/** POST /api/room/rounds: everything that is not sent yet, as one revision round. */
export const newRoundSchema = z.object({
  name,
  words: z._default(textOf(PROJECT_LENGTHS.note), ''),
});

/** POST /api/room/approvals */
export const newApprovalSchema = z.object({
  versionId: id,
  name,
  /** What the client had before their eyes: refused when the version holds something else. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** The fields of the form POST /api/room/messages; files as file_0, file_1, … */
export const newMessageSchema = z.object({
  body: textOf(PROJECT_LENGTHS.message),
  name: z._default(lineOf(PROJECT_LENGTHS.name), ''),
});

/** POST /api/room/seen: what has been before somebody's eyes. */
export const seenSchema = z.object({
  versionIds: z._default(z.array(id).check(z.maxLength(100)), []),
  messageIds: z._default(z.array(id).check(z.maxLength(200)), []),
});

/** POST /api/room/quotes/:id/accept and …/decline */
export const quoteAnswerSchema = z.object({ name });

/** POST /api/room/quotes/:id/pay answers with the address of the page that takes the card; it carries no room key. */
export const quotePaymentSchema = z.object({ payUrl: z.string() });

/** POST /api/room/lost-link: always the same answer, whether there is a project or not. */
export const newLinkAnswer = z.object({ message: z.string() });
