import { COUNTED } from '#domain/design/counts.ts';
import type { Design } from '#domain/design/design.ts';
import { CountChoice, FireChoice } from '#site/count-choice.tsx';
import { CheckboxField } from '#site/ui/field.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { ChoiceField } from './choice-field.tsx';
import { FeatureChips } from './feature-chips.tsx';
import { DEPTHS, MeasureFields, SIDES } from './measure-fields.tsx';
import { useWords } from './words.ts';

type SpecFieldsProps = { design: Design; onEdit: (changes: Partial<Design>) => void };

// Every item of the design, each one a control: correcting it re-prices at once.
export function SpecFields({ design, onEdit }: SpecFieldsProps) {
  const { specs } = useWords();
  const item = { design, onEdit };
  const asked = COUNTED.filter((feature) => design.features.includes(feature));
  return (
    <div className="grid gap-5">
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceField field="style" {...item} />
          <ChoiceField field="shape" {...item} />
        </div>
        <ChoiceField field="size" {...item} />
        <MeasureFields fields={SIDES} {...item} />
        <MeasureFields fields={DEPTHS} {...item} />
      </div>
      <FeatureChips design={design} onChange={(features) => onEdit({ features })} />
      {asked.length > 0 ? (
        <div className="grid gap-4 sm:grid-cols-2">
          {asked.map((feature) => (
            <CountChoice key={feature} feature={feature} words={specs.count} {...item} />
          ))}
          {asked.includes('Fire Feature') ? <FireChoice words={specs.fire} {...item} /> : null}
        </div>
      ) : null}
      <CheckboxField
        label={specs.childFriendly}
        name="childFriendly"
        checked={design.childFriendly}
        onChange={(event) => onEdit({ childFriendly: event.target.checked })}
      />
      <details className="group/more border-sand border-t pt-2">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold text-lagoon text-small">
          <Icon name="chevron-down" className="size-4 group-open/more:rotate-180" />
          {`${specs.deck}, ${specs.finish.toLowerCase()}, ${specs.material.toLowerCase()}, ${specs.setting.toLowerCase()}, ${specs.house.toLowerCase()}`}
        </summary>
        <div className="mt-2 grid grid-cols-2 gap-4">
          <ChoiceField field="deck" {...item} />
          <ChoiceField field="finish" {...item} />
          <ChoiceField field="material" {...item} />
          <ChoiceField field="setting" {...item} />
          <ChoiceField field="house" {...item} />
        </div>
      </details>
    </div>
  );
}
