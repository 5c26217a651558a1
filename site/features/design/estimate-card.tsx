import { type ReactNode, useState } from 'react';
import { featuresBeyondRange } from '#domain/design/estimate.ts';
import { estimatedRange } from '#domain/design/hand-off.ts';
import { builtMaterial } from '#domain/design/material.ts';
import { saySiteWork } from '#domain/design/site-work-words.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarDifference, dollars } from '#domain/words/money.ts';
import { pageReader } from '#site/language.ts';
import { SecondEstimate } from '#site/second-estimate.tsx';
import { Card } from '#site/ui/card.tsx';
import { classes } from '#site/ui/classes.ts';
import { Fold } from '#site/ui/fold.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { askedThings, lowerLine } from './asked-things.ts';
import { ChangeNote } from './change-note.tsx';
import { Covers } from './covers.tsx';
import { isWide } from './is-wide.ts';
import type { Shown } from './use-design-tool.ts';
import { useWords } from './words.ts';

type Row = [label: string, amount: string, sum?: 'sum'];
type EstimateProps = { shown: Shown; canUndo: boolean; onUndo: () => void };

export function EstimateCard({ shown, canUndo, onUndo }: EstimateProps) {
  const { estimate: words } = useWords();
  return (
    <Card
      as="section"
      tone="ink"
      aria-labelledby="estimate-heading"
      className="flex flex-col max-sm:p-5 sm:p-7 lg:h-full"
    >
      <Heading level={2} size="subheading" id="estimate-heading">
        {words.heading}
      </Heading>
      <Figures shown={shown} canUndo={canUndo} onUndo={onUndo} />
    </Card>
  );
}

function Figures({ shown, canUndo, onUndo }: EstimateProps) {
  const { estimate: words, specs, siteWork: ground, secondEstimate, prices } = useWords();
  const beyond = featuresBeyondRange(prices, shown.design, shown.estimate);
  const { timelineWeeks, lineItems, siteWork, totalLow, totalHigh } = shown.estimate;
  const forSize = Math.round(lineItems.base * lineItems.sizeFactor) - lineItems.base;
  const rows: Row[] = [
    [words.lines.base[builtMaterial(shown.design)], dollars(lineItems.base)],
    [
      fill(words.lines.sizeFactor[forSize > 0 ? 'larger' : 'same'], {
        factor: lineItems.sizeFactor.toFixed(2),
      }),
      forSize > 0 ? dollarDifference(forSize) : dollars(forSize),
    ],
    [
      [words.lines.featuresCost, lowerLine(askedThings(specs, shown.design))].filter(Boolean).join(': '),
      dollars(lineItems.featuresCost),
    ],
    [words.lines.design, dollars(lineItems.design)],
    [words.lines.permits, dollars(lineItems.permits)],
    ...(lineItems.siteWork ? [[ground.label, dollars(lineItems.siteWork)] satisfies Row] : []),
    [words.lines.low, dollars(totalLow), 'sum'],
    [words.lines.contingency, dollarDifference(lineItems.contingency)],
    [words.lines.high, dollars(totalHigh), 'sum'],
  ];
  return (
    <>
      <div aria-live="polite">
        <p className="mt-5 text-small text-water-200">{words.total}</p>
        <p className="mt-1 font-display text-[clamp(1.75rem,1.3rem+1.6vw,2.5rem)] leading-tight tabular-nums">
          {estimatedRange(shown.estimate)}
        </p>
        <p className="mt-1 text-fine text-water-200">{secondEstimate.listLabel}</p>
        <p className="mt-3 flex items-center gap-2.5">
          <Icon name="calendar" className="size-5 text-water-300" />{' '}
          {fill(words.weeks, { weeks: timelineWeeks })}
        </p>
        {shown.change ? (
          <div className="mt-4 rounded-control bg-white/10 px-4 py-2">
            <ChangeNote change={shown.change} canUndo={canUndo} onUndo={onUndo} />
          </div>
        ) : null}
      </div>
      {beyond > 0 ? (
        <p className="mt-4 text-small" data-beyond>
          {fill(secondEstimate.beyond, { amount: dollars(beyond) })}
        </p>
      ) : null}
      <Folded line={words.byLine}>
        <dl className="grid border-white/20 lg:mt-6 lg:border-t">
          {rows.map(([label, value, sum]) => (
            <div
              key={label}
              className={classes(
                'flex items-center justify-between gap-4 border-b py-2 text-small sm:py-2.5',
                sum ? 'border-white/50' : 'border-white/15',
              )}
            >
              <dt className={sum ? 'font-semibold' : 'text-water-200'}>{label}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {siteWork ? (
          <p className="mt-4 text-fine text-water-200">{saySiteWork(ground, siteWork, pageReader())}</p>
        ) : null}
        <p className="mt-4 text-fine text-water-200">{words.contingencyNote}</p>
        <Covers design={shown.design} />
      </Folded>
      <div className="border-white/20 border-t text-white max-lg:pt-1 lg:mt-5 lg:pt-4">
        <SecondEstimate design={shown.design} prices={prices} words={secondEstimate} />
      </div>
    </>
  );
}

// On a phone in one line, like what is read and planned above it.
function Folded({ line, children }: { line: string; children: ReactNode }) {
  const [wide] = useState(isWide);
  if (wide) return children;
  return (
    <Fold
      className="mt-5 border-white/20 border-t"
      lineClassName="min-h-12 font-semibold text-small [&>svg]:text-water-300"
      line={<span className="flex-1">{line}</span>}
    >
      {children}
    </Fold>
  );
}
