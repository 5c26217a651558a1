import { BUDGETS } from '#domain/inquiry/budgets.ts';
import { type ContactForm, HONEYPOT } from '#domain/inquiry/contact-form.ts';
import type { FieldSource } from '#site/field-source.ts';
import { SelectField, TextAreaField, TextField } from '#site/ui/field.tsx';
import { useWords } from './words.ts';

// The same fields for the form that script runs and for the page that answers without it.
export function ConsultationFields({ field, error }: FieldSource<keyof ContactForm>) {
  const { labels, placeholders } = useWords().CONTACT;
  return (
    <>
      <TextField
        label={labels.firstName}
        autoComplete="given-name"
        autoCapitalize="words"
        enterKeyHint="next"
        error={error('firstName')}
        required
        {...field('firstName')}
      />
      <TextField
        label={labels.lastName}
        autoComplete="family-name"
        autoCapitalize="words"
        enterKeyHint="next"
        error={error('lastName')}
        required
        {...field('lastName')}
      />
      <TextField
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        error={error('email')}
        required
        {...field('email')}
      />
      <TextField
        label={labels.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        error={error('phone')}
        {...field('phone')}
      />
      <TextField
        label={labels.location}
        placeholder={placeholders.location}
        autoComplete="address-level2"
        autoCapitalize="words"
        enterKeyHint="next"
        className="sm:col-span-2"
        error={error('location')}
        {...field('location')}
      />
      <TextAreaField
        label={labels.details}
        placeholder={placeholders.details}
        rows={6}
        className="sm:col-span-2"
        error={error('details')}
        {...field('details')}
      />
      <SelectField
        label={labels.budget}
        placeholder={placeholders.budget}
        options={BUDGETS}
        className="sm:col-span-2"
        error={error('budget')}
        {...field('budget')}
      />
      {/* Out of sight, not display:none, which machines look for; no person can reach it. */}
      <div
        aria-hidden="true"
        className="pointer-events-none absolute top-0 left-0 size-px overflow-hidden opacity-0"
      >
        <label>
          {labels.website}
          <input type="text" tabIndex={-1} autoComplete="off" {...field(HONEYPOT)} />
        </label>
      </div>
    </>
  );
}
