import { DESIGN_TOOL } from '#content/design-tool.ts';
import { Card } from '#site/ui/card.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { ChangeNote, dollars } from './change-note.tsx';
import type { Shown } from './use-design-tool.ts';

const WORDS = DESIGN_TOOL.estimate;

type EstimateProps = { shown: Shown | null; canUndo: boolean; onUndo: () => void };

export function EstimateCard({ shown, canUndo, onUndo }: EstimateProps) {
  return (
    <Card as="section" tone="ink" aria-labelledby="estimate-heading" className="p-5 sm:p-7">
      <Heading level={2} size="subheading" id="estimate-heading">
        {WORDS.heading}
      </Heading>
      {shown ? (
        <Figures shown={shown} canUndo={canUndo} onUndo={onUndo} />
      ) : (
        <p className="mt-3 text-water-200">{WORDS.empty}</p>
      )}
    </Card>
  );
}

function Figures({ shown, canUndo, onUndo }: { shown: Shown; canUndo: boolean; onUndo: () => void }) {
  const { totalLow, totalHigh, timelineWeeks, lineItems } = shown.estimate;
  const rows: [string, string][] = [
    [WORDS.lines.base, dollars(lineItems.base)],
    [WORDS.lines.sizeFactor, `× ${lineItems.sizeFactor.toFixed(2)}`],
    [WORDS.lines.featuresCost, dollars(lineItems.featuresCost)],
    [WORDS.lines.design, dollars(lineItems.design)],
    [WORDS.lines.permits, dollars(lineItems.permits)],
    [WORDS.lines.contingency, dollars(lineItems.contingency)],
  ];
  return (
    <>
      <div aria-live="polite">
        <p className="mt-5 text-small text-water-200">{WORDS.total}</p>
        <p className="mt-1 font-display text-[clamp(1.75rem,1.3rem+1.6vw,2.5rem)] leading-tight tabular-nums">
          {dollars(totalLow)} - {dollars(totalHigh)}
        </p>
        <p className="mt-3 flex items-center gap-2.5">
          <Icon name="calendar" className="size-5 text-water-300" /> {WORDS.weeks(timelineWeeks)}
        </p>
        {shown.change ? (
          <div className="mt-4 rounded-control bg-white/10 px-4 py-2">
            <ChangeNote change={shown.change} canUndo={canUndo} onUndo={onUndo} />
          </div>
        ) : null}
      </div>
      <dl className="mt-6 grid gap-0 border-white/20 border-t">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-white/15 border-b py-2.5 text-small">
            <dt className="text-water-200">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-fine text-water-200">{WORDS.contingencyNote}</p>
    </>
  );
}
