import { mkdirSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { interpretAny } from '#domain/design/interpret-any.ts';
import { createTracer } from '#studio/tracer/tracer.ts';
import { SHEET_WORDS } from './sheet-words.ts';

// npm run bench:pictures [-- FOLDER [FIRST LAST]]: 24 designs between them of every style, hour and feature, to be judged by looking.

const [folder = '.cache/design-sheet', first = '1', last = String(SHEET_WORDS.length)] =
  process.argv.slice(2);
const [width, height, columns] = [1280, 720, 4];
mkdirSync(folder, { recursive: true });
const tracer = createTracer({ threads: Math.min(2, availableParallelism()), niceness: 0 });
await tracer.ready();

const figures: { wall: number; cpu: number }[] = [];
const tiles: { input: Buffer; left: number; top: number }[] = [];
for (const [index, words] of SHEET_WORDS.entries()) {
  if (index + 1 < Number(first) || index + 1 > Number(last)) continue;
  const cpu = process.cpuUsage();
  const start = performance.now();
  const { design } = interpretAny(words);
  const { rgb } = await tracer.render({ design, kind: 'still', width, height, seed: 1 });
  const used = process.cpuUsage(cpu);
  figures.push({ wall: (performance.now() - start) / 1000, cpu: (used.user + used.system) / 1e6 });
  const picture = sharp(rgb, { raw: { width, height, channels: 3 } });
  await picture.png().toFile(join(folder, `${String(index + 1).padStart(2, '0')}.png`));
  tiles.push({
    input: await picture
      .resize(width / 2, height / 2)
      .png()
      .toBuffer(),
    left: (tiles.length % columns) * (width / 2),
    top: Math.floor(tiles.length / columns) * (height / 2),
  });
  console.log(
    `${index + 1}: ${figures.at(-1)?.wall.toFixed(2)} s, ${figures.at(-1)?.cpu.toFixed(2)} CPU s: ${words}`,
  );
}
await tracer.close();

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]?.toFixed(2);
console.log(
  `median ${median(figures.map(({ wall }) => wall))} s, ${median(figures.map(({ cpu }) => cpu))} CPU s; load average ${loadavg()[0]?.toFixed(1)}`,
);
const sheet = { width: columns * (width / 2), height: Math.ceil(tiles.length / columns) * (height / 2) };
await sharp({ create: { ...sheet, channels: 3, background: '#fff' } })
  .composite(tiles)
  .jpeg({ quality: 85 })
  .toFile(join(folder, 'sheet.jpg'));
