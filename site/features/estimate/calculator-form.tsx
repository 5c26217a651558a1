import { recomputes } from '#domain/estimate/pricing.ts';
import { NATIVE_FORMS } from '#domain/site/native-forms.ts';
import { Button } from '#site/ui/button.tsx';
import { DownloadEstimate } from './download-estimate.tsx';
import { EstimateFields } from './estimate-fields.tsx';
import { ShowFigures } from './show-figures.tsx';
import type { CalculatorState } from './use-calculator.ts';
import { useWords } from './words.ts';

export function CalculatorForm({ form, submit, recompute, sent }: CalculatorState) {
  const { CALCULATOR } = useWords();
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <form
      noValidate
      data-tool="form"
      method="post"
      action={NATIVE_FORMS.estimate}
      onSubmit={submit}
      className="words-inside grid gap-x-6 gap-y-3 sm:grid-cols-2 sm:gap-y-5"
    >
      <EstimateFields
        field={(name) => register(name, recomputes(name) ? { onChange: recompute } : undefined)}
        error={(name) => errors[name]?.message}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-2 sm:col-span-2">
        <Button
          type="submit"
          size="lg"
          variant={sent ? 'secondary' : 'primary'}
          pending={isSubmitting}
          className="max-sm:w-full max-sm:px-3!"
        >
          {isSubmitting ? CALCULATOR.submitting : CALCULATOR.submit}
        </Button>
        {/* A wrapper, because a button's own display would win over hiding it. */}
        <div className="hidden noscript:block [[data-lost]_&]:block">
          <ShowFigures />
        </div>
        <DownloadEstimate form={form} />
      </div>
    </form>
  );
}
