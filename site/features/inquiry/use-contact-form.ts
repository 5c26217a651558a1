import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { type ContactCarryOver, contactCarryOver } from '#domain/inquiry/carry-over.ts';
import { type ContactForm, contactFormSchema, EMPTY_CONTACT_FORM } from '#domain/inquiry/contact-form.ts';
import { CONTACT_FAILED, CONTACT_TIMINGS } from '#domain/inquiry/contact-submission.ts';
import { pageReader } from '#site/language.ts';
import { toast } from '#site/ui/toast.ts';
import { sendInquiry } from './send-inquiry.ts';
import { useWords } from './words.ts';

// What did not arrive leaves the field as it is.
const CARRIED_FIELDS = ['details', 'budget', 'location'] as const;

// Idle, submitting, success (the message stands for 20 s), or failure.
export function useContactForm() {
  const { CONTACT } = useWords();
  const form = useForm<ContactForm>({
    resolver: standardSchemaResolver(contactFormSchema),
    defaultValues: EMPTY_CONTACT_FORM,
  });
  const [design, setDesign] = useState<ContactCarryOver>();
  // An object each time: the same words again are a new success, with its own 20 s.
  const [success, setSuccess] = useState<{ message: string }>();
  // What was sent stands in the form's place until another message is begun.
  const [sent, setSent] = useState<ContactForm>();
  const [failed, setFailed] = useState(false);
  const { setValue, getValues, reset } = form;

  useEffect(() => {
    const inAddress = contactCarryOver(new URLSearchParams(location.search), pageReader());
    if (!inAddress) return;
    const fillIn = (carried: ContactCarryOver) => {
      for (const field of CARRIED_FIELDS) if (carried[field]) setValue(field, carried[field]);
      setDesign(carried);
    };
    fillIn(inAddress);
    let isGone = false;
    import('./tab-words.ts')
      .then(({ withTabWords }) => {
        // What was typed in the meantime stays.
        if (!isGone && getValues('details') === inAddress.details) fillIn(withTabWords(inAddress));
      })
      .catch((error: unknown) => console.warn('the words stay behind', error));
    return () => {
      isGone = true;
    };
  }, [setValue, getValues]);

  useEffect(() => {
    if (!success) return;
    const timer = setTimeout(() => setSuccess(undefined), CONTACT_TIMINGS.alertMs);
    return () => clearTimeout(timer);
  }, [success]);

  const submit = form.handleSubmit(async (values) => {
    setFailed(false);
    try {
      const message = await sendInquiry(values, design?.fromAI);
      setSuccess({ message });
      setSent(values);
      toast({ ...CONTACT.toast, duration: CONTACT_TIMINGS.toastMs });
      reset(EMPTY_CONTACT_FORM);
      setDesign(undefined);
    } catch (error) {
      console.error('The consultation request could not be sent.', error);
      setSuccess(undefined);
      setFailed(true);
      toast({ ...CONTACT_FAILED, variant: 'destructive' });
    }
  });

  // A pool that was stored only now: whoever reads the request opens it there.
  const addLink = (line: string) =>
    setValue('details', [getValues('details'), line].filter(Boolean).join('\n'));

  const beginAnother = () => {
    flushSync(() => {
      setSent(undefined);
      setSuccess(undefined);
    });
    form.setFocus('firstName');
  };

  return { form, design, addLink, success: success?.message, sent, beginAnother, failed, submit };
}
