import type { PaymentOutcome } from '#domain/payment/payment-return.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { Heading } from '#site/ui/section.tsx';
import type { ReturnWords } from './words.ts';

// Three steps for each outcome; what was promised after a payment comes first.
export function NextSteps({ words, outcome }: { words: ReturnWords['next']; outcome: PaymentOutcome }) {
  const { heading, steps } = words[outcome === 'checking' || outcome === 'unreachable' ? 'unknown' : outcome];
  return (
    <div>
      <Heading>{heading}</Heading>
      <ol className="mt-8 border-sand border-b">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-5 border-sand border-t py-6 sm:gap-8">
            <span className="w-7 shrink-0 font-display text-heading text-lagoon leading-none">
              {index + 1}
            </span>
            <div>
              <p className="font-semibold text-[1.125rem] leading-snug">{step.title}</p>
              <p className="mt-1.5 text-ink-600">{step.detail}</p>
              {'action' in step ? (
                <a href={ROUTES.intake} className="text-link mt-3 inline-block">
                  {step.action}
                </a>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
