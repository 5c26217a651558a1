import {
  isOption,
  LOCATIONS,
  POOL_FEATURES,
  POOL_MATERIALS,
  POOL_SIZES,
  POOL_TYPES,
  TIMELINES,
} from '#domain/estimate/options.ts';
import { earlyText, earlyValues } from '#site/early-values.ts';

export const CALCULATOR_FORM_ID = 'calculator-form';

export const NO_CHOICES = choicesIn(undefined).values;

export const earlyChoices = () => choicesIn(earlyValues(CALCULATOR_FORM_ID));

function choicesIn(given: FormData | undefined) {
  const chosen = <Value extends string>(
    name: string,
    options: readonly { value: Value; label: string }[],
  ) => {
    const value = earlyText(given, name);
    return isOption(options, value) ? value : undefined;
  };
  const values = {
    email: earlyText(given, 'email'),
    size: chosen('size', POOL_SIZES),
    type: chosen('type', POOL_TYPES),
    material: chosen('material', POOL_MATERIALS),
    location: chosen('location', LOCATIONS),
    timeline: chosen('timeline', TIMELINES),
    features: POOL_FEATURES.map(({ value }) => value).filter((value) =>
      given?.getAll('features').includes(value),
    ),
  };
  const { size, type, material, location, features } = values;
  return { values, changed: Boolean(size || type || material || location || features.length) };
}
