import { useEffect, useRef, useState } from 'react';
import { BASE_STEPS } from '#domain/design/checklist.ts';
import type { Design } from '#domain/design/design.ts';
import { isBlank } from '#domain/design/transcript.ts';
import { sayKind, saySides } from '#site/said-measures.ts';
import { Card } from '#site/ui/card.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Heading } from '#site/ui/section.tsx';
import { isWide } from './is-wide.ts';
import { SpecFields } from './spec-fields.tsx';
import type { Shown } from './use-design-tool.ts';
import { useWords } from './words.ts';

const FOLDED = 'rounded-control border border-sand-600 px-4 py-2.5';

type SpecsCardProps = {
  shown: Shown;
  onEdit: (changes: Partial<Design>) => void;
};

export function SpecsCard({ shown, onEdit }: SpecsCardProps) {
  const { specs: words, checklist } = useWords();
  return (
    <Card as="section" aria-labelledby="specs-heading" className="max-sm:p-5 sm:p-7">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading level={2} size="subheading" id="specs-heading">
          {words.heading}
        </Heading>
        {/* Without the words there is nothing that anybody read. */}
        {shown.answeredBy && !isBlank(shown.specs.raw) ? (
          <p className="text-fine text-ink-600">{words.answeredBy[shown.answeredBy]}</p>
        ) : null}
      </div>
      <Fields shown={shown} onEdit={onEdit} />
      <div className="mt-8 border-sand border-t pt-6 max-lg:mt-6 max-lg:pt-5">
        <Heading level={3} size="small">
          {checklist.heading}
        </Heading>
        <Plan items={shown.plan.checklist} />
      </div>
    </Card>
  );
}

// On a phone they unfold: what they hold is said above, and most visitors change a thing or two.
function Fields({ shown: { design, specs }, onEdit }: SpecsCardProps) {
  const { glance, specs: words } = useWords();
  const [wide] = useState(isWide);
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Not every browser unfolds what a link leads into.
    const unfold = () => location.hash === '#specs' && fold.current?.setAttribute('open', '');
    addEventListener('hashchange', unfold);
    return () => removeEventListener('hashchange', unfold);
  }, []);
  return (
    <Fold
      ref={fold}
      open={wide}
      className="group"
      lineClassName={`${FOLDED} lg:group-open:hidden`}
      line={
        <span className="flex-1 text-small">
          <span className="block font-semibold text-lagoon">{glance.edit}</span>
          <span className="text-ink-600">
            {`${sayKind(glance.pool, specs.style)}, ${saySides(words.sides, design)}`}
          </span>
        </span>
      }
    >
      <div id="specs" className="max-lg:mt-5">
        <SpecFields design={design} onEdit={onEdit} />
      </div>
    </Fold>
  );
}

type Items = { items: Shown['plan']['checklist'] };

// In one line until it is asked for, like the fields above it on a phone.
function Plan({ items }: Items) {
  const { checklist } = useWords();
  const extras = items.slice(BASE_STEPS);
  return (
    <Fold
      className="mt-3"
      lineClassName={FOLDED}
      line={
        <span className="flex-1 text-pretty text-small">
          <span className="block font-semibold text-lagoon">{checklist.steps}</span>
          {extras.length > 0 ? (
            <span className="text-ink-600">+ {extras.map(({ title }) => title).join(', ')}</span>
          ) : null}
        </span>
      }
    >
      <Checklist items={items.slice(0, BASE_STEPS)} />
      <Extras items={extras} />
    </Fold>
  );
}

// Each step by its title; what it means unfolds, so that the way to the first swim is seen at a glance.
function Checklist({ items }: Items) {
  return (
    <ol className="mt-3 grid">
      {items.map((item, index) => (
        <Item key={item.title} {...item} mark={index + 1} />
      ))}
    </ol>
  );
}

// What this pool adds is built along the way, not after the first swim.
function Extras({ items }: Items) {
  const { checklist } = useWords();
  if (items.length === 0) return null;
  return (
    <>
      <p className="mt-5 font-medium text-small">{checklist.extras}</p>
      <ul className="mt-1 grid">
        {items.map((item) => (
          <Item key={item.title} {...item} mark="+" />
        ))}
      </ul>
    </>
  );
}

function Item({ title, detail, mark }: Items['items'][number] & { mark: number | '+' }) {
  return (
    <li className="grid items-center border-sand border-b last:border-b-0">
      <Fold
        line={
          <>
            <span
              aria-hidden="true"
              className="w-6 shrink-0 text-end font-display text-[1.25rem] text-lagoon leading-tight tabular-nums"
            >
              {mark}
            </span>
            <span className="flex-1 font-semibold text-small">{title}</span>
          </>
        }
      >
        <p className="pb-3 ps-9 text-ink-600 text-small">{detail}</p>
      </Fold>
    </li>
  );
}
