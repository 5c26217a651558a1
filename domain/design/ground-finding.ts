import { ENGINEERED_FT } from '#domain/plot/earthwork.ts';
import type { Design } from './design.ts';
import { type Finding, finding } from './finding.ts';
import { earthworkOf } from './site-work.ts';

/** Beyond this nobody builds a wall for a deck: the pool wants another place or another height. */
const TOO_HIGH_FT = 10;

const tidy = (value: number) => Math.round(value * 10) / 10;

/** Nothing where a bank is enough. */
export function groundFinding(design: Design): Finding | null {
  const walls = earthworkOf(design)?.walls ?? [];
  const highest = walls.toSorted((a, b) => b.heightFt - a.heightFt)[0];
  if (!highest) return null;
  const tell = finding(
    'ground',
    `A retaining wall over ${ENGINEERED_FT} ft, footing included, needs a permit and an engineer’s design`,
    'IRC R105.2 and R404.4 as commonly adopted; check locally',
  );
  const height = tidy(highest.heightFt);
  if (highest.heightFt > TOO_HIGH_FT)
    return tell(
      'warning',
      `The ground here would need a wall ${height} ft high; another place on the plot or another height of the deck would save most of it.`,
    );
  const job =
    highest.kind === 'holds-pool' ? 'holds up the pool’s low side' : 'holds back the ground above it';
  if (highest.engineer)
    return tell(
      'note',
      `A wall up to ${height} ft high ${job}: from ${ENGINEERED_FT} ft on it takes an engineer’s design and usually its own permit.`,
    );
  return tell(
    'note',
    `A wall up to ${height} ft high ${job}; its footing counts toward the ${ENGINEERED_FT} ft.`,
  );
}
