import { PLOT } from '#content/yard.ts';
import { POOL_MATERIALS } from '#domain/estimate/options.ts';
import {
  HOUSE_SIDE_LABELS,
  SITE_PLAN_LIMITS,
  type SitePlan,
  sitePlanSchema,
} from '#domain/yard/site-plan.ts';
import { SelectField } from '#site/ui/field.tsx';
import { MeasureField } from './measure-field.tsx';

type PlotFieldsProps = { plan: SitePlan; onChange: (plan: SitePlan) => void };

const MEASURES = ['setback', 'houseGap', 'accessWidth'] as const;

// Only a plan that the schema accepts is passed on; a half-typed number leaves the drawing as it was.
export function PlotFields({ plan, onChange }: PlotFieldsProps) {
  const change = (part: Record<string, unknown>) => {
    const next = sitePlanSchema.safeParse({ ...plan, ...part });
    if (next.success) onChange(next.data);
  };
  return (
    <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {MEASURES.map((name) => (
        <MeasureField
          key={name}
          label={PLOT[name]}
          limits={SITE_PLAN_LIMITS[name]}
          unit="ft"
          value={plan[name]}
          onSlide={(value) => change({ [name]: value })}
          input={{
            name,
            value: plan[name],
            onChange: (event) => change({ [name]: event.currentTarget.valueAsNumber }),
          }}
        />
      ))}
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
