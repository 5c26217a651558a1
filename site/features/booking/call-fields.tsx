import type { UseFormReturn } from 'react-hook-form';
import { BOOKING_LENGTHS, type BookingForm, type CallWay } from '#domain/booking/booking.ts';
import { FieldSet, TextAreaField, TextField } from '#site/ui/field.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { useWords } from './words.ts';

type CallFieldsProps = { form: UseFormReturn<BookingForm>; ways: readonly CallWay[] };

/** How to talk, and who with. */
export function CallFields({ form, ways }: CallFieldsProps) {
  const { BOOK } = useWords();
  const { labels, hints } = BOOK;
  const { register, watch, formState } = form;
  const { errors } = formState;
  const byPhone = watch('way') === 'phone';
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
      {ways.length > 1 ? <Ways form={form} ways={ways} /> : null}
      <TextField
        className="sm:max-xl:col-span-2"
        label={labels.name}
        autoComplete="name"
        required
        maxLength={BOOKING_LENGTHS.name}
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={labels.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        hint={hints.email}
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label={labels.phone}
        type="tel"
        autoComplete="tel"
        required={byPhone}
        hint={byPhone ? hints.phone : hints.phoneOptional}
        maxLength={BOOKING_LENGTHS.phone}
        error={errors.phone?.message}
        {...register('phone')}
      />
      <TextAreaField
        className="sm:col-span-full"
        label={labels.details}
        rows={4}
        hint={hints.details}
        maxLength={BOOKING_LENGTHS.details}
        error={errors.details?.message}
        {...register('details')}
      />
    </div>
  );
}

function Ways({ form, ways }: CallFieldsProps) {
  const { BOOK } = useWords();
  return (
    <FieldSet
      legend={BOOK.labels.way}
      error={form.formState.errors.way?.message}
      className="sm:col-span-full"
    >
      <div className="mt-1 grid gap-3 sm:grid-cols-2">
        {ways.map((way) => (
          <label
            key={way}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-ink-400 bg-white px-4 py-2.5 hover:border-lagoon has-checked:border-lagoon has-checked:bg-foam has-focus-visible:outline-2 has-focus-visible:outline-lagoon has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              value={way}
              className="size-5 accent-lagoon focus-visible:outline-none"
              {...form.register('way')}
            />
            <span>
              <span className="block font-medium">{BOOK.ways[way]}</span>
              <span className="block text-ink-600 text-small">{BOOK.wayNotes[way]}</span>
            </span>
            <Icon name={way} className="ms-auto size-5 text-lagoon" />
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
