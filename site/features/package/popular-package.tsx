import { PACKAGE_COPY, PACKAGES_SECTION } from '#content/packages.ts';
import { JURISDICTION_NOTE, POPULAR_MARK, type PoolPackage } from '#domain/package/catalogue.ts';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import type { OnSelect } from './package-list.tsx';
import { PlanSheet } from './plan-sheet.tsx';

export function PopularPackage({ item, onSelect }: { item: PoolPackage; onSelect: OnSelect }) {
  const copy = PACKAGE_COPY[item.id];
  return (
    <article
      id={item.id}
      className="tone-ink relative flex h-full scroll-mt-24 flex-col overflow-hidden rounded-card bg-ink p-7 text-foam sm:p-10"
    >
      <PlanSheet className="pointer-events-none absolute -top-6 -right-24 w-[28rem] text-water/35" />
      <p className="relative inline-flex items-center gap-2 self-start rounded-full bg-water-300 px-3.5 py-1 font-semibold text-fine text-ink">
        <Icon name="star" className="size-3.5" />
        {POPULAR_MARK}
      </p>
      <p className="relative mt-36 font-display font-[360] text-[4.5rem] leading-none tracking-[-0.03em]">
        {item.price}
      </p>
      <Heading level={3} className="relative mt-4">
        {item.title}
      </Heading>
      <p className="mt-3 text-water-200">{copy.description}</p>
      <ul className="mt-7 border-white/15 border-t">
        {copy.features.map((feature) => (
          <li key={feature} className="flex gap-3 border-white/15 border-b py-3">
            <Icon name="check" className="mt-1 size-4 text-water-300" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-6 text-small text-water-200">
        <span className="text-white">{PACKAGES_SECTION.idealFor}:</span> {copy.idealFor}
      </p>
      <div className="mt-auto pt-8">
        <Button size="lg" className="w-full" onClick={() => onSelect(item)}>
          {PACKAGES_SECTION.select}
          <span className="sr-only">: {item.title}</span>
        </Button>
        <p className="mt-3 text-center text-fine text-water-200">{JURISDICTION_NOTE}</p>
      </div>
    </article>
  );
}
