import fc from 'fast-check';
import { count, option } from '../arguments.ts';
import { costInWords } from '../cost/dear-requests.ts';
import { costOfEveryField } from '../cost/every-field.ts';
import { runSite } from '../running-site.ts';
import { signIn } from '../sign-in.ts';
import { anyRequest, type FuzzRequest } from './requests.ts';
import { send } from './send.ts';
import { faultsIn } from './verdict.ts';

// `npm run fuzz -- --count 50000`: requests made from the site's own description, half of them as staff, and what
// long texts in every field cost. Needs a build.
// `--seed 7` repeats a run.

const total = count('count', 50_000);
const seed = Number(option('seed') ?? Math.floor(Math.random() * 2 ** 31));
const GROWTH_BUDGET_MB = 150;
const AT_ONCE = 12;

const site = await runSite({ env: { LOG_LEVEL: 'error' } });
const memory = async () => {
  const text = await (await fetch(`${site.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? Number.NaN) / 2 ** 20;
};
const cookie = await signIn(site.url);
const description: unknown = await (await fetch(`${site.url}/api/openapi.json`)).json();

// Erasing, deciding and mailing by staff are tried as well; signing the fuzzer itself out is not.
const asStaff = (request: FuzzRequest, turn: number): FuzzRequest =>
  turn % 2 === 0 && request.route !== 'staff sign-in' && !request.headers.cookie
    ? { ...request, headers: { ...request.headers, cookie } }
    : request;

const statuses = new Map<number, number>();
const faults = new Map<string, FuzzRequest>();
const routes = new Map<string, number>();
let slowest = { ms: 0, route: '' };
let early = Number.NaN;
let done = 0;
const requests = fc.stream(
  (function* () {
    const batch = 1000;
    for (let made = 0; made < total; made += batch)
      yield* fc.sample(anyRequest(description), {
        numRuns: Math.min(batch, total - made),
        seed: seed + made,
      });
  })(),
);
const visitor = async () => {
  for (let next = requests.next(); !next.done; next = requests.next()) {
    const request = asStaff(next.value, done);
    done += 1;
    const answer = await send(site.url, request);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    routes.set(request.route, (routes.get(request.route) ?? 0) + 1);
    if (answer.ms > slowest.ms) slowest = { ms: answer.ms, route: request.route };
    for (const fault of faultsIn(request, answer)) faults.set(`${request.route}: ${fault}`, request);
    // Warm by then: what grows afterwards grows for ever.
    if (done === Math.ceil(total / 5)) early = await memory();
    if (done % 5000 === 0) console.error(`${done} of ${total}`);
    if (site.process.exitCode !== null) throw new Error(`the site ended: ${site.output().slice(-2000)}`);
  }
};
// Alone and before the crowd, so that a request is charged with nobody else's work.
const costs = await costOfEveryField(
  description,
  (request) => send(site.url, { ...request, headers: { cookie, ...request.headers } }),
  site.process.pid ?? 0,
);
await Promise.all(Array.from({ length: AT_ONCE }, visitor));
const late = await memory();
const healthy = (await fetch(`${site.url}/healthz`)).ok;
const complaints = site.output().trim();
await site.close();

const told = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
console.log(`${done} requests to ${routes.size} routes, seed ${seed}`);
if (costs) {
  console.log(`processor time: ${costs.requests} long texts; the dearest:`);
  for (const cost of costs.dearest) console.log(`  ${costInWords(cost)}`);
} else console.log('processor time: cannot be told on this system');
for (const cost of costs?.dear ?? []) console.log(`- too dear: ${costInWords(cost)}`);
console.log(`answers: ${told.join(', ')}`);
console.log(`slowest: ${Math.round(slowest.ms)} ms (${slowest.route})`);
console.log(
  `memory: ${early.toFixed(0)} MB after a fifth, ${late.toFixed(0)} MB at the end (may grow by ${GROWTH_BUDGET_MB})`,
);
for (const [fault, { method, path, body, headers }] of [...faults].slice(0, 40))
  console.log(
    `- ${fault}\n    ${JSON.stringify({ method, path: path.slice(0, 200), headers: { ...headers, cookie: '' }, body: body?.slice(0, 300) })}`,
  );
const grew = late - early > GROWTH_BUDGET_MB;
if (grew) console.log('- memory grew beyond its budget');
if (!healthy) console.log('- the site is not healthy any more');
if (faults.size > 0 && complaints) console.log(`the site's own log:\n${complaints.slice(-3000)}`);
process.exit(faults.size > 0 || (costs?.dear.length ?? 0) > 0 || grew || !healthy ? 1 : 0);
