import { ESTIMATE_CONTROLS, type EstimateForm } from '#domain/estimate/estimate-form.ts';
import type { FieldSource } from '#site/field-source.ts';
import { FormFields } from '#site/form-fields.tsx';
import { useWords } from './words.ts';

// The same fields for the calculator that script runs and for the page that answers without it.
export function EstimateFields(source: FieldSource<keyof EstimateForm>) {
  const { labels, placeholders, featuresHint, emailHint } = useWords().CALCULATOR;
  const hints = { features: featuresHint, email: emailHint };
  return <FormFields controls={ESTIMATE_CONTROLS} words={{ labels, placeholders, hints }} {...source} />;
}
