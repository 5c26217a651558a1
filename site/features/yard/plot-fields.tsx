import { useState } from 'react';
import { POOL_MATERIALS } from '#domain/estimate/options.ts';
import {
  HOUSE_SIDE_LABELS,
  SITE_PLAN_LIMITS,
  type SitePlan,
  sitePlanSchema,
} from '#domain/yard/site-plan.ts';
import { SelectField } from '#site/ui/field.tsx';
import { MeasureField } from './measure-field.tsx';
import { useWords } from './words.ts';

type PlotFieldsProps = { plan: SitePlan; onChange: (plan: SitePlan) => void };

const MEASURES = ['setback', 'houseGap', 'accessWidth'] as const;

// What is typed stays as typed, even empty; the drawing follows whenever it makes sense.
export function PlotFields({ plan, onChange }: PlotFieldsProps) {
  const { PLOT, YARD_FORM } = useWords();
  const [typed, setTyped] = useState<Partial<Record<(typeof MEASURES)[number], string>>>({});
  const read = (part: Record<string, unknown>) => sitePlanSchema.safeParse({ ...plan, ...part });
  const change = (part: Record<string, unknown>) => {
    const next = read(part);
    if (next.success) onChange(next.data);
  };
  return (
    <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {MEASURES.map((name) => {
        const text = typed[name] ?? String(plan[name]);
        const measure = (value: string) => {
          setTyped({ ...typed, [name]: value });
          change({ [name]: numberOf(value) });
        };
        return (
          <MeasureField
            key={name}
            label={PLOT[name]}
            limits={SITE_PLAN_LIMITS[name]}
            unit={YARD_FORM.feet}
            value={plan[name]}
            onSlide={(value) => measure(String(value))}
            error={read({ [name]: numberOf(text) }).error?.issues[0]?.message}
            input={{ name, value: text, onChange: (event) => measure(event.currentTarget.value) }}
          />
        );
      })}
      <SelectField
        label={PLOT.houseSide}
        name="houseSide"
        options={HOUSE_SIDE_LABELS}
        value={plan.houseSide}
        onChange={(event) => change({ houseSide: event.currentTarget.value })}
      />
      <SelectField
        label={PLOT.material}
        name="material"
        options={POOL_MATERIALS}
        value={plan.material}
        onChange={(event) => change({ material: event.currentTarget.value })}
      />
    </div>
  );
}

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
