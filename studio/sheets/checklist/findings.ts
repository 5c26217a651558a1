import { earthworkOf } from '#domain/design/site-work.ts';
import {
  type PermitLine,
  type ProofFinding,
  type ProofFindings,
  permitLines,
} from '#domain/plan-set/checklist.ts';
import { clearancesOf } from '#domain/plot/distances.ts';
import { STATE_LAWS } from '#domain/safety/state-laws.ts';
import { fill } from '#domain/words/fill.ts';
import { feetAndInches } from '#studio/plan/dimension.ts';
import type { PlanSet } from '../plan-set.ts';

// What the set's own data show of a permit's checklist.

export const checklistOf = (set: PlanSet): PermitLine[] =>
  permitLines(set.office, set.input.state, findingsOf(set), set.input.ticks);

function findingsOf(set: PlanSet): ProofFindings {
  return {
    title: titleFinding(set),
    lot: lotFinding(set),
    setbacks: setbackFinding(set),
    scale: scaleFinding(set),
    barrier: barrierFinding(set),
    gates: gateFinding(set),
    drains: drainFinding(set),
    bonding: bondingFinding(set),
    equipment: equipmentFinding(set),
    walls: wallFinding(set),
  };
}

const found = (done: boolean, words: string): ProofFinding => ({ done, words });

function titleFinding({ input: { title }, words }: PlanSet): ProofFinding {
  const { titleDone, titleOpen } = words.checklist.findings;
  const full = [title.client, title.address, title.number].every((text) => text !== '');
  return found(full, full ? titleDone : titleOpen);
}

function lotFinding({ design: { site }, words }: PlanSet): ProofFinding {
  const { lotDone, lotOpen } = words.checklist.findings;
  if (!site?.plot.lot.edges.some(({ setbackFt }) => setbackFt > 0)) return found(false, lotOpen);
  return found(true, fill(lotDone, { sides: site.plot.lot.corners.length }));
}

function setbackFinding({ design, layout, words }: PlanSet): ProofFinding {
  const { setbacksDone, setbacksOpen, lotOpen } = words.checklist.findings;
  if (!design.site) return found(false, lotOpen);
  const conflicts = clearancesOf(design.site, layout.pool.outline, design.deepFt).filter(
    ({ conflict }) => conflict,
  );
  return conflicts.length === 0
    ? found(true, setbacksDone)
    : found(false, fill(setbacksOpen, { count: conflicts.length }));
}

function scaleFinding({ design: { site }, words }: PlanSet): ProofFinding {
  const { scaleDone, scaleOpen, lotOpen } = words.checklist.findings;
  if (!site) return found(false, lotOpen);
  const { errorPercent } = site.plot.source;
  return errorPercent === null
    ? found(false, scaleOpen)
    : found(true, fill(scaleDone, { percent: errorPercent }));
}

function barrierFinding({ barrier, input: { state }, words }: PlanSet): ProofFinding {
  const { barrierDone, barrierLow, barrierProposed, barrierOpen } = words.checklist.findings;
  if (barrier.paths.length === 0) return found(false, barrierOpen);
  const inches = Math.round(barrier.heightFt * 12);
  const needed = STATE_LAWS.find(({ code }) => code === state)?.barrierInches ?? null;
  const figures = { inches, needed: needed ?? inches, length: feetAndInches(barrier.lengthFt) };
  if (needed !== null && inches < needed) return found(false, fill(barrierLow, figures));
  return barrier.designed
    ? found(true, fill(barrierDone, figures))
    : found(false, fill(barrierProposed, figures));
}

function gateFinding({ barrier: { gates }, words }: PlanSet): ProofFinding {
  const { gatesDone, gatesOpen } = words.checklist.findings;
  return gates.length > 0 ? found(true, fill(gatesDone, { count: gates.length })) : found(false, gatesOpen);
}

function drainFinding({ plumbing, words }: PlanSet): ProofFinding {
  const { drainsDone, drainsOpen } = words.checklist.findings;
  const drains = plumbing.fixtures.filter(({ circuit }) => circuit === 'drains').length;
  return drains >= 1 ? found(true, fill(drainsDone, { count: drains })) : found(false, drainsOpen);
}

function bondingFinding({ electrical: { bonding }, words }: PlanSet): ProofFinding {
  const { bondingDone, bondingOpen } = words.checklist.findings;
  return bonding.ring.length > 0
    ? found(true, fill(bondingDone, { length: feetAndInches(bonding.lengthFt), taps: bonding.taps.length }))
    : found(false, bondingOpen);
}

function equipmentFinding({ equipment: { items }, words }: PlanSet): ProofFinding {
  const { equipmentDone, equipmentOpen } = words.checklist.findings;
  return items.length > 0
    ? found(true, fill(equipmentDone, { count: items.length }))
    : found(false, equipmentOpen);
}

function wallFinding({ design, words }: PlanSet): ProofFinding {
  const { wallsDone, wallsOpen } = words.checklist.findings;
  const high = earthworkOf(design)?.walls.filter(({ engineer }) => engineer).length ?? 0;
  return high === 0 ? found(true, wallsDone) : found(false, fill(wallsOpen, { count: high }));
}
