import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type RefObject, useEffect } from 'react';
import { type UseFormRegister, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import type { PackageId, PackageOffer } from '#domain/package/catalogue.ts';
import { BUYER_LENGTHS } from '#domain/payment/buyer.ts';
import { type BuyerForm, buyerFormSchema, ELSEWHERE } from '#domain/payment/buyer-form.ts';
import { EMAIL_LENGTHS } from '#domain/site/email-address.ts';
import { phoneLink } from '#domain/site/phone.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { US_STATES } from '#domain/site/us-states.ts';
import { namesOf } from '#domain/words/names-of.ts';
import { Button } from '#site/ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '#site/ui/field.tsx';
import type { BuyerProblems } from './place-order.ts';
import { StickyFoot } from './sticky-foot.tsx';
import { useCheckoutWords } from './words.ts';

type BuyerDetailsProps = {
  offer: PackageOffer;
  /** What was typed before, in this tab; what is typed now is left there. */
  kept: RefObject<BuyerForm>;
  asksState: boolean;
  refundRule: string;
  /** What the server did not take; each answer of it is an object of its own. */
  problems: BuyerProblems | undefined;
  onNext: (form: BuyerForm) => void;
  onCancel: () => void;
};

// Who buys, and the tick for the terms. Nothing is ordered before this is answered.
export function BuyerDetails(props: BuyerDetailsProps) {
  const { offer, kept, asksState, refundRule, problems, onNext, onCancel } = props;
  const { brand, BUYER_FORM, PAYMENT_CARD, PAYMENT_DIALOG } = useCheckoutWords();
  const limit = useLimit(offer.id);
  const { register, handleSubmit, formState, watch, setError, setFocus, setValue } = useForm<BuyerForm>({
    resolver: standardSchemaResolver(
      buyerFormSchema({ state: asksState, place: limit?.place !== undefined }),
    ),
    defaultValues: kept.current,
  });
  useEffect(() => {
    const typing = watch((typed) => {
      kept.current = { ...kept.current, ...typed };
    });
    return () => typing.unsubscribe();
  }, [watch, kept]);
  useEffect(() => {
    if (!problems) return;
    // What has changed is accepted anew.
    if (problems.accepted) setValue('accepted', false);
    const fields = namesOf(problems);
    for (const field of fields) setError(field, { message: problems[field] });
    if (fields[0]) setFocus(fields[0]);
  }, [problems, setError, setFocus, setValue]);
  const { errors } = formState;
  return (
    <form
      noValidate
      onSubmit={handleSubmit(onNext)}
      aria-label={BUYER_FORM.heading}
      className="grid grid-cols-2 gap-x-3 gap-y-3 sm:gap-x-5 sm:gap-y-5"
    >
      {limit?.place ? (
        <PlaceLimit {...limit} field={register('place')} error={errors.place?.message} />
      ) : null}
      <p className="flex items-baseline justify-between gap-x-4 text-ink-600 text-small max-sm:text-fine col-span-2">
        {BUYER_FORM.lead}
        <span className="shrink-0 text-fine">{BUYER_FORM.required}</span>
      </p>
      <TextField
        required
        className="col-span-2"
        label={BUYER_FORM.labels.email}
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL_LENGTHS.address}
        {...register('email')}
      />
      <TextField
        required
        label={BUYER_FORM.labels.name}
        error={errors.name?.message}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={BUYER_LENGTHS.name}
        {...register('name')}
      />
      <TextField
        label={BUYER_FORM.labels.phone}
        error={errors.phone?.message}
        type="tel"
        autoComplete="tel"
        maxLength={BUYER_LENGTHS.phone}
        {...register('phone')}
      />
      {asksState ? <StateField register={register} error={errors.region?.message} /> : null}
      {limit && !limit.place ? <LawNote {...limit} /> : null}
      <Acceptance register={register} error={errors.accepted?.message} refundRule={refundRule} />
      {/* Its sticky part stands in the whole form, not in a box of its own height. */}
      <div className="contents sm:col-span-2 sm:block max-sm:*:col-span-2">
        <StickyFoot>
          <Button type="submit" size="lg" className="w-full">
            {BUYER_FORM.next}
          </Button>
        </StickyFoot>
        {/* On a desk the panel beside it names the telephone, at both steps. */}
        <div className="grid gap-y-3 md:flex md:items-center md:justify-between md:gap-x-6">
          <p className="text-ink-600 text-small max-md:text-center">{BUYER_FORM.nothingYet}</p>
          <div className="flex flex-wrap items-center justify-between gap-x-6 border-sand text-small max-md:border-t max-md:pt-2">
            <p className="md:hidden">
              {PAYMENT_DIALOG.help}{' '}
              <a
                href={phoneLink(brand.phone)}
                className="text-link inline-flex min-h-11 items-center font-semibold"
              >
                {brand.phone}
              </a>
            </p>
            <Button variant="quiet" className="font-normal text-small md:ms-auto" onClick={onCancel}>
              {PAYMENT_CARD.cancel}
            </Button>
          </div>
        </div>
      </div>
    </form>
  );
}

