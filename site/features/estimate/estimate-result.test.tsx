import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { estimatePdfUrl, type PaperChoices } from '#domain/estimate/estimate-pdf.ts';
import { EstimateResult } from './estimate-result.tsx';
import { estimateWords } from './words.ts';

const CHOICES: PaperChoices = {
  size: 'large',
  type: 'infinity',
  material: 'concrete',
  features: ['spa', 'heating'],
};

const answer = (
  given: Pick<Parameters<typeof EstimateResult>[0], 'form' | 'choices'>,
  prices = CONTENT.prices,
) =>
  renderToStaticMarkup(
    <EstimateResult
      words={estimateWords({ ...CONTENT, prices })}
      head={CONTENT.nativeForms.ESTIMATE_ANSWER}
      {...given}
    />,
  );

test('the figures are those of the choices, line by line, with their PDF', () => {
  const html = answer({ choices: CHOICES, form: { values: { ...CHOICES }, errors: {} } });
  for (const words of ['$126,500 - $164,450', '$63,250 - $82,225', 'Size: Large', '$45,000', '$58,500'])
    expect(html).toContain(words);
  // The pool and its range come before the step from them, and that before the lines.
  const parts = ['Infinity edge, Concrete', '$126,500 - $164,450', 'data-plans', 'Size: Large'];
  const places = parts.map((part) => html.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(html).not.toContain('Size: Small');
  const rows = [...html.matchAll(/<\/th><td[^>]*>\$([\d,]+)<\/td><td[^>]*>\$([\d,]+)<\/td>/g)].map(
    ([, ...ends]) => ends.map((end) => Number(end.replaceAll(',', ''))),
  );
  const [total, ...lines] = rows.slice(0, -1).toReversed();
  expect([0, 1].map((end) => lines.reduce((sum, line) => sum + (line[end] ?? 0), 0))).toEqual(total);
  expect(total).toEqual([126_500, 164_450]);
  expect(html).toContain(`href="${estimatePdfUrl(CHOICES)?.replaceAll('&', '&amp;')}"`);
  expect(html).toMatch(/<option value="large" selected=""/);
  expect([...html.matchAll(/checked="" value="(\w+)"|value="(\w+)" checked=""/g)]).toHaveLength(2);
});

test('the figures follow the prices that are published', () => {
  const { base, features } = CONTENT.prices;
  const prices = { ...CONTENT.prices, base: base + 1_000, features: { ...features, spa: 9_000 } };
  const html = answer({ choices: CHOICES, form: { values: { ...CHOICES }, errors: {} } }, prices);
  for (const words of ['$128,500 - $167,050', '$64,250 - $83,525', '$46,000', '$59,800'])
    expect(html).toContain(words);
  expect(html).not.toContain('$126,500');
});

test('what is wrong stands at its field, and whatever was given comes back as text', () => {
  const html = answer({
    form: {
      values: { size: '"><b>', features: ['moat', 'spa'], email: '"><b>' },
      errors: { size: 'Please select a pool size' },
    },
  });
  expect(html).toMatch(/<select id="field-size"[^>]*aria-invalid="true"/);
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
  expect(html).toContain('Please select a pool size');
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;"');
  expect(html).not.toContain('<b>');
  expect(html).not.toContain('$126,500');
});
