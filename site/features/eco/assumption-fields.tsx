import { useState } from 'react';
import {
  ASSUMPTION_LIMITS,
  assumptionsSchema,
  type EcoAssumptions,
  HEATERS,
  SHELTERS,
  startingAssumptions,
} from '#domain/eco/assumptions.ts';
import type { EcoForm } from '#domain/eco/eco-form.ts';
import { MONTH_NAMES } from '#domain/words/long-date.ts';
import { Unfold } from '#site/analysis-parts.tsx';
import { Button } from '#site/ui/button.tsx';
import { SelectField, TextField } from '#site/ui/field.tsx';
import { Heading } from '#site/ui/section.tsx';
import { useWords } from './words.ts';

type Typed = Record<keyof EcoAssumptions, string>;

const NUMBERS = [
  'electricityPrice',
  'gasPrice',
  'pumpHours',
  'waterTemperature',
  'coveredHours',
  'lightHours',
  'waterPrice',
  'chemicalsPrice',
  'priceRise',
] as const;
const MONTHS = MONTH_NAMES.map((label, at) => ({ value: String(at + 1), label }));

const LISTS = [
  { name: 'seasonStart', options: MONTHS },
  { name: 'seasonEnd', options: MONTHS },
  { name: 'heater', options: HEATERS },
  { name: 'shelter', options: SHELTERS },
] as const;

function typedOf(given: EcoAssumptions): Typed;
function typedOf(given: object) {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
}

const read = ({ heater, shelter, ...numbers }: Typed) =>
  assumptionsSchema.safeParse({
    heater,
    shelter,
    ...Object.fromEntries(
      Object.entries(numbers).map(([name, text]) => [name, text.trim() === '' ? Number.NaN : Number(text)]),
    ),
  });

type AssumptionFieldsProps = {
  request: EcoForm;
  assumptions: EcoAssumptions;
  onChange: (assumptions: EcoAssumptions) => void;
};

// What is typed stays as typed; the figures follow whenever all of it makes sense.
export function AssumptionFields({ request, assumptions, onChange }: AssumptionFieldsProps) {
  const { ECO_ASSUMPTIONS } = useWords();
  const [typed, setTyped] = useState(() => typedOf(assumptions));
  const parsed = read(typed);
  const errorOf = (name: keyof EcoAssumptions) =>
    parsed.error?.issues.find((issue) => issue.path[0] === name)?.message;

  function change(name: keyof EcoAssumptions, text: string) {
    const next = { ...typed, [name]: text };
    setTyped(next);
    const valid = read(next);
    if (valid.success) onChange(valid.data);
  }
  function reset() {
    const start = startingAssumptions(request);
    setTyped(typedOf(start));
    onChange(start);
  }

  return (
    <Unfold summary={ECO_ASSUMPTIONS.change} className="print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <Heading level={4}>{ECO_ASSUMPTIONS.heading}</Heading>
        <Button variant="quiet" onClick={reset}>
          {ECO_ASSUMPTIONS.reset}
        </Button>
      </div>
      <div className="mt-3 grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        {LISTS.map(({ name, options }) => (
          <SelectField
            key={name}
            label={ECO_ASSUMPTIONS.labels[name]}
            name={name}
            options={options}
            value={typed[name]}
            error={errorOf(name)}
            onChange={(event) => change(name, event.currentTarget.value)}
          />
        ))}
        {NUMBERS.map((name) => (
          <TextField
            key={name}
            label={ECO_ASSUMPTIONS.labels[name]}
            name={name}
            type="number"
            inputMode="decimal"
            {...ASSUMPTION_LIMITS[name]}
            value={typed[name]}
            error={errorOf(name)}
            onChange={(event) => change(name, event.currentTarget.value)}
          />
        ))}
      </div>
    </Unfold>
  );
}
