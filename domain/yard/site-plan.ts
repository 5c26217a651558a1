import * as z from 'zod/mini';
import { HOUSE_SIDES } from '#domain/design/design.ts';
import { isTooLargeForShell, USUAL_MATERIAL } from '#domain/design/material.ts';
import { POOL_MATERIALS, type PoolMaterial } from '#domain/estimate/options.ts';
import { CHOOSE_ONE } from '#domain/site/form-messages.ts';

// What the visitor can adjust about the plot. There is no national setback: towns ask for 5 to 10 ft and more.
export const SITE_PLAN_LIMITS = {
  setback: { min: 0, max: 30, step: 1, start: 5 },
  houseGap: { min: 0, max: 40, step: 1, start: 6 },
  accessWidth: { min: 2, max: 30, step: 1, start: 8 },
} as const;

export const HOUSE_SIDE_LABELS = [
  { value: 'north', label: 'Top of the drawing (north)' },
  { value: 'south', label: 'Bottom of the drawing (south)' },
  { value: 'west', label: 'Left of the drawing (west)' },
  { value: 'east', label: 'Right of the drawing (east)' },
] as const;

const between = ({ min, max }: { min: number; max: number }, unit = 'feet') =>
  z
    .number(`Minimum ${min} ${unit}`)
    .check(z.gte(min, `Minimum ${min} ${unit}`), z.lte(max, `Maximum ${max} ${unit}`));

export const sitePlanSchema = z.object({
  setback: between(SITE_PLAN_LIMITS.setback),
  houseGap: between(SITE_PLAN_LIMITS.houseGap),
  accessWidth: between(SITE_PLAN_LIMITS.accessWidth),
  houseSide: z.enum(HOUSE_SIDES, CHOOSE_ONE),
  material: z.enum(
    POOL_MATERIALS.map((material) => material.value),
    CHOOSE_ONE,
  ),
});

export type SitePlan = z.infer<typeof sitePlanSchema>;

export const DEFAULT_SITE_PLAN: SitePlan = {
  setback: SITE_PLAN_LIMITS.setback.start,
  houseGap: SITE_PLAN_LIMITS.houseGap.start,
  accessWidth: SITE_PLAN_LIMITS.accessWidth.start,
  houseSide: 'north',
  material: 'fiberglass',
};

/** What a pool of this size is built of when this material is wished for. */
export const materialFor = (wished: PoolMaterial, lengthFt: number, widthFt: number): PoolMaterial =>
  wished === 'fiberglass' && isTooLargeForShell({ lengthFt, widthFt }) ? USUAL_MATERIAL : wished;

// Width of the side-yard access, from what the machines measure: an excavator, a mini excavator, a wheelbarrow.
const EXCAVATOR_FT = 8;
const MINI_EXCAVATOR_FT = 4;

export type Access = 'excavator' | 'mini-excavator' | 'by-hand';

export function accessFor(width: number): Access {
  if (width >= EXCAVATOR_FT) return 'excavator';
  return width >= MINI_EXCAVATOR_FT ? 'mini-excavator' : 'by-hand';
}
