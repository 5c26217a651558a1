import { fill } from '#domain/words/fill.ts';
import { Icon } from '#site/ui/icon.tsx';
import { type Correcting, Correction } from './correction.tsx';
import { useCorrectionPanel } from './use-correction-panel.ts';
import type { Shown } from './use-design-tool.ts';
import { type DesignWords, useWords } from './words.ts';

type Assumption = Shown['assumptions'][number];

const fieldNames = (words: DesignWords['specs']): Partial<Record<Assumption['field'], string>> => ({
  style: words.style,
  lengthFt: words.length,
  widthFt: words.width,
  shallowFt: words.shallow,
  deepFt: words.deep,
});

type AssumptionsProps = Omit<Correcting, 'design' | 'budget'> & { shown: Shown };

// What the description left open and which value was assumed; a press changes it.
export function Assumptions({ shown, onEdit, onBudget }: AssumptionsProps) {
  const { assumptions, design, budget } = shown;
  const { specs, correct } = useWords();
  const names = fieldNames(specs);
  const { id, open, close, buttonFor } = useCorrectionPanel<Assumption>(
    (one, other) => one.field === other.field,
  );
  if (assumptions.length === 0 && !open) return null;
  return (
    <div>
      <h3 className="mb-1 font-semibold text-small">{specs.assumptions}</h3>
      <ul className="grid text-small">
        {assumptions.map((assumption) => {
          const { field, value, reason } = assumption;
          return (
            <li key={field} className="flex gap-2.5">
              <Icon name="info" className="mt-2.5 size-4 text-lagoon" />
              <p className="py-1.5">
                <button
                  {...buttonFor(assumption)}
                  className="cursor-pointer font-semibold text-lagoon underline decoration-dotted underline-offset-3"
                >
                  {names[field] ?? field}: {value}
                </button>
                . <span className="text-ink-600">{reason}</span>
              </p>
            </li>
          );
        })}
      </ul>
      {open ? (
        <Correction
          key={open.field}
          id={id}
          what={open}
          heading={fill(correct.assumed, { name: names[open.field] ?? open.field })}
          onClose={close}
          {...{ design, budget, onEdit, onBudget }}
        />
      ) : null}
    </div>
  );
}
