import type { StateCode } from '#domain/safety/state-laws.ts';
import type { Office, PermitItem, Proof } from './office.ts';

// The permit checklist of one set: what its own data show, what a colleague has ticked, and what is missing.

/** Read off the set; null where the set says nothing about it. */
export type ProofFinding = { done: boolean; words: string };
export type ProofFindings = Readonly<Record<Exclude<Proof, 'staff'>, ProofFinding>>;

export type PermitLine = PermitItem & {
  done: boolean;
  /** Who ticked it: where the data do not show it, a colleague may have seen it all the same. */
  by: 'data' | 'staff';
  /** What the data show. */
  finding: string;
};

export function permitLines(
  { permits }: Pick<Office, 'permits'>,
  state: StateCode | null,
  findings: ProofFindings,
  ticks: readonly string[],
): PermitLine[] {
  return permits
    .filter((item) => item.state === null || item.state === state)
    .map((item) => {
      const found = item.proof === 'staff' ? null : findings[item.proof];
      const ticked = ticks.includes(item.id);
      return {
        ...item,
        done: found?.done === true || ticked,
        by: found && (found.done || !ticked) ? 'data' : 'staff',
        finding: found?.words ?? '',
      };
    });
}
