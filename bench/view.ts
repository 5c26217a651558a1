// How long the 3D view takes, phone and laptop: npm run bench:view -- [--size 960x540] [--full] [--from aerial] [--picture out.png] [--claims '{"style":"Lagoon"}']
// Without a graphics card Chromium draws on the processor: compare runs with one another, not with a laptop's frame rate.
// On a busy machine only the processor time counts: what all of the browser took until the first frame stood.
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import type { Browser } from 'playwright';
import { openBrowserWithWebGl } from '../proof/browser.ts';
import { table } from '../proof/table.ts';
import type { ViewFigures, ViewRun } from './view-page.ts';

const { values } = parseArgs({
  options: {
    size: { type: 'string', multiple: true, default: ['390x371', '1013x808'] },
    claims: { type: 'string', default: '{"features":["Raised Spa","Waterfall","Sunshelf","LED Lighting"]}' },
    from: { type: 'string', default: 'eye' },
    frames: { type: 'string', default: '3' },
    full: { type: 'boolean', default: false },
    picture: { type: 'string' },
  },
});

const bundle = await build({
  entryPoints: ['bench/view-page.ts'],
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  target: 'es2022',
});
const script = bundle.outputFiles[0]?.text ?? '';
const viewpoint = values.from === 'hero' || values.from === 'aerial' ? values.from : 'eye';
const run: ViewRun = {
  claims: JSON.parse(values.claims),
  viewpoint,
  frames: Number(values.frames),
  full: values.full,
};

/** Seconds of all of the browser's processes together. */
async function processorTime(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

async function measure(size: string): Promise<ViewFigures & { cpu: number }> {
  const [width = 960, height = 540] = size.split('x').map(Number);
  const browser = await openBrowserWithWebGl();
  try {
    const page = await browser.newPage({ viewport: { width, height } });
    page.on('console', (message) => message.type() !== 'log' && console.warn(message.text()));
    await page.setContent(
      '<style>body{margin:0}canvas{display:block;width:100vw;height:100vh}</style><canvas></canvas>',
    );
    await page.addScriptTag({ content: script });
    let [cpu, before] = [0, 0];
    await page.exposeFunction('firstFrameStands', async () => {
      cpu = (await processorTime(browser)) - before;
    });
    before = await processorTime(browser);
    const { figures, picture } = await page.evaluate((given) => window.runView(given), run);
    if (values.picture) await writeFile(values.picture, Buffer.from(picture.split(',')[1] ?? '', 'base64'));
    return { ...figures, cpu };
  } finally {
    await browser.close();
  }
}

const ms = (value: number) => `${Math.round(value)} ms`;
const rows: string[][] = [];
for (const size of values.size) {
  const f = await measure(size);
  const waited = f.build + f.air + f.patterns + f.show + f.compile + f.first;
  rows.push([
    size,
    ...[f.build, f.air, f.patterns, f.show, f.compile, f.first, waited, f.whole, f.moving, f.resting].map(ms),
    `${f.cpu.toFixed(1)} s`,
    `${f.triangles}`,
    `${f.calls}`,
    `${f.shaders}`,
  ]);
}
const heads =
  'size|scene|air|patterns|set up|shaders|first frame|together|all of it|frame while moving|frame at rest';
console.log(
  `Drawn by the processor, ${values.full ? 'as on a graphics card' : 'plainly'}; ${Math.round(script.length / 1024)} KB of script before compression; load average ${loadavg()[0]?.toFixed(1)}\n`,
);
console.log(table([...heads.split('|'), 'processor time', 'triangles', 'calls', 'programs'], rows));
