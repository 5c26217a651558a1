import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Design } from '#domain/design/design.ts';
import type { ProjectState } from '#domain/project/project-state.ts';
import type { QuoteState, Side, Turn } from '#domain/project/room.ts';
import type { ProjectStep } from '#domain/project/steps.ts';
import { identity, moment } from '#server/database/columns.ts';
import { addressIndex, searchIndex } from '#server/database/search.ts';

// What follows a sale: a project with its private link, what was handed over, what was said about it and agreed.

export const projects = pgTable(
  'projects',
  {
    ...identity,
    ticketNumber: text('ticket_number').notNull(),
    // Of the key behind the link's #. The key is derived from the project and this number, so an ended one cannot come back.
    accessHash: text('access_hash').notNull(),
    linkNumber: integer('link_number').notNull().default(0),
    linkIssuedAt: moment('link_issued_at'),
    name: text('name').notNull().default(''),
    // Null until somebody tells us.
    email: text('email'),
    packageId: text('package_id'),
    packageTitle: text('package_title'),
    // order, intake or staff: whose first act made it. Only that act's own answer hands out the key.
    begunBy: text('begun_by').notNull(),
    state: text('state').$type<ProjectState>().notNull().default('active'),
    step: text('step').$type<ProjectStep>().notNull().default('documents'),
    turn: text('turn').$type<Turn>().notNull().default('client'),
    dueAt: moment('due_at'),
    // Null is unlimited.
    revisionsIncluded: integer('revisions_included').default(0),
    revisionsUsed: integer('revisions_used').notNull().default(0),
    assignedTo: text('assigned_to'),
    // Messages and rounds that no colleague has read.
    unread: integer('unread').notNull().default(0),
    lastSeenAt: moment('last_seen_at'),
    // The mail that gathers what was said within a short while, per side.
    clientMailId: uuid('client_mail_id'),
    studioMailId: uuid('studio_mail_id'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('projects_by_access').on(table.accessHash),
    uniqueIndex('projects_by_ticket').on(table.ticketNumber),
    index('projects_by_time').on(table.createdAt, table.id),
    index('projects_by_state').on(table.state, table.createdAt, table.id),
    // The board: whose turn, what is due first.
    index('projects_board').on(table.state, table.turn, table.dueAt, table.id),
    // What nobody has read yet, whoever's turn it is.
    index('projects_unread').on(table.dueAt, table.id).where(sql`unread > 0 and state = 'active'`),
    index('projects_board_of').on(table.assignedTo, table.state, table.turn, table.dueAt, table.id),
    addressIndex('projects_by_person', table.email),
    searchIndex('projects_by_words', [table.email, table.name, table.ticketNumber, table.packageTitle]),
  ],
);

const projectId = () =>
  uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

export const deliveries = pgTable(
  'deliveries',
  {
    ...identity,
    projectId: projectId(),
    title: text('title').notNull(),
    // design or files
    kind: text('kind').$type<'design' | 'files'>().notNull(),
  },
  (table) => [index('deliveries_of').on(table.projectId, table.createdAt)],
);

export const deliveryVersions = pgTable(
  'delivery_versions',
  {
    ...identity,
    projectId: projectId(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    note: text('note').notNull().default(''),
    staffId: text('staff_id'),
    // Of exactly what was handed over: the files' own hashes, or the design.
    sha256: text('sha256').notNull(),
    designSlug: text('design_slug'),
    design: jsonb('design').$type<Design>(),
    seenAt: moment('seen_at'),
  },
  (table) => [
    uniqueIndex('delivery_versions_number').on(table.deliveryId, table.number),
    index('delivery_versions_of').on(table.projectId),
  ],
);

// Files of a delivery's version or of a message; the other one is null.
export const projectFiles = pgTable(
  'project_files',
  {
    ...identity,
    projectId: projectId(),
    versionId: uuid('version_id').references(() => deliveryVersions.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id'),
    position: integer('position').notNull(),
    key: text('key').notNull(),
    filename: text('filename').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    pages: integer('pages').notNull().default(0),
  },
  (table) => [
    index('project_files_of').on(table.projectId),
    index('project_files_of_version').on(table.versionId),
    uniqueIndex('project_files_by_key').on(table.key),
  ],
);

export const projectRounds = pgTable(
  'project_rounds',
  {
    ...identity,
    projectId: projectId(),
    number: integer('number').notNull(),
    name: text('name').notNull(),
    words: text('words').notNull().default(''),
    beyond: boolean('beyond').notNull().default(false),
  },
  (table) => [uniqueIndex('project_rounds_number').on(table.projectId, table.number)],
);

export const projectComments = pgTable(
  'project_comments',
  {
    ...identity,
    projectId: projectId(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => deliveryVersions.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id'),
    surface: text('surface').$type<'file' | 'picture' | 'plan' | 'wish'>().notNull(),
    fileId: uuid('file_id'),
    page: integer('page').notNull().default(1),
    x: real('x').notNull().default(0.5),
    y: real('y').notNull().default(0.5),
    weight: text('weight').$type<'must' | 'idea'>().notNull().default('must'),
    body: text('body').notNull(),
    design: jsonb('design').$type<Design>(),
    side: text('side').$type<Side>().notNull(),
    name: text('name').notNull().default(''),
    staffId: text('staff_id'),
    // Null while only the client's side sees it.
    roundId: uuid('round_id'),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [
    index('project_comments_of').on(table.projectId, table.createdAt),
    index('project_comments_on').on(table.versionId),
  ],
);

// Kept for good: when a person is erased, name and project go, the time and the hash stay.
export const projectApprovals = pgTable(
  'project_approvals',
  {
    ...identity,
    projectId: uuid('project_id'),
    versionId: uuid('version_id'),
    name: text('name').notNull(),
    sha256: text('sha256').notNull(),
    // What stood before the client's eyes: title, number, files with their hashes or the design with its figures.
    approved: jsonb('approved').$type<unknown>().notNull(),
    revokedAt: moment('revoked_at'),
    // Staff have started the next step.
    finalAt: moment('final_at'),
  },
  (table) => [
    // The same approval pressed twice is one.
    uniqueIndex('project_approvals_standing').on(table.versionId).where(sql`revoked_at is null`),
    index('project_approvals_of').on(table.projectId),
  ],
);

export const projectMessages = pgTable(
  'project_messages',
  {
    ...identity,
    projectId: projectId(),
    side: text('side').$type<Side>().notNull(),
    name: text('name').notNull().default(''),
    staffId: text('staff_id'),
    body: text('body').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [index('project_messages_of').on(table.projectId, table.createdAt)],
);

export const projectQuotes = pgTable(
  'project_quotes',
  {
    ...identity,
    projectId: projectId(),
    title: text('title').notNull(),
    words: text('words').notNull().default(''),
    amountCents: integer('amount_cents').notNull(),
    state: text('state').$type<QuoteState>().notNull().default('open'),
    staffId: text('staff_id'),
    acceptedBy: text('accepted_by'),
    acceptedAt: moment('accepted_at'),
    paidAt: moment('paid_at'),
  },
  (table) => [index('project_quotes_of').on(table.projectId, table.createdAt)],
);

export const answerTemplates = pgTable('answer_templates', {
  ...identity,
  title: text('title').notNull(),
  body: text('body').notNull(),
  staffId: text('staff_id'),
});
