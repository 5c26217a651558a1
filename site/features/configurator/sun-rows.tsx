import { STEPS_PER_HOUR } from '#domain/sun/sunny-hours.ts';
import { Spinner } from '#site/ui/spinner.tsx';
import type { SunDay } from '#studio/shade/sun-day.ts';
import { type SunSpot, saySun, sayTimes } from './say-sun.ts';
import { useWords } from './words.ts';

const SPOTS: readonly SunSpot[] = ['shelf', 'water', 'deck'];

type SunRowsProps = { day: SunDay | null; month: number; hour: number; from: number; to: number };

/** The one that counts: of the shelf where there is one, else of the pool. */
export function SunSentence({ day, month }: Pick<SunRowsProps, 'day' | 'month'>) {
  const { SUN: words } = useWords();
  const first = day?.shelf ? 'shelf' : 'water';
  return (
    <p role="status" className="min-h-14 font-display text-lead leading-snug" data-sunny>
      {day ? (
        saySun(words, first, day[first] ?? [], month)
      ) : (
        <span className="flex items-center gap-2 font-sans text-ink-600 text-small">
          <Spinner /> {words.working}
        </span>
      )}
    </p>
  );
}

// Each place's day as a strip: bright where the sun reaches it.
export function SunRows({ day, hour, from, to }: Omit<SunRowsProps, 'month'>) {
  const { SUN: words } = useWords();
  return (
    <ul aria-label={words.rows} className="min-h-27 space-y-2">
      {SPOTS.map((spot) => {
        const shares = day?.[spot];
        return shares ? (
          <li key={spot}>
            <p className="flex justify-between gap-3 text-fine">
              <span className="font-medium">{words.short[spot]}</span>{' '}
              <span className="text-right text-ink-600 tabular-nums">{sayTimes(words, shares)}</span>
            </p>
            <Strip shares={shares} hour={hour} from={from} to={to} />
          </li>
        ) : null;
      })}
    </ul>
  );
}

type StripProps = Omit<SunRowsProps, 'day' | 'month'> & { shares: readonly number[] };

function Strip({ shares, hour, from, to }: StripProps) {
  const shown = shares.slice(from * STEPS_PER_HOUR, to * STEPS_PER_HOUR);
  return (
    <svg
      viewBox={`0 0 ${shown.length} 4`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-1 block h-2.5 w-full rounded-full bg-foam-200"
    >
      {shown.map((share, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a quarter hour is its place in the day
        <rect key={at} x={at} y={0} width={1.05} height={4} className="fill-clay-300" opacity={share} />
      ))}
      <rect x={(hour - from) * STEPS_PER_HOUR - 0.15} y={0} width={0.4} height={4} className="fill-ink" />
    </svg>
  );
}
