import { useEffect, useId, useRef } from 'react';
import type { EcoAssumptions } from '#domain/eco/assumptions.ts';
import { ECO_FEATURES, type EcoForm } from '#domain/eco/eco-form.ts';
import { bestAddition, type FeatureSaving, featureSavings, overlaps } from '#domain/eco/feature-savings.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Heading } from '#site/ui/section.tsx';
import { featureNames, useWords } from './words.ts';

/** Of the row's middle column, so that name and amount stay near each other. */
const LONGEST_PERCENT = 50;

type FeatureSwitchesProps = {
  request: EcoForm;
  assumptions: EcoAssumptions;
  /** What all that are chosen save together. */
  together: number;
  setFeatures: (features: EcoForm['features']) => void;
};

/** What each feature saves a year, largest first, to be switched on and off right where the figures stand. */
export function FeatureSwitches({ request, assumptions, together, setFeatures }: FeatureSwitchesProps) {
  const { ECO_COMPUTED: words } = useWords();
  const savings = featureSavings(request, assumptions);
  const most = Math.max(1, ...savings.map(({ saving }) => saving));
  const chosen = new Set(request.features);
  const addition = chosen.size > 0 ? bestAddition(savings, request.features) : undefined;
  const headings = useId();
  const rows = useRef<HTMLDivElement>(null);
  const moved = useRef<string>(undefined);
  // An element that is moved on the page loses the focus.
  useEffect(() => {
    if (moved.current) rows.current?.querySelector<HTMLElement>(`[data-feature="${moved.current}"]`)?.focus();
    moved.current = undefined;
  });
  const toggle = (id: EcoForm['features'][number]) => {
    if (!chosen.delete(id)) chosen.add(id);
    setFeatures(ECO_FEATURES.map((feature) => feature.id).filter((one) => chosen.has(one)));
  };
  return (
    <fieldset className="mt-9 print:hidden">
      <legend className="contents">
        <Heading level={4}>{words.switches}</Heading>
      </legend>
      {overlaps(savings, request.features, together) ? (
        <p className="mt-1 text-ink-600 text-small">{words.overlap}</p>
      ) : null}
      {addition ? <Addition addition={addition} onAdd={() => toggle(addition.id)} /> : null}
      <div ref={rows} className="mt-2 grid gap-y-1">
        {/* One list, so that a row that changes its group stays the same element. */}
        {[true, false].flatMap((on) => {
          const group = savings.filter(({ id }) => chosen.has(id) === on);
          const heading = `${headings}${on ? 'chose' : 'could'}`;
          if (group.length === 0) return [];
          return [
            <p key={heading} id={heading} className="mt-3 font-semibold text-small">
              {on ? words.chose : words.couldAdd}
            </p>,
            ...group.map((feature) => (
              <Row
                key={feature.id}
                {...{ feature, most, on, heading }}
                onToggle={() => {
                  moved.current = feature.id;
                  toggle(feature.id);
                }}
              />
            )),
          ];
        })}
      </div>
    </fieldset>
  );
}

type RowProps = {
  feature: FeatureSaving;
  /** What the longest bar stands for. */
  most: number;
  on: boolean;
  /** What it stands under, by its id. */
  heading: string;
  onToggle: () => void;
};

function Row({ feature: { id, cost, saving }, most, on, heading, onToggle }: RowProps) {
  const { ECO_COMPUTED: words, ECO_FEATURE_WORDS } = useWords();
  return (
    <label className="grid min-h-16 cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-3.5 border-sand border-b py-3">
      <input
        type="checkbox"
        data-feature={id}
        aria-describedby={heading}
        checked={on}
        onChange={onToggle}
        className="size-5.5 accent-lagoon"
      />
      <span className="min-w-0">
        <span className="font-semibold">{ECO_FEATURE_WORDS[id].name}</span>
        {saving < 0 ? null : (
          <span
            aria-hidden="true"
            className={classes(
              'mt-1.5 block h-1.5 min-w-1 rounded-full transition-[width] duration-500 ease-water',
              on ? 'bg-lagoon' : 'bg-water-300',
            )}
            style={{ width: `${(saving / most) * LONGEST_PERCENT}%` }}
          />
        )}
      </span>
      <span className="text-right text-small tabular-nums leading-snug">
        <span className={classes('block font-semibold', saving < 0 ? 'text-clay-700' : 'text-lagoon')}>
          {fill(saving < 0 ? words.costsAYear : words.savesAYear, { money: dollars(Math.abs(saving)) })}
        </span>
        <span className="text-fine text-ink-600">{fill(words.oneTime, { cost: dollars(cost) })}</span>
      </span>
    </label>
  );
}

type AdditionProps = { addition: FeatureSaving; onAdd: () => void };

/** The one to add next, before somebody has compared all of them. */
function Addition({ addition: { id, cost, saving }, onAdd }: AdditionProps) {
  const { ECO_COMPUTED: words, ECO_FEATURE_WORDS } = useWords();
  const [feature = ''] = featureNames(ECO_FEATURE_WORDS, [id]);
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card bg-foam px-5 py-4">
      <p className="font-medium">
        {fill(words.addition, { feature, money: dollars(saving), cost: dollars(cost) })}
      </p>
      <Button variant="secondary" onClick={onAdd} className="max-sm:w-full">
        {words.add}
      </Button>
    </div>
  );
}
