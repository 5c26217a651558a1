import type { StateCode } from '#domain/safety/state-laws.ts';

// What the owner lays down for every set: the codes its cover names, its general notes, and what a permit takes.

/** What ticks a line of the permit checklist: the set's own data, or a colleague who has seen it done. */
export const PROOFS = [
  'staff',
  'title',
  'lot',
  'setbacks',
  'scale',
  'barrier',
  'gates',
  'drains',
  'bonding',
  'equipment',
  'walls',
] as const;
export type Proof = (typeof PROOFS)[number];

export type PermitItem = {
  /** Ticks are kept by it. */
  id: string;
  /** Null: everywhere. */
  state: StateCode | null;
  text: string;
  detail: string;
  proof: Proof;
  source: { name: string; url: string; checked: string } | null;
};

export type Office = {
  codes: readonly string[];
  notes: readonly string[];
  permits: readonly PermitItem[];
};
