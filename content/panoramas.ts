// Editorial rule: say where you stand and what is beside you. Pictures: site/public/panoramas/<slug>.webp and <slug>-card.webp.
import type { PanoramaDesign } from '#domain/panorama/panorama.ts';

type PanoramaWords = Pick<PanoramaDesign, 'title' | 'description' | 'features'>;

// The slug is the project's: each of these places is one of the portfolio.
function builtIn(slug: string, words: PanoramaWords): PanoramaDesign {
  const picture = `/panoramas/${slug}`;
  return { id: slug, thumbnail: `${picture}-card.webp`, image360: `${picture}.webp`, ...words };
}

export const PANORAMAS: readonly PanoramaDesign[] = [
  builtIn('palm-court', {
    title: 'Palm court at noon',
    description:
      'You stand on warm travertine at the near side of an L-shaped pool: the arcade across the water, palms on both sides.',
    features: ['Sunshelf', 'L-shaped pool', 'Travertine deck'],
  }),
  builtIn('horizon-terrace', {
    title: 'Terrace on the hillside',
    description:
      'The far edge of the water is the edge of the garden. Beyond it, hills in the last hour of sun.',
    features: ['Infinity Edge', 'Hillside view', 'Travertine deck'],
  }),
  builtIn('fire-and-still-water', {
    title: 'Between two fires',
    description:
      'Just after sunset by the lit water: a spa that spills, two fire bowls, and the house glowing behind glass.',
    features: ['LED Lighting', 'Fire Feature', 'Raised Spa', 'Sunshelf'],
  }),
  builtIn('lake-house-edge', {
    title: 'Morning above the lake',
    description:
      'Warm boards underfoot and early light. The pool runs out level with the lake and its far shore.',
    features: ['Infinity Edge', 'Wood deck', 'Lake view'],
  }),
  builtIn('desert-rectangle', {
    title: 'Last sun in the desert',
    description:
      'Low sun on a plain blue rectangle, earthen walls and deep eaves; look left and right for the saguaros.',
    features: ['Rectangle', 'Concrete deck', 'Desert planting'],
  }),
  builtIn('resort-lagoon', {
    title: 'On the shore of the lagoon',
    description: 'Flagstones underfoot, water on three sides, and a boulder waterfall straight across.',
    features: ['Waterfall', 'Lagoon', 'Flagstone deck'],
  }),
  builtIn('spool-for-two', {
    title: 'A courtyard under string lights',
    description:
      'Four brick walls, a lit plunge pool at your feet and lights strung overhead: a small yard, whole.',
    features: ['LED Lighting', 'Heating', 'Spool'],
  }),
  builtIn('night-terrace', {
    title: 'The terrace at night',
    description: 'Beside a dark-finished pool, its walls lit, across from a long house of glass.',
    features: ['LED Lighting', 'Dark finish', 'Concrete deck'],
  }),
];
