import { PACKAGE_IDS, type PackageId } from '#domain/package/catalogue.ts';
import type { Design } from './design.ts';
import { DESIGN_ID } from './design-answer.ts';
import { designFromQuery, designToQuery } from './design-link.ts';

// The pool that an address brings along to be looked at: by its name where it is stored, else part by part. It stands behind
// the #, which no server is told: what stands before it is agreed with whoever else makes such addresses.

const [POOL, PACKAGE] = ['pool', 'package'];

type OnTheWay = {
  /** The design's own name, where it is stored as it is shown. */
  id?: string | null;
  /** Which package it is to become. */
  plans?: PackageId;
};

export function withPool(address: string, design: Design, { id, plans }: OnTheWay = {}): string {
  const carried = new URLSearchParams({ [POOL]: id ?? designToQuery(design).toString() });
  if (plans) carried.set(PACKAGE, plans);
  return `${address}#${carried}`;
}

export type CarriedPool = ({ id: string } | { design: Design }) & { plans: PackageId | null };

/** Of an address's part behind the #. */
export function carriedPool(hash: string): CarriedPool | null {
  const carried = new URLSearchParams(hash.replace(/^#/, ''));
  const pool = carried.get(POOL);
  if (!pool) return null;
  const plans = PACKAGE_IDS.find((id) => id === carried.get(PACKAGE)) ?? null;
  if (DESIGN_ID.test(pool)) return { id: pool, plans };
  const design = designFromQuery(new URLSearchParams(pool));
  return design && { design, plans };
}