type PartProps = { register: UseFormRegister<BuyerForm>; error: string | undefined };

type PackageLimit = { title: string; words: string; place?: string };

function useLimit(packageId: PackageId): PackageLimit | undefined {
  const limits: Partial<Record<PackageId, PackageLimit>> = useCheckoutWords().PACKAGE_LIMITS;
  return limits[packageId];
}

// Registered before the other fields: a missing tick takes the focus before what stands below it.
type LimitProps = PackageLimit & Pick<PartProps, 'error'> & { field: UseFormRegisterReturn<'place'> };

// Where a package is for one place alone: said first, and ticked.
function PlaceLimit({ title, words, place, field, error }: LimitProps) {
  return (
    <div className="rounded-control border-amber border-s-4 bg-amber-100 px-4 py-3 text-small col-span-2">
      <p className="font-semibold">{title}</p>
      <p className="mt-1">{words}</p>
      {place ? <CheckboxField required label={place} error={error} {...field} /> : null}
    </div>
  );
}

// What a few states limit: a question for everybody, its answer for those who live there.
function LawNote({ title, words }: PackageLimit) {
  return (
    <details className="text-small col-span-2">
      <summary className="min-h-11 py-2.5 font-medium">{title}</summary>
      <p className="pb-3 text-ink-700">{words}</p>
    </details>
  );
}

const states = namesOf(US_STATES)
  .map((code) => ({ value: code, label: US_STATES[code] }))
  .toSorted((one, other) => one.label.localeCompare(other.label));

function StateField({ register, error }: PartProps) {
  const { BUYER_FORM } = useCheckoutWords();
  return (
    <SelectField
      required
      className="col-span-2"
      label={BUYER_FORM.labels.region}
      hint={BUYER_FORM.regionHint}
      error={error}
      autoComplete="address-level1"
      placeholder={BUYER_FORM.chooseRegion}
      options={[...states, { value: ELSEWHERE, label: BUYER_FORM.elsewhere }]}
      {...register('region')}
    />
  );
}

function Acceptance({ register, error, refundRule }: PartProps & { refundRule: string }) {
  const { BUYER_FORM } = useCheckoutWords();
  return (
    <div className="border-sand border-t pt-1 col-span-2">
      <CheckboxField
        required
        label={BUYER_FORM.labels.accepted}
        hint={
          <>
            {BUYER_FORM.refundRule} {refundRule}
          </>
        }
        error={error}
        {...register('accepted')}
      />
      <p className="flex flex-wrap gap-x-6 ps-8.5 text-fine">
        <NewTab href={ROUTES.terms}>{BUYER_FORM.readTerms}</NewTab>
        <NewTab href={`${ROUTES.terms}#refunds`}>{BUYER_FORM.readRefunds}</NewTab>
      </p>
    </div>
  );
}

function NewTab({ href, children }: { href: string; children: string }) {
  const { BUYER_FORM } = useCheckoutWords();
  return (
    <a href={href} target="_blank" rel="noopener" className="text-link inline-flex min-h-8 items-center">
      {children}
      <span className="sr-only"> {BUYER_FORM.newTab}</span>
    </a>
  );
}
