import type { PlanSetDraft, PlanSetIssue } from '#domain/plan-set/desk.ts';
import { fill } from '#domain/words/fill.ts';
import { Mark } from '../projects/project-part.tsx';
import { showDate } from '../show-value.ts';
import { useWords } from '../words.ts';

type MarksProps = { released: boolean; draft: PlanSetDraft; last: PlanSetIssue | undefined };

/** Preliminary or released, which issue, who saved it last. */
export function SetMarks({ released, draft: { savedAt, by }, last }: MarksProps) {
  const { PLAN_SET_DESK, STUDIO_ZONE } = useWords();
  const words = PLAN_SET_DESK;
  const saved = { when: showDate(STUDIO_ZONE, savedAt), who: by ?? '' };
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <Mark tone={released ? 'good' : 'warn'}>{released ? words.released : words.preliminary}</Mark>
      <Mark tone="quiet">{last ? fill(words.issue, { number: last.number }) : words.notIssued}</Mark>
      <span className="min-w-0 text-ink-600 [overflow-wrap:anywhere]">
        {fill(by ? words.saved : words.savedGone, saved)}
      </span>
    </p>
  );
}
