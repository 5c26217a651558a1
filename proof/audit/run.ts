import { flag, option } from '../arguments.ts';
import { DESKTOP, openBrowser, PHONE } from '../browser.ts';
import { runSite } from '../running-site.ts';
import { table } from '../table.ts';
import { pageBytes } from './bytes.ts';
import { lighthouseScores } from './lighthouse.ts';
import { brokenLinks } from './links.ts';
import { markupFaults } from './markup.ts';
import { auditPage, auditState, fetchPages, PATHS } from './pages.ts';
import { STATES } from './states.ts';
import { readStructuredData } from './structured-data.ts';

// `npm run audit:pages`: every page and state against every budget. Needs a build.
//   --lighthouse   also Lighthouse on a phone (minutes)      --runs 5   the middle of so many
//   --only /faq    one page                                   --url …    a site that runs already

const only = option('only');
const paths = only ? PATHS.filter((path) => path === only) : PATHS;
const states = only ? STATES.filter(({ path }) => path === only) : STATES;
if (paths.length === 0) throw new Error(`${only} is no page of ours`);

const given = option('url');
const site = given ? undefined : await runSite();
const base = given ?? site?.url ?? '';
const browser = await openBrowser();
const faults: string[] = [];
const note = (where: string, found: string[]) => {
  for (const fault of found) faults.push(`${where}: ${fault}`);
  return found.length === 0 ? 'clean' : `${found.length} FOUND`;
};
const rows: string[][] = [];
try {
  const pages = await fetchPages(base, paths);
  for (const path of paths) {
    const html = pages.get(path) ?? '';
    const data = readStructuredData(html);
    const bytes = await pageBytes(browser, base, path);
    const inKb = (size: number) => (size / 1024).toFixed(1);
    const desk = await auditPage(browser, base, path, DESKTOP);
    const phone = await auditPage(browser, base, path, PHONE);
    rows.push([
      path,
      note(path, desk.faults),
      note(`${path} on a phone`, phone.faults),
      Math.max(desk.shift ?? 0, phone.shift ?? 0).toFixed(3),
      `${inKb(bytes.script)}, ${inKb(bytes.scrolled)}`,
      `${inKb(bytes.html)}`,
      note(path, [...markupFaults(html), ...bytes.faults]),
      data.faults.length > 0 ? note(path, data.faults) : data.types.join(', '),
    ]);
    console.error(rows.at(-1)?.join(' · '));
  }
  for (const state of states) {
    const finding = await auditState(browser, base, state, DESKTOP);
    rows.push([finding.what, note(finding.what, finding.faults), '', '', '', '', '', '']);
  }
  console.log(
    table(
      ['page', 'axe, desk', 'axe, phone', 'shift', 'script KB, to the end', 'HTML KB', 'markup', 'JSON-LD'],
      rows,
    ),
  );
  const broken = await brokenLinks(pages, base);
  console.log(`\nLinks: ${note('links', broken)}`);
  if (flag('lighthouse')) await printLighthouse();
} finally {
  await browser.close();
  await site?.close();
}

async function printLighthouse() {
  const public_ = paths.filter((path) => path !== '/no-such-page');
  const scores = await lighthouseScores(base, public_, Number(option('runs') ?? 5));
  const head = [
    'page',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'LCP ms',
    'blocking ms',
    'shift',
    '',
  ];
  const lines = scores.map((score) => [
    score.path,
    ...[
      score.performance,
      score.accessibility,
      score.bestPractices,
      score.seo,
      score.lcpMs,
      score.blockingMs,
    ].map(String),
    score.shift.toFixed(3),
    note(`${score.path} in Lighthouse`, score.faults),
  ]);
  console.log(`\n${table(head, lines)}`);
}

for (const fault of faults) console.log(`- ${fault}`);
console.log(faults.length === 0 ? '\nEvery page is within its budget.' : `\n${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
