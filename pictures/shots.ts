import type { ArtDirection } from './art/direction.ts';
import { extraShots } from './art/extra-shots.ts';
import { artDirection } from './art-direction.ts';
import type { Design } from '../domain/design/design.ts';
import { projects } from '../content/projects/projects.ts';

// Everything the kit can render, in the order in which it is wanted.

export type Shot = {
  name: string;
  title: string;
  width: number;
  height: number;
  samples: number;
  panorama: boolean;
  design: Design;
  art: ArtDirection;
};

const STILL = { width: 1408, height: 880, panorama: false };
// Lamps make more noise than the sun.
const SAMPLES = { morning: 3, noon: 3, golden: 3, dusk: 4, night: 4 };

const portfolio: Shot[] = projects.flatMap(({ slug, title, design }) => {
  const art = artDirection[slug];
  return art ? [{ name: slug, title, design, art, ...STILL, samples: art.samples ?? SAMPLES[art.hour] }] : [];
});

const extras: Shot[] = extraShots.flatMap(({ name, title, of, camera, size, samples, changes }) => {
  const base = portfolio.find((each) => each.name === of);
  if (!base) return [];
  const [width, height] = size;
  const panorama = 'panorama' in camera;
  return [{ ...base, name, title, width, height, samples, panorama, art: { ...base.art, ...changes, camera } }];
});

const stills = extras.filter((each) => !each.panorama);
const panoramas = extras.filter((each) => each.panorama);
export const shots: Shot[] = [...stills, ...portfolio.slice(0, 12), ...panoramas.slice(0, 3), ...portfolio.slice(12), ...panoramas.slice(3)];
