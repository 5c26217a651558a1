import { availableParallelism, loadavg } from 'node:os';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import type { RenderKind } from '#studio/tracer/request.ts';
import { createTracer } from '#studio/tracer/tracer.ts';

// Times of pictures against their budgets. CPU seconds are what counts on a machine that does other work too.
interface Case {
  name: string;
  kind: RenderKind;
  width: number;
  height: number;
  design: Design;
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
  budget: { seconds: 5, cpuSeconds: 10 },
} as const;
const CASES: Case[] = [
  {
    name: 'preview, day',
    kind: 'preview',
    width: 320,
    height: 180,
    design: full,
    budget: { seconds: 1.5, cpuSeconds: 2.5 },
  },
  { name: 'still, day', ...still, design: full },
  { name: 'still, lagoon', ...still, design: lagoon },
  { name: 'still, dusk', ...still, design: { ...full, hour: 'dusk' } },
  { name: 'panorama 2048', kind: 'panorama', width: 2048, height: 1024, design: full },
];
if (process.argv.includes('--all'))
  CASES.push({ name: 'panorama 4096', kind: 'panorama', width: 4096, height: 2048, design: full });

const threads = Math.min(2, availableParallelism());
const tracer = createTracer({ threads, niceness: 0 });
await tracer.ready();
console.log(`${threads} threads; load average ${loadavg()[0]?.toFixed(1)} at the start`);
console.log('| picture | size | wall s | CPU s | prepared ms | Mrays | Mrays per CPU s | MB | budget |');
console.log('|---|---|---|---|---|---|---|---|---|');
// The first picture also warms the compiler up and bakes the sky.
await tracer.render({ design: full, kind: 'preview', width: 64, height: 36, seed: 1 });
let over = 0;
for (const { name, budget, ...job } of CASES) {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const { stats } = await tracer.render({ ...job, seed: 1 });
  const seconds = (performance.now() - start) / 1000;
  const used = process.cpuUsage(cpu);
  const cpuSeconds = (used.user + used.system) / 1e6;
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
process.exitCode = over ? 1 : 0;
