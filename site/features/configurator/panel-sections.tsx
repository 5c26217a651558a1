import { Fragment } from 'react';
import { DECKS, type Design, FINISHES, HOURS, HOUSE_SIDES, HOUSES, SETTINGS } from '#domain/design/design.ts';
import { FEATURE_GROUPS } from '#domain/design/feature-rules.ts';
import { FEATURES, type Feature, featuresOfGroup } from '#domain/design/features.ts';
import { reshaped } from '#domain/design/reshaped.ts';
import { POOL_SHAPES } from '#domain/design/shape.ts';
import { restyled } from '#domain/design/typical.ts';
import { STYLES } from '#domain/design/vocabulary.ts';
import { CountChoice, FireChoice, isCounted } from '#site/count-choice.tsx';
import { CheckboxField, FieldSet, SliderField } from '#site/ui/field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { changedDepth, DIMENSIONS, type DimensionField } from './dimensions.ts';
import { useWords } from './words.ts';

export type SectionProps = {
  design: Design;
  onChange: (change: Partial<Design>, field: string) => void;
  onCommit: () => void;
};

export function ShapeSection({ design, onChange }: SectionProps) {
  const { CONFIGURATOR: words, SHAPE_WORDS, STYLE_WORDS } = useWords();
  return (
    <div className="space-y-6">
      <ChoiceField
        label={words.style}
        name="style"
        value={design.style}
        words={STYLE_WORDS}
        choices={STYLES}
        onChoose={(style) => onChange({ ...restyled(design, style), size: null }, 'style')}
      />
      <ChoiceField
        label={words.shape}
        name="shape"
        value={design.shape ?? 'own'}
        words={SHAPE_WORDS}
        choices={['own', ...POOL_SHAPES]}
        onChoose={(shape) => onChange(reshaped(design, shape === 'own' ? undefined : shape), 'shape')}
      />
      <CheckboxField
        label={words.childFriendly}
        name="childFriendly"
        checked={design.childFriendly}
        onChange={(event) => onChange({ childFriendly: event.target.checked }, 'childFriendly')}
      />
    </div>
  );
}

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

type ChoiceName = 'finish' | 'deck' | 'hour' | 'house' | 'houseSide' | 'setting';

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

export function SurfacesSection(props: SectionProps) {
  const { FINISH_WORDS, DECK_WORDS } = useWords();
  const choice = useChoice(props);
  return (
    <div className="space-y-6">
      {choice('finish', FINISHES, FINISH_WORDS)}
      {choice('deck', DECKS, DECK_WORDS)}
    </div>
  );
}

export function FeaturesSection({ design, onChange }: SectionProps) {
  const { FEATURE_GROUP_TITLES, FEATURE_HINTS, COUNT_CHOICE, FIRE_CHOICE } = useWords();
  function toggle(feature: Feature, on: boolean) {
    // Always in the vocabulary's order, so that the same pool has the same link and picture.
    const features = FEATURES.filter((one) => (one === feature ? on : design.features.includes(one)));
    onChange({ features }, `feature ${feature}`);
  }
  return (
    <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2 sm:[@media(max-height:36rem)]:grid-cols-1 lg:grid-cols-1 xl:grid-cols-2">
      {FEATURE_GROUPS.map((group) => (
        <FieldSet key={group} legend={FEATURE_GROUP_TITLES[group]}>
          {featuresOfGroup(group).map((feature) => (
            <Fragment key={feature}>
              <CheckboxField
                label={feature}
                name="features"
                value={feature}
                hint={FEATURE_HINTS[feature] ?? undefined}
                checked={design.features.includes(feature)}
                onChange={(event) => toggle(feature, event.target.checked)}
              />
              {isCounted(feature) && design.features.includes(feature) ? (
                <div className="space-y-3 ps-8 pb-2">
                  <CountChoice
                    feature={feature}
                    design={design}
                    words={COUNT_CHOICE}
                    onEdit={(change) => onChange(change, `count ${feature}`)}
                  />
                  {feature === 'Fire Feature' ? (
                    <FireChoice
                      design={design}
                      words={FIRE_CHOICE}
                      onEdit={(change) => onChange(change, 'fire')}
                    />
                  ) : null}
                </div>
              ) : null}
            </Fragment>
          ))}
        </FieldSet>
      ))}
    </div>
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
