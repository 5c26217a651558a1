import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { startingAssumptions } from '#domain/eco/assumptions.ts';
import { analyseEco } from '#domain/eco/eco-analysis.ts';
import type { EcoForm } from '#domain/eco/eco-form.ts';
import { ComputedImpact } from './computed-impact.tsx';
import { ecoWords, withWords } from './words.ts';

const Impact = withWords(ComputedImpact);

const words = DEFAULT_CONTENT.eco.ECO_COMPUTED;
const shown = (features: EcoForm['features']) => {
  const request: EcoForm = { poolSize: 'medium', location: 'southeast', energyPriority: 'high', features };
  const assumptions = startingAssumptions(request);
  return renderToStaticMarkup(
    <Impact
      words={ecoWords(DEFAULT_CONTENT)}
      request={request}
      analysis={analyseEco(request, assumptions)}
      assumptions={assumptions}
      setAssumptions={() => undefined}
      setFeatures={() => undefined}
      next={null}
    />,
  );
};

test('a pool with features tells what they save, column by column', () => {
  const html = shown(['pool-cover']);
  for (const said of [words.heading, words.with, words.difference]) expect(html).toContain(said);
  expect(html).not.toContain(words.headingWithout);
});

test('a pool without features tells its cost alone, and has no column of savings', () => {
  const html = shown([]);
  expect(html).toContain(words.headingWithout);
  expect(html).not.toContain(words.heading);
  expect(html).not.toContain(`>${words.difference}<`);
  expect(html).not.toContain(words.chartHeading);
});

test('a pool without features is told what the few that pay would save, and they are one press away', () => {
  expect(shown([])).toContain(words.suggest);
  expect(shown([])).toMatch(
    /\$[\d,]+ of it can be saved .*: automatic pool cover, solar heating and variable-speed pump\./,
  );
  expect(shown(['pool-cover'])).not.toContain(words.suggest);
});
