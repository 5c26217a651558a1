// Editorial rule: say where you stand and what is beside you. Pictures: site/public/panoramas/<slug>.webp and <slug>-card.webp.
import type { PanoramaDesign } from '#domain/panorama/panorama.ts';

type PanoramaWords = Pick<PanoramaDesign, 'title' | 'description' | 'features'>;

function builtIn(slug: string, words: PanoramaWords): PanoramaDesign {
  const picture = `/panoramas/${slug}`;
  return { id: slug, thumbnail: `${picture}-card.webp`, image360: `${picture}.webp`, ...words };
}

export const PANORAMAS: readonly PanoramaDesign[] = [
  builtIn('sunshelf-terrace', {
    title: 'Terrace with sunshelf and spa',
    description:
      'You stand on the travertine edge at midday: loungers in ankle-deep water, the spa spilling over.',
    features: ['Sunshelf', 'Raised Spa', 'Travertine deck'],
  }),
  builtIn('fire-and-water-day', {
    title: 'Water wall by day',
    description:
      'Three sheets of water across the pool, fire bowls unlit, the raised spa within arm’s reach.',
    features: ['Waterfall', 'Raised Spa', 'Sunshelf'],
  }),
  builtIn('fire-and-water-dusk', {
    title: 'Water wall at dusk',
    description: 'The same garden after sunset: lit water, two fires, and the house glowing behind.',
    features: ['LED Lighting', 'Fire Feature', 'Waterfall'],
  }),
];
