import { join } from 'node:path';
import sharp from 'sharp';
import { projects } from '../content/projects/projects.ts';
import { createTracer } from '../studio/tracer/tracer.ts';
import { publish, readManifest, record, removePublished } from './publish.ts';

// `npm run pictures:drafts`: for every project without its photograph, our own renderer's picture of its very design;
// for every project that has one by now, the draft is taken away again.

const DRAFTS = join(import.meta.dirname, '../content/drafts-manifest.json');
const CAMERAS = ['hero', 'eye', 'hero', 'aerial'] as const;

const [finished, drafts] = [await readManifest(), await readManifest(DRAFTS)];
const tracer = createTracer({ threads: 2, niceness: 0 });
// From the end, because photographs are made from the beginning.
for (const [index, { slug, title, design }] of [...projects.entries()].reverse()) {
  const name = `draft-${slug}`;
  if (slug in finished) {
    if (!(name in drafts)) continue;
    await removePublished(name, DRAFTS);
    await record(name, null, DRAFTS);
    console.log(`${slug}: has its photograph`);
    continue;
  }
  if (name in drafts) continue;
  const started = Date.now();
  const camera = CAMERAS[index % CAMERAS.length] ?? 'hero';
  const { rgb, width, height } = await tracer.render({ design, kind: 'still', width: 1440, height: 900, seed: index, camera });
  const source = await sharp(rgb, { raw: { width, height, channels: 3 } }).png().toBuffer();
  await publish({ name, title, source, manifest: DRAFTS });
  console.log(`${slug}: ${camera}, ${((Date.now() - started) / 1000).toFixed(0)} s`);
}
await tracer.close();
