import type { Design } from '#domain/design/design.ts';
import { builtMaterial } from '#domain/design/material.ts';
import { fill } from '#domain/words/fill.ts';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import { useWords } from './words.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the price holds and what it does not. The deck is in it whatever it is made of; a fence only where one was asked for. */
export function Covers({ design }: { design: Design }) {
  const {
    estimate: { covers },
    marks: { pool },
  } = useWords();
  const { shell, deck, equipment, rest } = covers.includes;
  const { fence, ...others } = covers.excludes;
  const hasFence = design.features.includes('Safety Fence');
  return (
    <div className="mt-5 grid gap-x-8 gap-y-5 border-white/20 border-t pt-5 text-small sm:grid-cols-2">
      <Side
        heading={covers.included}
        icon="check"
        items={[
          shell[builtMaterial(design)],
          fill(deck, { deck: capital(pool.decks[design.deck]) }),
          equipment,
          rest,
        ]}
      />
      <Side
        heading={covers.excluded}
        icon="minus"
        items={[...(hasFence ? [] : [fence]), ...Object.values(others)]}
      />
    </div>
  );
}

function Side({ heading, icon, items }: { heading: string; icon: IconName; items: readonly string[] }) {
  return (
    <div>
      <p className="font-semibold">{heading}</p>
      <ul className="mt-2 grid gap-1.5 text-water-200">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5">
            <Icon name={icon} className="mt-0.5 size-4 shrink-0 text-water-300" /> {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
