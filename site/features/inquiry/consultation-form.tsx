import { CONTACT, DESIGN_CARRIED } from '#content/inquiry.ts';
import { BUDGETS } from '#domain/inquiry/budgets.ts';
import { HONEYPOT } from '#domain/inquiry/contact-form.ts';
import { brand } from '#domain/site/brand.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#site/ui/field.tsx';
import { useContactForm } from './use-contact-form.ts';

export function ConsultationForm() {
  const { id, form, design, success, failed, submit } = useContactForm();
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const { labels, placeholders } = CONTACT;
  return (
    <form
      id={id}
      noValidate
      method="post"
      onSubmit={submit}
      className="relative grid gap-x-6 gap-y-5 sm:grid-cols-2"
    >
      {design ? (
        <div className="sm:col-span-2">
          <Alert tone="info" title={DESIGN_CARRIED.title}>
            {DESIGN_CARRIED.body}
          </Alert>
        </div>
      ) : null}
      <TextField
        label={labels.firstName}
        autoComplete="given-name"
        autoCapitalize="words"
        enterKeyHint="next"
        error={errors.firstName?.message}
        required
        {...register('firstName')}
      />
      <TextField
        label={labels.lastName}
        autoComplete="family-name"
        autoCapitalize="words"
        enterKeyHint="next"
        error={errors.lastName?.message}
        required
        {...register('lastName')}
      />
      <TextField
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        error={errors.email?.message}
        required
        {...register('email')}
      />
      <TextField
        label={labels.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        error={errors.phone?.message}
        {...register('phone')}
      />
      <TextField
        label={labels.location}
        placeholder={placeholders.location}
        autoComplete="address-level2"
        autoCapitalize="words"
        enterKeyHint="next"
        error={errors.location?.message}
        {...register('location')}
      />
      <SelectField
        label={labels.budget}
        placeholder={placeholders.budget}
        options={BUDGETS}
        error={errors.budget?.message}
        {...register('budget')}
      />
      <TextAreaField
        label={labels.details}
        placeholder={placeholders.details}
        rows={6}
        className="sm:col-span-2"
        error={errors.details?.message}
        {...register('details')}
      />
      {/* Out of sight, not display:none, which machines look for; no person can reach it. */}
      <div
        aria-hidden="true"
        className="pointer-events-none absolute top-0 left-0 size-px overflow-hidden opacity-0"
      >
        <label>
          {labels.website}
          <input type="text" tabIndex={-1} autoComplete="off" {...register(HONEYPOT)} />
        </label>
      </div>
      <div className="grid gap-4 sm:col-span-2">
        {success ? (
          <Alert tone="success" title={CONTACT.successTitle}>
            {success}
          </Alert>
        ) : null}
        {failed ? (
          <Alert tone="danger">
            {CONTACT.failedBefore}
            <a className="text-link" href={`tel:${brand.phone.replace(/[^\d+]/g, '')}`}>
              {brand.phone}
            </a>
            {CONTACT.failedBetween}
            <a className="text-link" href={`mailto:${brand.email}`}>
              {brand.email}
            </a>
            .
          </Alert>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" size="lg" pending={isSubmitting} className="max-sm:w-full">
            {isSubmitting ? CONTACT.submitting : CONTACT.submit}
          </Button>
          <p className="text-fine text-ink-600">{CONTACT.required}</p>
        </div>
      </div>
    </form>
  );
}
