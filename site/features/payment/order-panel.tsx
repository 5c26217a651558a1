import type { ReactNode } from 'react';
import { JURISDICTION_NOTE, type PackageOffer, type PoolPackage } from '#domain/package/catalogue.ts';
import { phoneLink } from '#domain/site/phone.ts';
import { dollars } from '#domain/words/money.ts';
import { Icon } from '#site/ui/icon.tsx';
import { useNarrow } from '#site/use-narrow.ts';
import { useCheckoutWords } from './words.ts';

type OrderPanelProps = { offer: PackageOffer; chosen: PoolPackage };

// What it costs, what comes of it and whom to ask, beside both steps; the last stands at its foot, however long a step is. On a phone the price stands alone and the rest opens under it, so that the first field is near.
export function OrderPanel({ offer, chosen }: OrderPanelProps) {
  const { PAYMENT_DIALOG } = useCheckoutWords();
  const isNarrow = useNarrow();
  const note = `${chosen.note ? `${chosen.note}. ` : ''}${JURISDICTION_NOTE}`;
  return (
    <aside
      aria-label={PAYMENT_DIALOG.summary}
      className="rounded-card bg-foam px-5 md:flex md:h-full md:flex-col md:p-6 max-md:py-0.5"
    >
      {isNarrow ? (
        <details className="group">
          <summary className="flex min-h-11 flex-wrap items-center gap-x-1 pt-1.5">
            <span className="me-auto font-[380] font-display text-[1.75rem] leading-none">
              {dollars(offer.price)}
            </span>
            <span className="font-semibold text-lagoon text-small">{PAYMENT_DIALOG.contents}</span>
            <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
            <span className="w-full pb-1 text-fine text-ink-600">{note}</span>
          </summary>
          <Contents chosen={chosen} />
        </details>
      ) : (
        <>
          <p className="font-[380] font-display text-[2.75rem] leading-none tracking-[-0.02em]">
            {dollars(offer.price)}
          </p>
          <p className="mt-2.5 text-fine text-ink-600">{note}</p>
          <Contents chosen={chosen} />
        </>
      )}
    </aside>
  );
}

function Contents({ chosen }: { chosen: PoolPackage }) {
  const { PAYMENT_DIALOG, brand } = useCheckoutWords();
  return (
    <div className="text-small md:flex md:grow md:flex-col">
      <Part title={PAYMENT_DIALOG.contents}>
        <ul className="grid gap-1.5 md:gap-2">
          {chosen.features.map((feature) => (
            <Marked key={feature}>{feature}</Marked>
          ))}
        </ul>
      </Part>
      <Part title={PAYMENT_DIALOG.next}>
        <ol className="grid gap-1.5 md:gap-2 md:pb-5">
          {PAYMENT_DIALOG.steps.map((step, index) => (
            <li key={step} className="flex gap-2.5">
              <span aria-hidden="true" className="w-4 shrink-0 font-display text-lagoon">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </Part>
      <div className="mt-4 border-ink/15 border-t pt-2 max-md:hidden md:mt-auto">
        <p className="-mb-2.5 flex min-h-11 flex-wrap items-center gap-x-2.5">
          <Icon name="phone" className="size-4.5 text-lagoon" />
          {PAYMENT_DIALOG.help}
          <a
            href={phoneLink(brand.phone)}
            className="text-link inline-flex min-h-11 items-center whitespace-nowrap font-semibold"
          >
            {brand.phone}
          </a>
        </p>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-4 max-md:first:mt-2 md:mt-6">
      <p className="mb-1.5 font-semibold md:mb-2.5">{title}</p>
      {children}
    </div>
  );
}

function Marked({ children }: { children: string }) {
  return (
    <li className="flex gap-2.5">
      <Icon name="check" className="mt-0.5 size-4.5 text-lagoon" />
      {children}
    </li>
  );
}
