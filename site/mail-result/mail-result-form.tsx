import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Content } from '#content/content.ts';
import { RESULT_MAIL_PATH, resultMailAnswerSchema } from '#domain/assessment/mail-call.ts';
import type { Assessment } from '#domain/assessment/result-mail.ts';
import { emailAddress } from '#domain/site/email-address.ts';
import { apiRequest, RequestError } from '#site/request.ts';
import { requestKeys } from '#site/request-key.ts';
import { Button } from '#site/ui/button.tsx';
import { TextField } from '#site/ui/field.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { toast } from '#site/ui/toast.ts';

const formSchema = z.object({ email: emailAddress });

type MailResultProps = { assessment: Assessment; words: Content['assessment']['MAIL_RESULT'] };

// Asked for only when somebody wants something sent; the result itself needs no address.
export function MailResultForm({ assessment, words }: MailResultProps) {
  const [open, setOpen] = useState(false);
  const [keys] = useState(requestKeys);
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(formSchema),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;

  async function send({ email }: { email: string }) {
    const body = { email, assessment };
    try {
      const response = await apiRequest('POST', RESULT_MAIL_PATH, body, {
        headers: { 'Idempotency-Key': keys.for(body) },
      });
      const { emailSent } = resultMailAnswerSchema.parse(await response.json());
      toast(emailSent ? words.sent : words.saved);
      setOpen(false);
    } catch (error) {
      const description = error instanceof RequestError ? error.visitorMessage : words.failed.description;
      toast({ title: words.failed.title, description, variant: 'destructive' });
    }
  }

  if (!open)
    return (
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Icon name="mail" /> {words.open}
      </Button>
    );
  return (
    <form noValidate method="post" onSubmit={handleSubmit(send)} className="flex flex-wrap items-start gap-4">
      <TextField
        label={words.label}
        type="email"
        autoComplete="email"
        autoFocus
        placeholder={words.placeholder}
        hint={words.hint}
        error={errors.email?.message}
        required
        className="w-full max-w-md"
        {...register('email')}
      />
      <Button type="submit" variant="secondary" pending={isSubmitting} className="sm:mt-7">
        {isSubmitting ? words.sending : words.submit}
      </Button>
    </form>
  );
}
