import { useId } from 'react';
import type { Feature } from '#domain/design/features.ts';
import { dollarDifference } from '#domain/words/money.ts';
import { ChoicePicture } from './picture-choice.tsx';
import { useWords } from './words.ts';

type FeatureChoiceProps = {
  feature: Feature;
  hint: string | null;
  checked: boolean;
  /** What it adds to the price. */
  difference: number;
  onToggle: () => void;
};

// A checkbox with a picture of the thing and what it does to the price.
export function FeatureChoice({ feature, hint, checked, difference, onToggle }: FeatureChoiceProps) {
  const { CONFIGURATOR: words } = useWords();
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-17 cursor-pointer items-center gap-3 py-1.5">
      <input
        id={id}
        type="checkbox"
        name="features"
        value={feature}
        checked={checked}
        onChange={onToggle}
        className="size-5.5 shrink-0 cursor-pointer rounded-[3px] accent-lagoon focus-visible:outline-offset-2"
      />
      <span className="aspect-[4/3] w-18 shrink-0 overflow-hidden rounded-control bg-foam">
        <ChoicePicture of={`feature-${feature}`} />
      </span>
      <span className="min-w-0 leading-snug">
        <span className="block">{feature}</span>
        {hint ? <span className="block text-fine text-ink-600">{hint}</span> : null}
        <span className="block text-fine text-ink-600 tabular-nums">
          {difference === 0 ? words.noExtra : dollarDifference(difference)}
        </span>
      </span>
    </label>
  );
}
