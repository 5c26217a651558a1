import { contactBy } from '#domain/booking/contact-by.ts';
import { roomLink } from '#domain/project/room.ts';
import { dueDay } from '#domain/project/studio-time.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { pageLocale } from '#site/language.ts';
import { Heading } from '#site/ui/section.tsx';
import type { ReturnView } from './use-payment-return.ts';
import type { ReturnWords } from './words.ts';

type NextStepsProps = { words: ReturnWords; view: ReturnView; room: string | undefined };

// What follows each outcome; what was promised after a payment comes first.
export function NextSteps({ words, view, room }: NextStepsProps) {
  const { heading, steps } = stepsOf(words, view);
  return (
    <div>
      <Heading>{heading}</Heading>
      <ol className="mt-8 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-10">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="flex gap-5 border-sand border-t py-6 max-lg:last:border-b sm:max-lg:gap-8 lg:pb-0"
          >
            <span className="w-7 shrink-0 font-display text-heading text-lagoon leading-none">
              {index + 1}
            </span>
            <div>
              <p className="font-semibold text-[1.125rem] leading-snug">{step.title}</p>
              {'by' in step && view.bought.paidAt ? (
                <p className="mt-1.5 font-medium">
                  {fill(step.by, {
                    day: dueDay(contactBy(new Date(view.bought.paidAt)).toISOString(), pageLocale()),
                  })}
                </p>
              ) : null}
              <p className="mt-1.5 text-ink-600">{step.detail}</p>
              {'call' in step ? (
                <a href={ROUTES.book} className="text-link mt-3 inline-block">
                  {step.call}
                </a>
              ) : null}
              {'action' in step ? (
                <Documents words={words} isPayment={view.reference !== undefined} room={room}>
                  {step.action}
                </Documents>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function stepsOf({ extra, next }: ReturnWords, { outcome, isExtra }: ReturnView) {
  if (outcome === 'checking' || outcome === 'unreachable' || outcome === 'unknown') return next.unknown;
  // Only a package is ordered by Zelle.
  if (outcome === 'transfer' || outcome === 'closed') return next[outcome];
  return isExtra ? extra.next[outcome] : next[outcome];
}

type DocumentsProps = { words: ReturnWords; isPayment: boolean; room: string | undefined; children: string };

// Survey and photos go into the project's room; a page that knows no payment has the form for everybody.
function Documents({ words, isPayment, room, children }: DocumentsProps) {
  if (isPayment && !room) return <p className="mt-1.5 text-ink-600">{words.roomByMail}</p>;
  return (
    <a href={room ? roomLink('', room) : ROUTES.intake} className="text-link mt-3 inline-block">
      {room ? words.sendToRoom : children}
    </a>
  );
}
