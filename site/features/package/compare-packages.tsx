import { type ReactNode, useState } from 'react';
import type { Content } from '#content/content.ts';
import type { PackageId, PoolPackage } from '#domain/package/catalogue.ts';
import { goTogether } from '#domain/package/compare.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { SelectField } from '#site/ui/field.tsx';
import { unbroken } from '#site/ui/unbroken.tsx';
import type { ComparedRow } from './compared-rows.ts';

export type ComparedPackage = Pick<PoolPackage, 'id' | 'title' | 'price'>;

type ComparePackagesProps = {
  words: Content['packageComparison']['PACKAGE_COMPARISON'];
  packages: readonly ComparedPackage[];
  rows: readonly ComparedRow[];
  /** What a button that opens the payment says. */
  select: string;
};

// The names stay in view while their columns are read.
const STAYS =
  'lg:sticky lg:top-[var(--header-height)] lg:z-10 lg:bg-white lg:shadow-[inset_0_-2px_0_var(--color-ink)]';

type Two = readonly [PackageId, PackageId];

/** All packages in columns where there is room for them; before that, two that are chosen. */
export function ComparePackages({ words, packages, rows, select }: ComparePackagesProps) {
  const [chosen, setChosen] = useState<Two>(['premium-3d', 'diy']);
  const [one, other] = chosen.map((id) => packages.find((item) => item.id === id));
  // Whoever picks what the other column shows changes the two about.
  const choose = (at: 0 | 1, id: PackageId) =>
    setChosen(([left, right]) =>
      at === 0 ? [id, id === right ? left : right] : [id === left ? right : left, id],
    );
  const placeOf = (id: PackageId) =>
    ['max-lg:order-1', 'max-lg:order-2'][chosen.indexOf(id)] ?? 'max-lg:hidden';
  return (
    <>
      <div className="sticky top-[var(--header-height)] z-10 -mx-[var(--gutter)] grid grid-cols-2 gap-4 border-ink border-b-2 bg-white px-[var(--gutter)] pb-3 lg:hidden">
        {([0, 1] as const).map((at) => (
          <Choice
            key={at}
            label={<span className="sr-only">{at === 0 ? words.first : words.second}</span>}
            chosen={chosen[at]}
            packages={packages.map(({ id }) => ({ id, title: words.short[id] }))}
            onChoose={(id) => choose(at, id)}
          />
        ))}
      </div>
      {one && other ? (
        <div className="grid grid-cols-2 gap-x-4 gap-y-2 pt-3 pb-3.5 text-small lg:hidden">
          {[one, other].map(({ id, price }) => (
            <p key={id} className="font-[400] font-display text-[1.5rem] leading-tight">
              {dollars(price)}
            </p>
          ))}
          <p aria-live="polite" className="col-span-2 text-ink-700">
            {goTogether(one.id, other.id)
              ? fill(words.together, { sum: dollars(one.price + other.price) })
              : words.either}
          </p>
        </div>
      ) : null}
      <table className="w-full border-collapse text-small max-lg:block lg:table-fixed">
        <thead className="max-lg:sr-only">
          <tr>
            <td className={`w-[13%] ${STAYS}`} />
            {packages.map((item) => (
              <th key={item.id} scope="col" className={`py-3 pe-5 text-start align-bottom ${STAYS}`}>
                <Named item={item} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {rows.map(({ label, cells, isLoud }) => (
            <tr
              key={label}
              className={classes(
                'border-ink/15 border-b max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 max-lg:py-3',
                isLoud && 'bg-foam max-lg:-mx-[var(--gutter)] max-lg:px-[var(--gutter)]',
              )}
            >
              <th
                scope="row"
                className="py-3.5 pe-4 text-start align-baseline font-semibold text-lagoon max-lg:col-span-2 max-lg:p-0 max-lg:pb-1 lg:ps-3"
              >
                {label}
              </th>
              {packages.map(({ id }) => (
                <td key={id} className={classes('py-3.5 pe-5 align-baseline max-lg:p-0', placeOf(id))}>
                  <Lines lines={cells[id]} nothing={words.nothing} />
                </td>
              ))}
            </tr>
          ))}
          <tr className="max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 max-lg:pt-4">
            <th scope="row" className="text-start max-lg:sr-only">
              <span className="sr-only">{words.choose}</span>
            </th>
            {packages.map(({ id }) => (
              <td key={id} className={classes('pt-4 pe-5 max-lg:p-0', placeOf(id))}>
                <Button
                  variant="secondary"
                  size="sm"
                  className="w-full px-2!"
                  aria-label={`${select}: ${words.short[id]}`}
                  data-package={id}
                >
                  {select}
                </Button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </>
  );
}

const Named = ({ item: { id, title, price } }: { item: ComparedPackage }) => (
  <p className="flex flex-col justify-between gap-1">
    <a href={`#${id}`} className="text-link self-start font-semibold">
      {title}
    </a>
    <span className="font-[400] font-display text-[1.5rem] leading-tight">{dollars(price)}</span>
  </p>
);

type ChoiceProps = {
  label: ReactNode;
  chosen: PackageId;
  packages: readonly Pick<ComparedPackage, 'id' | 'title'>[];
  onChoose: (id: PackageId) => void;
};

function Choice({ label, chosen, packages, onChoose }: ChoiceProps) {
  return (
    <SelectField
      label={label}
      value={chosen}
      options={packages.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={({ target }) => {
        const next = packages.find(({ id }) => id === target.value);
        if (next) onChoose(next.id);
      }}
    />
  );
}

function Lines({ lines, nothing }: { lines: readonly string[]; nothing: string }) {
  if (lines.length === 0) return <span className="text-ink-600">{nothing}</span>;
  return lines.map((line) => (
    <span key={line} className="mb-1 block text-pretty last:mb-0 first-letter:uppercase">
      {unbroken(line)}
    </span>
  ));
}
