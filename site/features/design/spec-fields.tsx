import { DESIGN_TOOL } from '#content/design-tool.ts';
import { DECKS, DESIGN_LIMITS, type Design, FINISHES, HOUSES, SETTINGS } from '#domain/design/design.ts';
import { SIZE_WORDS, STYLES } from '#domain/design/vocabulary.ts';
import { CheckboxField, SelectField } from '#site/ui/field.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { FeatureChips } from './feature-chips.tsx';
import { MeasureField } from './measure-field.tsx';

const WORDS = DESIGN_TOOL.specs;

const named = (values: readonly string[]) =>
  values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1).replace('-', ' ') }));
const oneOf = <Value extends string>(values: readonly Value[], given: string): Value | undefined =>
  values.find((value) => value === given);

type SpecFieldsProps = { design: Design; onEdit: (changes: Partial<Design>) => void };

// Every item of the design, each one a control: correcting it re-prices at once.
export function SpecFields({ design, onEdit }: SpecFieldsProps) {
  const { lengthFt, widthFt, shallowFt, deepFt } = DESIGN_LIMITS;
  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label={WORDS.style}
          name="style"
          value={design.style}
          options={named(STYLES)}
          onChange={(event) => onEdit({ style: oneOf(STYLES, event.target.value) ?? design.style })}
        />
        <SelectField
          label={WORDS.size}
          name="size"
          value={design.size ?? ''}
          options={[{ value: '', label: WORDS.noSize }, ...named(SIZE_WORDS)]}
          onChange={(event) => onEdit({ size: oneOf(SIZE_WORDS, event.target.value) ?? null })}
        />
        <MeasureField
          label={WORDS.length}
          name="lengthFt"
          value={design.lengthFt}
          {...lengthFt}
          step={1}
          onChange={(feet) => onEdit({ lengthFt: feet })}
        />
        <MeasureField
          label={WORDS.width}
          name="widthFt"
          value={design.widthFt}
          {...widthFt}
          step={1}
          onChange={(feet) => onEdit({ widthFt: feet })}
        />
        <MeasureField
          label={WORDS.shallow}
          name="shallowFt"
          value={design.shallowFt}
          {...shallowFt}
          step={0.5}
          onChange={(feet) => onEdit({ shallowFt: feet })}
        />
        <MeasureField
          label={WORDS.deep}
          name="deepFt"
          value={design.deepFt}
          {...deepFt}
          step={0.5}
          onChange={(feet) => onEdit({ deepFt: feet })}
        />
      </div>
      <FeatureChips design={design} onChange={(features) => onEdit({ features })} />
      <CheckboxField
        label={WORDS.childFriendly}
        name="childFriendly"
        checked={design.childFriendly}
        onChange={(event) => onEdit({ childFriendly: event.target.checked })}
      />
      <details className="group border-sand border-t pt-2">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold text-lagoon text-small">
          <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
          {`${WORDS.deck}, ${WORDS.finish.toLowerCase()}, ${WORDS.setting.toLowerCase()}, ${WORDS.house.toLowerCase()}`}
        </summary>
        <div className="mt-2 grid grid-cols-2 gap-4">
          <SelectField
            label={WORDS.deck}
            name="deck"
            value={design.deck}
            options={named(DECKS)}
            onChange={(event) => onEdit({ deck: oneOf(DECKS, event.target.value) ?? design.deck })}
          />
          <SelectField
            label={WORDS.finish}
            name="finish"
            value={design.finish}
            options={named(FINISHES)}
            onChange={(event) => onEdit({ finish: oneOf(FINISHES, event.target.value) ?? design.finish })}
          />
          <SelectField
            label={WORDS.setting}
            name="setting"
            value={design.setting}
            options={named(SETTINGS)}
            onChange={(event) => onEdit({ setting: oneOf(SETTINGS, event.target.value) ?? design.setting })}
          />
          <SelectField
            label={WORDS.house}
            name="house"
            value={design.house}
            options={named(HOUSES)}
            onChange={(event) => onEdit({ house: oneOf(HOUSES, event.target.value) ?? design.house })}
          />
        </div>
      </details>
    </div>
  );
}
