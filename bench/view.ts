// How long the 3D view takes: npx tsx bench/view.ts [--size 960x540] [--hour dusk] [--picture out.png] [--claims '{"style":"Lagoon"}']
// Without a graphics card Chromium draws on the processor: compare runs with one another, not with a laptop's frame rate.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import type { ViewRun } from './view-page.ts';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '960x540' },
    claims: { type: 'string', default: '{"features":["Raised Spa","Waterfall","Sunshelf","LED Lighting"]}' },
    from: { type: 'string', default: 'hero' },
    frames: { type: 'string', default: '3' },
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
const [width = 960, height = 540] = values.size.split('x').map(Number);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
});
try {
  const page = await browser.newPage({ viewport: { width, height } });
  page.on('console', (message) => message.type() !== 'log' && console.warn(message.text()));
  await page.setContent(
    '<style>body{margin:0}canvas{display:block;width:100vw;height:100vh}</style><canvas></canvas>',
  );
  await page.addScriptTag({ content: script });
  const viewpoint = values.from === 'eye' || values.from === 'aerial' ? values.from : 'hero';
  const run: ViewRun = { claims: JSON.parse(values.claims), viewpoint, frames: Number(values.frames) };
  const { figures, picture } = await page.evaluate((given) => window.runView(given), run);
  console.log(
    JSON.stringify({ size: values.size, scriptKb: Math.round(script.length / 1024), ...figures }, null, 2),
  );
  if (values.picture) await writeFile(values.picture, Buffer.from(picture.split(',')[1] ?? '', 'base64'));
} finally {
  await browser.close();
}
