import { carriedNotice } from '#domain/inquiry/carry-over.ts';
import { CONTACT_CONTROLS, type ContactForm, HONEYPOT } from '#domain/inquiry/contact-form.ts';
import type { GivenForm } from '#domain/site/given.ts';
import { NATIVE_FORMS } from '#domain/site/native-forms.ts';
import { phoneLink } from '#domain/site/phone.ts';
import { type FieldSource, givenFields } from '#site/field-source.ts';
import { FormFields } from '#site/form-fields.tsx';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { SentPanel } from './sent-panel.tsx';
import { useContactForm } from './use-contact-form.ts';
import { type ConsultationWords, useWords, WordsProvider } from './words.ts';

// Most visitors come without a design.
const CarriedPool = lazyPart(async () => (await import('./carried-pool.tsx')).CarriedPool);

type ConsultationFormProps = {
  words: ConsultationWords;
  given?: GivenForm;
  /** What stands over it says what an asterisk means. */
  isIntroduced?: boolean;
};

// `given` is what the server gives back of a form sent without script; the same form then needs none.
export function ConsultationForm({ words, given, isIntroduced }: ConsultationFormProps) {
  return (
    <WordsProvider words={words}>
      <Form given={given} isIntroduced={isIntroduced} />
    </WordsProvider>
  );
}

function Form({ given, isIntroduced }: Omit<ConsultationFormProps, 'words'>) {
  const { CONTACT, CARRIED, phone, email } = useWords();
  const { form, design, addLink, success, sent, beginAnother, failed, submit } = useContactForm();
  const notice = design && carriedNotice(CARRIED, design);
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const source = given
    ? givenFields(given)
    : { field: register, error: (name: keyof ContactForm) => errors[name]?.message };
  return (
    <form
      noValidate
      method="post"
      action={NATIVE_FORMS.contact}
      onSubmit={submit}
      data-sent={sent ? '' : undefined}
      className="words-inside relative grid grid-cols-2 gap-x-3 [&[data-sent]>:not([data-sent-panel])]:hidden gap-y-3 sm:gap-y-5 max-sm:*:col-span-2 [&_textarea]:field-sizing-content [&_textarea]:max-h-[28rem] [&_textarea]:min-h-40 max-sm:[&_textarea]:min-h-32 lg:[&_textarea]:min-h-32 sm:gap-x-6 max-sm:[&>:has([name=firstName],[name=lastName])]:col-span-1"
    >
      {sent ? (
        <div data-sent-panel className="sm:col-span-2">
          <SentPanel sent={sent} thanks={success} onAnother={beginAnother} />
        </div>
      ) : null}
      {notice ? (
        <div className="sm:col-span-2">
          <CarriedPool notice={notice} onStored={addLink} />
        </div>
      ) : null}
      {isIntroduced ? null : <p className="-mb-1 text-fine text-ink-600 sm:col-span-2">{CONTACT.required}</p>}
      <FormFields controls={CONTACT_CONTROLS} words={CONTACT} {...source} />
      <MachineTrap label={CONTACT.labels.website} field={source.field} />
      <div className="mt-3 grid gap-4 sm:col-span-2">
        {failed ? (
          <Alert tone="danger">
            {CONTACT.failedBefore}
            <a className="text-link" href={phoneLink(phone)}>
              {phone}
            </a>
            {CONTACT.failedBetween}
            <a className="text-link" href={`mailto:${email}`}>
              {email}
            </a>
            .
          </Alert>
        ) : null}
        <Button type="submit" size="lg" pending={isSubmitting} className="justify-self-start max-sm:w-full">
          {isSubmitting ? CONTACT.submitting : CONTACT.submit}
        </Button>
      </div>
    </form>
  );
}

type MachineTrapProps = { label: string; field: FieldSource<keyof ContactForm>['field'] };

// Out of sight, not display:none, which machines look for; no person can reach it.
function MachineTrap({ label, field }: MachineTrapProps) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute top-0 left-0 size-px overflow-hidden opacity-0"
    >
      <label>
        {label}
        <input type="text" tabIndex={-1} autoComplete="off" {...field(HONEYPOT)} />
      </label>
    </div>
  );
}
