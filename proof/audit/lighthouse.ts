import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { NATIVE_FORMS } from '#domain/site/native-forms.ts';
import { CONTACT_SENT, ROUTES } from '#domain/site/routes.ts';
import { freePort } from '#server/testing/postgres.ts';
import { ensureChromium } from '../../scripts/chromium.mjs';

// Lighthouse on a phone: the run in the middle of several, on a machine that does nothing else.

const DRAWN: readonly string[] = [ROUTES.configurator, ROUTES.panorama];
const NOT_INDEXED: readonly string[] = [
  ROUTES.admin,
  ROUTES.paymentSuccess,
  ROUTES.project,
  ROUTES.pay,
  CONTACT_SENT,
  NATIVE_FORMS.estimate,
];

const performanceBudget = (path: string) => (path === ROUTES.home ? 97 : DRAWN.includes(path) ? 85 : 95);

const BLOCKING_BUDGET_MS = 150;

export interface Scores {
  path: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  blockingMs: number;
  shift: number;
  faults: string[];
}

const percent = (score: number | null | undefined) => Math.round((score ?? 0) * 100);

const once = async (url: string, port: number) => {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  return result.lhr;
};

export const lighthouseScores = async (base: string, paths: string[], runs: number): Promise<Scores[]> => {
  const port = await freePort();
  const chrome = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  const all: Scores[] = [];
  try {
    for (const path of paths) {
      const scores: Scores[] = [];
      for (let run = 0; run < runs; run += 1) {
        scores.push(scoresOf(path, await once(new URL(path, base).href, port)));
      }
      const middle = scores.sort((a, b) => a.performance - b.performance)[Math.floor(runs / 2)];
      if (middle) all.push(middle);
    }
  } finally {
    await chrome.close();
  }
  return all;
};

const scoresOf = (path: string, lhr: Awaited<ReturnType<typeof once>>): Scores => {
  const { performance, accessibility, seo } = lhr.categories;
  const scores = {
    path,
    performance: percent(performance?.score),
    accessibility: percent(accessibility?.score),
    bestPractices: percent(lhr.categories['best-practices']?.score),
    seo: percent(seo?.score),
    lcpMs: Math.round(lhr.audits['largest-contentful-paint']?.numericValue ?? 0),
    blockingMs: Math.round(lhr.audits['total-blocking-time']?.numericValue ?? 0),
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? 0,
  };
  const faults: string[] = [];
  if (scores.performance < performanceBudget(path))
    faults.push(`performance ${scores.performance}, budget ${performanceBudget(path)}`);
  if (path === ROUTES.home && scores.blockingMs > BLOCKING_BUDGET_MS)
    faults.push(`blocking ${scores.blockingMs} ms, budget ${BLOCKING_BUDGET_MS}`);
  if (scores.accessibility < 100) faults.push(`accessibility ${scores.accessibility}`);
  if (scores.bestPractices < 100) faults.push(`best practices ${scores.bestPractices}`);
  // Pages that ask not to be indexed cannot have a full mark there.
  if (scores.seo < 100 && !NOT_INDEXED.includes(path.replace(/\?.*/, ''))) faults.push(`SEO ${scores.seo}`);
  return { ...scores, faults };
};
