import { availableParallelism, loadavg } from 'node:os';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { interpretAny } from '#domain/design/interpret-any.ts';
import type { RenderKind, RenderStats } from '#studio/tracer/request.ts';
import { createTracer } from '#studio/tracer/tracer.ts';
import { SHEET_WORDS } from './sheet-words.ts';

// Times of pictures against their budgets. CPU seconds are what counts on a machine that does other work too.
interface Case {
  name: string;
  kind: RenderKind;
  width: number;
  height: number;
  // Another one in every run: what is known of a design makes its next picture cheaper.
  design: (run: number) => Design;
  budget?: { seconds: number; cpuSeconds: number };
}

const full: Design = {
  ...DEFAULT_DESIGN,
  lengthFt: 36,
  features: ['Raised Spa', 'Waterfall', 'Sunshelf', 'Fire Feature', 'LED Lighting'],
};
const lagoon: Design = {
  ...full,
  style: 'Lagoon',
  setting: 'palms',
  house: 'coastal',
  deck: 'flagstone',
  lengthFt: 40,
  widthFt: 22,
};

const still = {
  kind: 'still',
  width: 1280,
  height: 720,
  budget: { seconds: 4, cpuSeconds: 8 },
} as const;
const preview = {
  kind: 'preview',
  width: 320,
  height: 180,
  budget: { seconds: 0.5, cpuSeconds: 1 },
} as const;
const spoken = SHEET_WORDS.map((words) => interpretAny(words).design);
const CASES: Case[] = [
  { name: 'first look at a new design', ...preview, design: (run) => spoken[run % spoken.length] ?? full },
  { name: 'first look after an edit', ...preview, design: (run) => ({ ...full, lengthFt: 30 + run }) },
  { name: 'still, day', ...still, design: (run) => ({ ...full, lengthFt: 30 + run }) },
  { name: 'still, lagoon', ...still, design: () => lagoon },
  { name: 'still, dusk', ...still, design: () => ({ ...full, hour: 'dusk' }) },
  { name: 'panorama 2048', kind: 'panorama', width: 2048, height: 1024, design: () => full },
];
if (process.argv.includes('--all'))
  CASES.push({ name: 'panorama 4096', kind: 'panorama', width: 4096, height: 2048, design: () => full });

// The middle one of so many: a single run can be lucky.
const RUNS = 5;
const threads = Math.min(2, availableParallelism());
const tracer = createTracer({ threads, niceness: 0 });
await tracer.ready();
console.log(`${threads} threads; load average ${loadavg()[0]?.toFixed(1)} at the start`);
console.log('| picture | size | wall s | CPU s | prepared ms | Mrays | Mrays per CPU s | MB | budget |');
console.log('|---|---|---|---|---|---|---|---|---|');
// The first pictures also warm the compiler up.
for (const design of [full, lagoon])
  await tracer.render({ design, kind: 'preview', width: 64, height: 36, seed: 1 });
let over = 0;
for (const { name, budget, design, ...job } of CASES) {
  const { seconds, cpuSeconds, stats } = await medianOf(RUNS, (run) =>
    timed({ ...job, design: design(run) }),
  );
  const fits =
    !budget ||
    (cpuSeconds <= budget.cpuSeconds && (seconds <= budget.seconds || (loadavg()[0] ?? 0) > threads));
  if (!fits) over++;
  const verdict = budget
    ? `${fits ? 'met' : 'exceeded'} (${budget.seconds} s, ${budget.cpuSeconds} CPU s)`
    : '';
  const cells = [
    name,
    `${job.width}×${job.height}`,
    seconds.toFixed(2),
    cpuSeconds.toFixed(2),
    stats.prepareMs.toFixed(0),
    (stats.rays / 1e6).toFixed(2),
    (stats.rays / 1e6 / cpuSeconds).toFixed(2),
    (process.memoryUsage().rss / 1048576).toFixed(0),
    verdict,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
await tracer.close();

type Timed = { seconds: number; cpuSeconds: number; stats: RenderStats };

async function timed(job: Omit<Case, 'name' | 'budget' | 'design'> & { design: Design }): Promise<Timed> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const { stats } = await tracer.render({ ...job, seed: 1 });
  const used = process.cpuUsage(cpu);
  const seconds = (performance.now() - start) / 1000;
  return { seconds, cpuSeconds: (used.user + used.system) / 1e6, stats };
}

async function medianOf(runs: number, run: (number: number) => Promise<Timed>): Promise<Timed> {
  const all: Timed[] = [];
  for (let i = 0; i < runs; i++) all.push(await run(i));
  const middle = all.toSorted((a, b) => a.cpuSeconds - b.cpuSeconds)[Math.floor(runs / 2)];
  if (!middle) throw new Error('nothing was drawn');
  return middle;
}
process.exitCode = over ? 1 : 0;
