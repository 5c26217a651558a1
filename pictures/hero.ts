import sharp from 'sharp';
import { interpretAny } from '../domain/design/interpret-any.ts';
import { publish } from './publish.ts';
import { drawn } from './traced.ts';

// `npm run pictures:hero`: the picture at the head of the home page, drawn by the design tool from one sentence, wide and upright.

const WORDS = 'luxury pool 44x20 with infinity edge towards the lake, raised spa, fire bowls at dusk';
const SIZES = [
  ['hero', 1600, 1000],
  ['hero-tall', 960, 1280],
] as const;

const { design } = interpretAny(WORDS);
for (const [name, width, height] of SIZES) {
  // Mirrored: the lake lies under the heading, the house beside it.
  const source = await sharp(await drawn(design, width, height)).flop().png().toBuffer();
  await publish({ name, title: 'A pool at dusk', source });
}
