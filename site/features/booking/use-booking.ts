import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { BOOKING_MESSAGES, type BookingForm, bookingFormSchema } from '#domain/booking/booking.ts';
import { bookedPlace } from '#domain/booking/call-place.ts';
import { here } from '#site/language.ts';
import { RequestError } from '#site/request.ts';
import { bookCall } from './booking-calls.ts';
import { useChoice } from './use-choice.ts';

const EMPTY: BookingForm = { name: '', email: '', way: 'phone', phone: '', details: '' };

export type BookingContext = {
  /** The address of a stored design. */
  design?: string | undefined;
  /** It is there, as the server says. */
  designIsStored?: boolean;
  /** Of the project's room that this call is booked from. */
  roomKey?: string | undefined;
};
/** `reason` is the server's own when it refused; without one it was not reached. */
export type BookingTrouble = { reason?: string };

/** To the first free time of the chosen day. */
export const toTimes = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('input[name=startsAt]')?.focus();

/** From the first look at the free times to a call that is booked; whatever goes wrong keeps what was typed. */
export function useBooking({ design, roomKey }: BookingContext) {
  const choice = useChoice();
  const form = useForm<BookingForm>({
    resolver: standardSchemaResolver(bookingFormSchema),
    defaultValues: EMPTY,
    // A time that is missing comes before every field.
    shouldFocusError: choice.startsAt !== undefined,
  });
  const [trouble, setTrouble] = useState<BookingTrouble>();
  const [timeMissing, setTimeMissing] = useState(false);
  const trap = useRef<HTMLInputElement>(null);
  const { startsAt, zone, free } = choice;

  const { setValue } = form;
  useEffect(() => {
    const [only, another] = free?.ways ?? [];
    if (only && !another) setValue('way', only);
  }, [free, setValue]);

  const send = form.handleSubmit(async (values) => {
    if (!startsAt) return;
    const request = { form: values, startsAt, zone, design, website: trap.current?.value };
    try {
      const { key, emailSent } = await bookCall(request, roomKey);
      window.location.replace(here(bookedPlace(key, emailSent)));
    } catch (error) {
      if (choice.lostTo(error)) return;
      console.error('The call could not be booked.', error);
      const refused = error instanceof RequestError && error.status < 500;
      setTrouble(refused ? { reason: error.visitorMessage } : {});
    }
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    const box = event.currentTarget;
    setTrouble(undefined);
    setTimeMissing(!startsAt);
    await send(event);
    if (!startsAt) toTimes(box);
  }
  const timeError = timeMissing && !startsAt ? BOOKING_MESSAGES.startsAt : undefined;
  return { choice, form, trap, trouble, timeError, submit };
}
