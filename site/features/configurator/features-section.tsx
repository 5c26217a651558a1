import { Fragment } from 'react';
import type { Design } from '#domain/design/design.ts';
import { FEATURE_GROUPS } from '#domain/design/feature-rules.ts';
import { FEATURES, type Feature, featuresOfGroup } from '#domain/design/features.ts';
import { priceDifference } from '#domain/design/price-difference.ts';
import { CountChoice, FireChoice, isCounted } from '#site/count-choice.tsx';
import { FieldSet } from '#site/ui/field.tsx';
import { FeatureChoice } from './feature-choice.tsx';
import type { SectionProps } from './panel-sections.tsx';
import { useWords } from './words.ts';

// Always in the vocabulary's order, so that the same pool has the same link and picture.
const toggled = ({ features }: Design, feature: Feature): Feature[] =>
  FEATURES.filter((one) => (one === feature) !== features.includes(one));

export function FeaturesSection({ design, onChange }: SectionProps) {
  const { FEATURE_GROUP_TITLES, FEATURE_HINTS, COUNT_CHOICE, FIRE_CHOICE, prices } = useWords();
  const added = (feature: Feature) => {
    const difference = priceDifference(prices, design, { features: toggled(design, feature) });
    return design.features.includes(feature) ? -difference : difference;
  };
  return (
    <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2 sm:[@media(max-height:36rem)]:grid-cols-1 lg:grid-cols-1 xl:grid-cols-2">
      {FEATURE_GROUPS.map((group) => (
        <FieldSet key={group} legend={FEATURE_GROUP_TITLES[group]}>
          {featuresOfGroup(group).map((feature) => (
            <Fragment key={feature}>
              <FeatureChoice
                feature={feature}
                hint={FEATURE_HINTS[feature]}
                checked={design.features.includes(feature)}
                difference={added(feature)}
                onToggle={() => onChange({ features: toggled(design, feature) }, `feature ${feature}`)}
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
