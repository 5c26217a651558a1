import * as z from 'zod/mini';
import { siteSchema } from '#domain/plot/site.ts';
import { designSchema } from './design.ts';

/** A pool that stands on somebody's own plot: what the drawing table makes and an intake carries. */
export const designOnPlot = z.extend(designSchema, { site: siteSchema });
export type DesignOnPlot = z.infer<typeof designOnPlot>;
