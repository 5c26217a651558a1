import { carriedNotice } from '#domain/inquiry/carry-over.ts';
import { NATIVE_FORMS } from '#domain/site/native-forms.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { ConsultationFields } from './consultation-fields.tsx';
import { useContactForm } from './use-contact-form.ts';
import { type ConsultationWords, useWords, WordsProvider } from './words.ts';

export function ConsultationForm({ words }: { words: ConsultationWords }) {
  return (
    <WordsProvider words={words}>
      <Form />
    </WordsProvider>
  );
}

function Form() {
  const { CONTACT, CARRIED, phone, email } = useWords();
  const { id, form, design, success, failed, submit } = useContactForm();
  const notice = design && carriedNotice(CARRIED, design);
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <form
      id={id}
      noValidate
      method="post"
      action={NATIVE_FORMS.contact}
      onSubmit={submit}
      className="relative grid gap-x-6 gap-y-5 sm:grid-cols-2"
    >
      {notice ? (
        <div className="sm:col-span-2">
          <Alert tone="info" title={notice.title}>
            {notice.body}
          </Alert>
        </div>
      ) : null}
      <ConsultationFields field={register} error={(name) => errors[name]?.message} />
      <div className="grid gap-4 sm:col-span-2">
        {success ? (
          <Alert tone="success" title={CONTACT.successTitle}>
            {success}
          </Alert>
        ) : null}
        {failed ? (
          <Alert tone="danger">
            {CONTACT.failedBefore}
            <a className="text-link" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              {phone}
            </a>
            {CONTACT.failedBetween}
            <a className="text-link" href={`mailto:${email}`}>
              {email}
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
