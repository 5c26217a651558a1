import { mkdirSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Design } from '#domain/design/design.ts';
import { interpretAny } from '#domain/design/interpret-any.ts';
import { tracedPictures } from '#server/vendors/pictures/traced-pictures.ts';
import { createTracer } from '#studio/tracer/tracer.ts';
import { SHEET_WORDS } from './sheet-words.ts';

// npm run bench:pictures [-- [refined] FOLDER [FIRST LAST]]: 24 designs between them of every style, hour and feature, to be judged by
// looking; each as the first answer shows it, or as the refinement that follows.

const given = process.argv.slice(2);
const isRefined = given[0] === 'refined';
const [folder = '.cache/design-sheet', first = '1', last = String(SHEET_WORDS.length)] = isRefined
  ? given.slice(1)
  : given;
const [width, height, columns] = [1280, 720, 4];
mkdirSync(folder, { recursive: true });
const threads = Math.min(2, availableParallelism());
const tracer = createTracer({ threads, niceness: 0 });
await tracer.ready();
const maker = tracedPictures({ renderThreads: threads }, () => tracer);
const drawn = async (design: Design): Promise<Sharp> => {
  if (isRefined)
    return sharp(
      await maker.make({ design, kind: 'refined', width: 1920, height: 1080 }, { client: 'bench' }),
    );
  const { rgb } = await tracer.render({ design, kind: 'still', width, height, seed: 1 });
  return sharp(rgb, { raw: { width, height, channels: 3 } });
};

// As visitors get it: a quick look comes first, from the same place.
const firstLook = (design: Design) =>
  tracer.render({ design, kind: 'preview', width: 320, height: 180, seed: 1 });

const figures: { look: number; wall: number; cpu: number }[] = [];
const tiles: { input: Buffer; left: number; top: number }[] = [];
for (const [index, words] of SHEET_WORDS.entries()) {
  if (index + 1 < Number(first) || index + 1 > Number(last)) continue;
  const asked = performance.now();
  const { design } = interpretAny(words);
  if (!isRefined) await firstLook(design);
  const look = (performance.now() - asked) / 1000;
  const cpu = process.cpuUsage();
  const start = performance.now();
  const picture = await drawn(design);
  const used = process.cpuUsage(cpu);
  figures.push({
    look,
    wall: (performance.now() - start) / 1000,
    cpu: (used.user + used.system) / 1e6,
  });
  await picture
    .clone()
    .png()
    .toFile(join(folder, `${String(index + 1).padStart(2, '0')}.png`));
  tiles.push({
    input: await picture
      .clone()
      .resize(width / 2, height / 2)
      .png()
      .toBuffer(),
    left: (tiles.length % columns) * (width / 2),
    top: Math.floor(tiles.length / columns) * (height / 2),
  });
  console.log(
    `${index + 1}: first look ${look.toFixed(2)} s, ${figures.at(-1)?.wall.toFixed(2)} s, ${figures.at(-1)?.cpu.toFixed(2)} CPU s: ${words}`,
  );
}
await maker.close();

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]?.toFixed(2);
console.log(
  `median: first look ${median(figures.map(({ look }) => look))} s, then ${median(figures.map(({ wall }) => wall))} s, ${median(figures.map(({ cpu }) => cpu))} CPU s; load average ${loadavg()[0]?.toFixed(1)}`,
);
const sheet = { width: columns * (width / 2), height: Math.ceil(tiles.length / columns) * (height / 2) };
await sharp({ create: { ...sheet, channels: 3, background: '#fff' } })
  .composite(tiles)
  .jpeg({ quality: 85 })
  .toFile(join(folder, 'sheet.jpg'));
