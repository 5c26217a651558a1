import { DESIGN_TOOL } from '#content/design-tool.ts';
import type { Design } from '#domain/design/design.ts';
import type { DesignAnswer } from '#domain/design/design-answer.ts';
import { Card } from '#site/ui/card.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { SpecFields } from './spec-fields.tsx';
import { UnderstoodText } from './understood-text.tsx';
import type { Shown } from './use-design-tool.ts';

const WORDS = DESIGN_TOOL.specs;
const FIELD_NAMES: Partial<Record<DesignAnswer['assumptions'][number]['field'], string>> = {
  style: WORDS.style,
  lengthFt: WORDS.length,
  widthFt: WORDS.width,
  shallowFt: WORDS.shallow,
  deepFt: WORDS.deep,
};

type SpecsCardProps = { shown: Shown | null; onEdit: (changes: Partial<Design>) => void };

export function SpecsCard({ shown, onEdit }: SpecsCardProps) {
  return (
    <Card as="section" aria-labelledby="specs-heading" className="p-5 sm:p-7">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading level={2} size="subheading" id="specs-heading">
          {WORDS.heading}
        </Heading>
        {shown?.stored ? (
          <p className="text-fine text-ink-600">{WORDS.answeredBy[shown.stored.answeredBy]}</p>
        ) : null}
      </div>
      {shown ? (
        <div className="grid gap-7">
          <Summary shown={shown} />
          {shown.understood.length + shown.notUnderstood.length > 0 ? (
            <UnderstoodText
              raw={shown.specs.raw}
              understood={shown.understood}
              notUnderstood={shown.notUnderstood}
            />
          ) : null}
          <Assumptions assumptions={shown.assumptions} />
          <SpecFields design={shown.design} onEdit={onEdit} />
        </div>
      ) : (
        <p className="text-ink-600">{WORDS.empty}</p>
      )}
      <div className="mt-8 border-sand border-t pt-6">
        <Heading level={3} size="small">
          {DESIGN_TOOL.checklist.heading}
        </Heading>
        {shown ? (
          <Checklist items={shown.plan.checklist} />
        ) : (
          <p className="mt-2 text-ink-600">{DESIGN_TOOL.checklist.empty}</p>
        )}
      </div>
    </Card>
  );
}

// The pool in one line, as it would be read aloud.
function Summary({ shown: { specs, design } }: { shown: Shown }) {
  const facts = [
    `${specs.approxLengthFt} × ${design.widthFt} ft`,
    `${design.shallowFt} to ${design.deepFt} ft deep`,
    ...(specs.childFriendly ? [WORDS.childFriendly] : []),
  ];
  return (
    <div>
      <p className="font-display text-heading">{specs.style}</p>
      <p className="mt-1 text-ink-600 tabular-nums">{facts.join(' · ')}</p>
    </div>
  );
}

function Assumptions({ assumptions }: { assumptions: Shown['assumptions'] }) {
  if (assumptions.length === 0) return null;
  return (
    <div>
      <p className="mb-2 font-semibold text-small">{WORDS.assumptions}</p>
      <ul className="grid gap-1.5 text-small">
        {assumptions.map(({ field, value, reason }) => (
          <li key={field} className="flex gap-2.5">
            <Icon name="info" className="mt-1 size-4 text-lagoon" />
            <span>
              <span className="font-semibold">
                {FIELD_NAMES[field] ?? field}: {value}.
              </span>{' '}
              <span className="text-ink-600">{reason}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Checklist({ items }: { items: Shown['plan']['checklist'] }) {
  return (
    <ol className="mt-4 grid gap-4">
      {items.map(({ title, detail }, index) => (
        <li key={title} className="flex gap-4">
          <span
            aria-hidden="true"
            className="w-6 shrink-0 text-end font-display text-[1.25rem] text-lagoon leading-tight tabular-nums"
          >
            {index + 1}
          </span>
          <div>
            <p className="font-semibold">{title}</p>
            <p className="text-ink-600 text-small">{detail}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
