import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import type { ReturnView } from './use-payment-return.ts';
import type { ReturnWords } from './words.ts';

/** What a package that is paid for holds, as its card said it. */
export function BoughtContents({ words, view }: { words: ReturnWords; view: ReturnView }) {
  const { heading, freeAndPaid, packages } = words.contents;
  const bought = packages.find(({ id }) => id === view.bought.packageId);
  if (view.outcome !== 'success' || view.isExtra || !bought) return null;
  return (
    <div className="grid gap-x-12 gap-y-4 lg:grid-cols-12">
      <Heading level={2} size="subheading" className="lg:col-span-3">
        {heading}
      </Heading>
      <ul className="gap-x-10 *:flex *:break-inside-avoid *:gap-2.5 *:pb-2 sm:columns-2 lg:col-span-9">
        {bought.features.map((feature) => (
          <li key={feature}>
            <Icon name="check" className="mt-1 size-4.5 text-leaf" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="max-w-[52em] text-ink-600 text-small lg:col-span-9 lg:col-start-4">{freeAndPaid}</p>
    </div>
  );
}
