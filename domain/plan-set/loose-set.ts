import * as z from 'zod/mini';
import { designSchema } from '#domain/design/design.ts';
import { placeSchema, plotSchema } from '#domain/plot/site.ts';
import { PAPER_NAMES } from './papers.ts';
import { STATE_CODES, titleSchema } from './plan-set.ts';

export const STAFF_PLAN_SET_URL = '/api/staff/plan-set';

export const SET_FORMATS = ['pdf', 'dxf', 'csv', 'xlsx', 'json'] as const;
export type SetFormat = (typeof SET_FORMATS)[number];

/** POST /api/staff/plan-set?format=: a set without a project. On a plot without a place the pool is put where it stands best. */
export const looseSetSchema = z.object({
  design: designSchema,
  plot: z.optional(plotSchema),
  place: z.optional(placeSchema),
  title: z.optional(z.partial(titleSchema)),
  paper: z._default(z.enum(PAPER_NAMES), 'arch-d'),
  state: z._default(z.nullable(z.enum(STATE_CODES)), null),
});
export type LooseSet = z.infer<typeof looseSetSchema>;
