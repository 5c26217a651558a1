import type { Design } from '#domain/design/design.ts';
import { featurePrice } from '#domain/design/feature-price.ts';
import { FEATURES, type Feature } from '#domain/design/features.ts';
import { dollars } from '#domain/words/money.ts';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { useWords } from './words.ts';

type ChipsProps = { design: Design; onChange: (features: Feature[]) => void };

// Every feature there is, pressed or not: one tap corrects what was read and prices it.
export function FeatureChips({ design, onChange }: ChipsProps) {
  const { specs } = useWords();
  const chosen = design.features;
  const toggle = (feature: Feature) =>
    onChange(FEATURES.filter((name) => (name === feature ? !chosen.includes(name) : chosen.includes(name))));
  const others = FEATURES.filter((feature) => !chosen.includes(feature));
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-small">{specs.features}</legend>
      {chosen.length === 0 ? <p className="mb-2 text-ink-600 text-small">{specs.noFeatures}</p> : null}
      <ul className="flex flex-wrap gap-2">
        {FEATURES.filter((feature) => chosen.includes(feature)).map((feature) => (
          <Chip key={feature} feature={feature} pressed onPress={toggle} />
        ))}
      </ul>
      <details className="group/more mt-3">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold text-lagoon text-small">
          <Icon name="plus" className="size-4 group-open/more:rotate-45" /> {specs.addFeature}
        </summary>
        <ul className="mt-2 flex flex-wrap gap-2">
          {others.map((feature) => (
            <Chip key={feature} feature={feature} pressed={false} onPress={toggle} />
          ))}
        </ul>
      </details>
    </fieldset>
  );
}

type ChipProps = { feature: Feature; pressed: boolean; onPress: (feature: Feature) => void };

function Chip({ feature, pressed, onPress }: ChipProps) {
  const { prices } = useWords();
  return (
    <li>
      <button
        type="button"
        aria-pressed={pressed}
        onClick={() => onPress(feature)}
        className={classes(
          'flex min-h-10 items-center gap-2 rounded-full border px-3.5 text-small transition-colors',
          pressed
            ? 'border-lagoon bg-lagoon text-white hover:bg-lagoon-700'
            : 'border-sand bg-white hover:border-lagoon',
        )}
      >
        {feature}
        {pressed ? (
          <Icon name="close" className="size-3.5" />
        ) : (
          <span className="text-fine text-ink-600">+{dollars(featurePrice(prices, feature))}</span>
        )}
      </button>
    </li>
  );
}
