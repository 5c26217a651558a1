import { useEffect, useRef } from 'react';
import type { Design } from '#domain/design/design.ts';
import { FEATURES } from '#domain/design/features.ts';
import type { DesignField } from '#domain/design/interpret.ts';
import { fill } from '#domain/words/fill.ts';
import { CountChoice, FireChoice } from '#site/count-choice.tsx';
import { tell } from '#site/language.ts';
import { Button } from '#site/ui/button.tsx';
import { SelectField } from '#site/ui/field.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { ChoiceField, isChoice, oneOf } from './choice-field.tsx';
import { DEPTHS, MeasureFields, SIDES } from './measure-fields.tsx';
import { useWords } from './words.ts';

type Correctable = { field: DesignField; value: string };
export type Correcting = {
  design: Design;
  budget: number | null;
  onEdit: (changes: Partial<Design>) => void;
  onBudget: (dollars: number | null) => void;
};

type CorrectionProps = Correcting & { id: string; what: Correctable; heading: string; onClose: () => void };

// Opens under the words: change what a phrase became, or take it out. Every touch re-prices at once.
export function Correction({ id, what, heading, onClose, ...rest }: CorrectionProps) {
  const { correct } = useWords();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
    panel.current?.querySelector<HTMLElement>('button, select, input')?.focus({ preventScroll: true });
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name its legend before every control
    <div
      ref={panel}
      id={id}
      role="group"
      aria-label={heading}
      className="mt-3 scroll-mt-[calc(var(--header-height)+6rem)] scroll-mb-24 rounded-control border border-lagoon bg-white p-4"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="mb-3 flex items-start justify-between gap-4">
        <p className="font-semibold">{heading}</p>
        <button
          type="button"
          onClick={onClose}
          aria-label={correct.close}
          className="-m-2 grid size-10 shrink-0 place-items-center order-last"
        >
          <Icon name="close" className="size-4" />
        </button>
      </div>
      <Controls what={what} {...rest} />
    </div>
  );
}

function Controls({ what, design, budget, onEdit, onBudget }: Correcting & { what: Correctable }) {
  const { field, value } = what;
  const { correct, specs } = useWords();
  if (field === 'features')
    return (
      <div className="space-y-3">
        <FeatureControls value={value} design={design} onEdit={onEdit} />
        {value === 'Fire Feature' && design.features.includes(value) ? (
          <FireChoice design={design} onEdit={onEdit} words={specs.fire} prefix="correct-" />
        ) : null}
      </div>
    );
  if (field === 'lengthFt' || field === 'widthFt')
    return <MeasureFields fields={SIDES} design={design} onEdit={onEdit} prefix="correct-" />;
  if (field === 'shallowFt' || field === 'deepFt')
    return <MeasureFields fields={DEPTHS} design={design} onEdit={onEdit} prefix="correct-" />;
  if (field === 'childFriendly')
    return (
      <Button variant="secondary" size="sm" onClick={() => onEdit({ childFriendly: !design.childFriendly })}>
        {design.childFriendly ? correct.noChildren : correct.children}
      </Button>
    );
  if (field === 'budget')
    return (
      <Button variant="secondary" size="sm" onClick={() => onBudget(budget === null ? Number(value) : null)}>
        {budget === null ? correct.isBudget : correct.notBudget}
      </Button>
    );
  if (field === 'words') return <p className="text-small">{correct.drawn}</p>;
  if (field === 'counts') return <CountControl value={value} design={design} onEdit={onEdit} />;
  return isChoice(field) ? (
    <ChoiceField field={field} design={design} onEdit={onEdit} prefix="correct-" />
  ) : null;
}

function CountControl({ value, design, onEdit }: { value: string } & Pick<Correcting, 'design' | 'onEdit'>) {
  const { specs } = useWords();
  const feature = oneOf(FEATURES, value);
  return feature && design.features.includes(feature) ? (
    <CountChoice feature={feature} design={design} onEdit={onEdit} words={specs.count} prefix="correct-" />
  ) : null;
}

function FeatureControls({
  value,
  design,
  onEdit,
}: { value: string } & Pick<Correcting, 'design' | 'onEdit'>) {
  const { correct } = useWords();
  const feature = oneOf(FEATURES, value);
  if (!feature) return null;
  const there = design.features.includes(feature);
  const without = design.features.filter((name) => name !== feature);
  const keep = (names: readonly string[]) =>
    onEdit({ features: FEATURES.filter((name) => names.includes(name)) });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Button
        variant="secondary"
        size="sm"
        className="min-h-12"
        onClick={() => keep(there ? without : [...without, feature])}
      >
        <Icon name={there ? 'close' : 'plus'} />{' '}
        {fill(there ? correct.leaveOut : correct.putIn, { feature: tell(feature) })}
      </Button>
      {there ? (
        <SelectField
          label={correct.somethingElse}
          name="correct-feature"
          className="min-w-48 flex-1"
          value=""
          placeholder={correct.choose}
          options={FEATURES.filter((name) => !design.features.includes(name)).map((name) => ({
            value: name,
            label: name,
          }))}
          onChange={(event) => keep([...without, event.target.value])}
        />
      ) : null}
    </div>
  );
}
