import type { ReactNode } from 'react';
import { gallonsOf, type PoolMeasures } from '#domain/intake/pool-measures.ts';
import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { classes } from '#site/ui/classes.ts';
import { useWords } from './words.ts';

const BOX = { width: 300, height: 150 };

type PoolSketchProps = { measures?: PoolMeasures; title?: string; className?: string };

// Plan and section in one scale, so that a mistyped measure is seen before a designer sees it.
export function PoolSketch({ measures, title, className }: PoolSketchProps) {
  const words = useWords().FORM.sketch;
  return (
    <figure className={classes('rounded-card bg-foam p-5', className)}>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 text-small">
        <span className="font-medium">{title ?? words.title}</span>
        <span className="text-ink-600 tabular-nums">
          {measures ? fill(words.gallons, { gallons: grouped(gallonsOf(measures)) }) : words.empty}
        </span>
      </figcaption>
      {measures ? <Drawing measures={measures} /> : null}
    </figure>
  );
}

function Drawing({ measures: { length, width, shallow, deep } }: { measures: PoolMeasures }) {
  const words = useWords().FORM.sketch;
  const scale = Math.min(BOX.width / length, BOX.height / width);
  const [long, wide] = [length * scale, width * scale];
  const [low, lower] = [shallow * scale, deep * scale];
  const line = { className: 'stroke-lagoon', strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <div className="mt-4 grid gap-5 sm:grid-cols-2">
      <View words={fill(words.plan, { length, width })} width={long} height={wide}>
        <rect width={long} height={wide} rx={3} fill="var(--color-water-200)" {...line} />
      </View>
      <View words={fill(words.section, { shallow, deep })} width={long} height={Math.max(low, lower)}>
        <path
          d={`M0 0H${long}V${lower}L${long * 0.65} ${lower}L${long * 0.35} ${low}H0Z`}
          fill="var(--color-water-200)"
          {...line}
        />
      </View>
    </div>
  );
}

type ViewProps = { words: string; width: number; height: number; children: ReactNode };

function View({ words, width, height, children }: ViewProps) {
  return (
    <div className="grid content-end gap-2">
      <svg
        role="img"
        aria-label={words}
        viewBox={`-2 -2 ${BOX.width + 4} ${height + 4}`}
        className="w-full"
        preserveAspectRatio="xMinYMax meet"
      >
        <g transform={`translate(${(BOX.width - width) / 2} 0)`}>{children}</g>
      </svg>
      <p className="text-center text-fine text-ink-600 tabular-nums" aria-hidden="true">
        {words}
      </p>
    </div>
  );
}
