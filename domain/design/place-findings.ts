import type { Design } from './design.ts';
import type { DrawnFigures } from './drawn-figures.ts';
import { countsAs } from './features.ts';
import { type Finding, finding, tidy } from './finding.ts';

// Things where they stand: what the water is like in front of them.

const DIVING = { depthFt: 8, aheadFt: 32, acrossFt: 16 };
/** A measure told as enough is enough. */
const HAIR_FT = 0.3;

export function divingFinding({ board }: DrawnFigures): Finding | null {
  if (board === null) return null;
  const tell = finding(
    'diving',
    '7.5 to 9 ft of water under a board; 16 × 32 ft is the practical minimum',
    'ANSI/APSP/ICC-5 excerpt and trade practice, measured where the board stands',
  );
  if (board === 'apart') return tell('warning', 'There is no room at the water’s edge for the diving board.');
  const short = [
    { feet: board.depthFt, least: DIVING.depthFt, needed: 'ft of water', has: 'ft deep' },
    { feet: board.aheadFt, least: DIVING.aheadFt, needed: 'ft of length', has: 'ft long' },
    { feet: board.acrossFt, least: DIVING.acrossFt, needed: 'ft of width', has: 'ft wide' },
  ]
    .filter(({ feet, least }) => feet < least - HAIR_FT)
    .map(({ feet, least, needed, has }) => ({ needed: `${least} ${needed}`, has: `${tidy(feet)} ${has}` }));
  if (short.length > 0)
    return tell(
      'warning',
      `A diving board needs ${listed(short.map(({ needed }) => needed))}; where it stands the water is ${listed(short.map(({ has }) => has))}.`,
    );
  return tell('good', 'The water under the board is deep, long and wide enough for residential diving.');
}

const listed = (parts: string[]) =>
  parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const SLIDE_FT = 3.5;

export function slideFinding({ slide }: DrawnFigures): Finding | null {
  if (slide === null) return null;
  const tell = finding(
    'slide',
    `About ${SLIDE_FT} ft of water or more where a slide ends; its maker’s sheet has the last word`,
    'Trade practice, measured where the slide stands',
  );
  if (slide === 'apart') return tell('warning', 'There is no room at the water’s edge for the slide.');
  const depth = tidy(slide.depthFt);
  if (depth < SLIDE_FT)
    return tell(
      'warning',
      `The slide ends over ${depth} ft of water; move it toward the deep end or make the water there at least ${SLIDE_FT} ft deep.`,
    );
  return tell('good', `The slide ends over ${depth} ft of water, deep enough for most.`);
}

const OVER_HEAD_FT = 5;

export function spaFinding({ spa }: DrawnFigures): Finding | null {
  if (spa === null) return null;
  const tell = finding('spa', 'From a spa people climb into the pool without looking', 'Our design practice');
  if (spa === 'apart')
    return tell(
      'note',
      'There is no room for the spa at the pool’s edge, so it stands on its own, without a spillway.',
    );
  if (spa.depthFt > OVER_HEAD_FT)
    return tell(
      'note',
      `The pool is ${tidy(spa.depthFt)} ft deep next to the spa. Put the spa’s steps on the deck side, or move the spa toward the shallow end.`,
    );
  return tell(
    'good',
    `Next to the spa the pool is ${tidy(spa.depthFt)} ft deep, shallow enough to stand in.`,
  );
}

export function barrierFinding({ features, childFriendly }: Design): Finding {
  const tell = finding(
    'barrier',
    'A barrier of at least 4 ft (5 ft in Arizona and California) with a self-closing, self-latching gate, or another approved measure',
    'Florida Statutes 515.27 and 515.29; Arizona Revised Statutes 36-1681; California Health and Safety Code 115923; check locally',
  );
  if (countsAs(features, 'barrier')) {
    const means = features.includes('Safety Fence') ? 'The fence' : 'The cover';
    return tell(
      'good',
      `${means} counts toward the safety barrier the law requires before the pool is filled.`,
    );
  }
  return childFriendly
    ? tell(
        'warning',
        'Small children will swim here: add a safety fence or an automatic cover. The law requires a barrier too.',
      )
    : tell(
        'note',
        'You will need a safety barrier by law before the pool is filled, with or without children. Plan a fence, a wall or an approved cover.',
      );
}

const STANDING_FT = 3;
const OUT_OF_DEPTH_FT = 4;

/** Only where small children swim. */
export function childFinding(
  { childFriendly }: Design,
  { entry, beach, waterSqFt }: DrawnFigures,
): Finding | null {
  if (!childFriendly) return null;
  const tell = finding(
    'children',
    `Standing depth for a small child is about ${STANDING_FT} ft or less`,
    'Trade practice, measured where they come in',
  );
  const depth = tidy(entry.depthFt);
  if (entry.kind === 'beach')
    return tell(
      'good',
      `Small children walk in over the beach, ${percent(entry.sqFt, waterSqFt)} of the water, from nothing to ${tidy(beach?.dropFt ?? 0)} ft.`,
    );
  if (entry.kind === 'shelf')
    return tell(
      'good',
      `Small children can stand on the sun shelf: about ${Math.round(entry.sqFt)} sq ft, ${Math.round(entry.depthFt * 12)} inches deep.`,
    );
  if (depth <= STANDING_FT)
    return tell('good', `Small children can stand at the steps: ${depth} ft of water.`);
  return tell(
    depth > OUT_OF_DEPTH_FT ? 'warning' : 'note',
    `At the steps the water is ${depth} ft; ${STANDING_FT} ft or less, or a sun shelf, lets small children stand.`,
  );
}

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`;
