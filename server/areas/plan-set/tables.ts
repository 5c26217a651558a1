import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PlanSetInput } from '#domain/plan-set/plan-set.ts';
import { projects } from '#server/areas/project/tables.ts';
import { identity, moment } from '#server/database/columns.ts';

// The plan set of a project: the draft that colleagues work on, and what was handed over, as it was.

const projectId = () =>
  uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

export const planSets = pgTable(
  'plan_sets',
  {
    ...identity,
    projectId: projectId(),
    input: jsonb('input').$type<PlanSetInput>().notNull(),
    // Counts the changes: who saves over a newer one is told.
    version: integer('version').notNull().default(1),
    staffId: text('staff_id'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('plan_sets_of').on(table.projectId)],
);

export const planSetIssues = pgTable(
  'plan_set_issues',
  {
    ...identity,
    projectId: projectId(),
    // The delivery's version that holds its files.
    versionId: uuid('version_id').notNull(),
    number: integer('number').notNull(),
    input: jsonb('input').$type<PlanSetInput>().notNull(),
    staffId: text('staff_id'),
  },
  (table) => [
    uniqueIndex('plan_set_issues_number').on(table.projectId, table.number),
    index('plan_set_issues_of_version').on(table.versionId),
  ],
);
