import { TextField } from '#site/ui/field.tsx';
import type { FormStepProps } from './intake-wizard.tsx';
import { useWords } from './words.ts';

export function StepContact({ form }: FormStepProps) {
  const { FORM, LABELS } = useWords();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-5">
      <TextField
        label={LABELS.fullName}
        required
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
        error={errors.fullName?.message}
        {...register('fullName')}
      />
      <TextField
        label={LABELS.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label={LABELS.phone}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="go"
        hint={FORM.hints.phone}
        error={errors.phone?.message}
        {...register('phone')}
      />
    </div>
  );
}
