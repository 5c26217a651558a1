import type { Content } from '#content/content.ts';
import { Button } from '#site/ui/button.tsx';
import { Heading } from '#site/ui/section.tsx';

export function EmergencyCard({ words }: { words: Content['safety']['EMERGENCY'] }) {
  return (
    <aside
      id="emergency"
      aria-labelledby="emergency-heading"
      className="break-inside-avoid rounded-card border-2 border-danger bg-white p-6 sm:p-9"
    >
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[4fr_8fr] lg:grid-rows-[auto_1fr]">
        <div>
          <Heading level={2} id="emergency-heading" size="subheading" className="text-danger">
            {words.heading}
          </Heading>
          <p className="mt-2 text-ink-600 print:hidden">{words.lead}</p>
          <p className="mt-4">
            <a
              href="tel:911"
              className="font-display text-[2.25rem] text-danger leading-none underline underline-offset-8"
            >
              {words.call}
            </a>
          </p>
          <p className="mt-4 text-small">
            {words.poison}{' '}
            <a href={`tel:${words.poisonPhone}`} className="text-link whitespace-nowrap">
              {words.poisonPhone}
            </a>
          </p>
        </div>
        <ol className="grid content-start lg:col-start-2 lg:row-span-2 lg:row-start-1 list-decimal gap-2.5 ps-6 marker:font-semibold">
          {words.steps.map((step) => (
            <li key={step} className="ps-1">
              {step}
            </li>
          ))}
        </ol>
        <Button
          variant="secondary"
          size="sm"
          data-print=""
          className="self-start justify-self-start print:hidden"
        >
          {words.print}
        </Button>
      </div>
    </aside>
  );
}
