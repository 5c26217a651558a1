import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { calculatorLink as designLink } from '#domain/design/hand-off.ts';
import { interpret } from '#domain/design/interpret.ts';
import { toCalculator } from '#domain/design/to-calculator.ts';
import { calculatorOfEco, designOfEco } from '#domain/eco/eco-design.ts';
import { ECO_POOL_SIZES, type EcoFeature, type EcoForm } from '#domain/eco/eco-form.ts';
import { calculatorLink } from '#domain/estimate/calculator-link.ts';
import { PRIORITIES } from '#domain/yard/optimization-form.ts';
import { planYard } from '#domain/yard/optimizer.ts';
import { DEFAULT_SITE_PLAN } from '#domain/yard/site-plan.ts';
import { STANDARD_CHOICES } from '#domain/yard/standard-recommendation.ts';
import { designOfOption, designOfStandard } from '#domain/yard/yard-design.ts';
import { estimateCarryOver } from './carry-over.ts';
import { sizeOfLength } from './pool-size.ts';
import { DEFAULT_PRICES } from './prices.ts';

// One pool, one word: whichever tool measured it, the calculator calls it the same.

const arrives = (link: string) => estimateCarryOver(new URL(link, 'https://site.test').searchParams)?.size;

test.each([14, 24, 32, 35, 35.5, 36, 40, 45, 45.5, 48, 55, 55.5, 60, 82])(
  'a pool of %s ft is the same size in words, drawn and handed over',
  (lengthFt) => {
    const size = sizeOfLength(lengthFt);
    const drawn = { ...DEFAULT_DESIGN, lengthFt, widthFt: 16 };
    expect(toCalculator(drawn).size).toBe(size);
    expect(arrives(designLink(drawn, estimateDesign(DEFAULT_PRICES, drawn)))).toBe(size);
    expect(toCalculator(interpret(`rectangular pool, ${lengthFt} ft by 16 ft`).design).size).toBe(size);
  },
);

test('the optimizer’s pools keep their size in the configurator and the calculator', () => {
  const form = { yardLength: 0, yardWidth: 0, budget: 90_000, priority: 'family' } as const;
  for (const { value: priority } of PRIORITIES)
    for (const [yardLength, yardWidth] of [
      [35, 30],
      [50, 30],
      [70, 60],
      [120, 90],
    ] as const)
      for (const option of planYard(
        DEFAULT_PRICES,
        { ...form, yardLength, yardWidth, priority },
        DEFAULT_SITE_PLAN,
      ).options) {
        const design = designOfOption(
          option,
          { ...form, yardLength, yardWidth, priority },
          DEFAULT_SITE_PLAN,
        );
        expect(option.size).toBe(sizeOfLength(option.lengthFt));
        expect(toCalculator(design).size).toBe(option.size);
        expect(arrives(calculatorLink({ ...option, budget: undefined }))).toBe(option.size);
      }
  expect(STANDARD_CHOICES.size).toBe(toCalculator(designOfStandard(DEFAULT_SITE_PLAN)).size);
});

test('an eco pool keeps its size and shape in the configurator and the calculator', () => {
  for (const { value: poolSize, lengthFt } of ECO_POOL_SIZES)
    for (const features of [[], ['natural-filter', 'solar-heating']] satisfies EcoFeature[][]) {
      const form: EcoForm = { poolSize, location: 'west', energyPriority: 'high', features };
      const { size, type } = toCalculator(designOfEco(form));
      expect(size).toBe(sizeOfLength(lengthFt));
      expect(calculatorOfEco(form)).toMatchObject({ size, type });
      expect(arrives(calculatorLink(calculatorOfEco(form)))).toBe(size);
    }
});

test('a size word without a length is drawn at a length of that size', () => {
  for (const word of ['small', 'medium', 'large', 'extra large']) {
    const { design } = interpret(`a ${word} pool`);
    expect(toCalculator(design).size).toBe(sizeOfLength(design.lengthFt));
  }
});
