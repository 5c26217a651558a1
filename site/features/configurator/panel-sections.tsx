import { type Design, HOURS, HOUSE_SIDES, HOUSES, SETTINGS } from '#domain/design/design.ts';
import { SliderField } from '#site/ui/field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { changedDepth, DIMENSIONS, type DimensionField } from './dimensions.ts';
import { useWords } from './words.ts';

export type SectionProps = {
  design: Design;
  onChange: (change: Partial<Design>, field: string) => void;
  onCommit: () => void;
};

export function SizeSection({ design, onChange, onCommit }: SectionProps) {
  const { CONFIGURATOR: words } = useWords();
  const slider = (field: DimensionField, label: string) => {
    const { min, max, step, name } = DIMENSIONS[field];
    return (
      <SliderField
        label={label}
        name={name}
        min={min}
        max={Math.max(max, design[field])}
        step={step}
        unit={words.feet}
        value={design[field]}
        onChange={(event) => onChange(changedDepth(design, field, Number(event.target.value)), field)}
        onPointerUp={onCommit}
        onBlur={onCommit}
      />
    );
  };
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 sm:[@media(max-height:36rem)]:grid-cols-1 lg:grid-cols-1">
      {slider('lengthFt', words.length)}
      {slider('widthFt', words.width)}
      {slider('shallowFt', words.shallow)}
      {slider('deepFt', words.deep)}
    </div>
  );
}

type ChoiceName = 'hour' | 'house' | 'houseSide' | 'setting';

// A choice that changes nothing but itself.
function useChoice({ design, onChange }: SectionProps) {
  const { CONFIGURATOR: words } = useWords();
  return <Name extends ChoiceName>(
    name: Name,
    choices: readonly Design[Name][],
    named: Record<Design[Name], string>,
    hint?: string,
  ) => (
    <ChoiceField
      label={words[name]}
      name={name}
      hint={hint}
      value={design[name]}
      words={named}
      choices={choices}
      onChoose={(choice) => onChange({ [name]: choice }, name)}
    />
  );
}

export function PlaceSection(props: SectionProps) {
  const { CONFIGURATOR: words, HOUR_WORDS, HOUSE_WORDS, HOUSE_SIDE_WORDS, SETTING_WORDS } = useWords();
  const choice = useChoice(props);
  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:[@media(max-height:36rem)]:grid-cols-1 lg:grid-cols-1">
      {choice('hour', HOURS, HOUR_WORDS)}
      {choice('house', HOUSES, HOUSE_WORDS)}
      {choice('houseSide', HOUSE_SIDES, HOUSE_SIDE_WORDS, words.houseSideHint)}
      {choice('setting', SETTINGS, SETTING_WORDS)}
    </div>
  );
}
