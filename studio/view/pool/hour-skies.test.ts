import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { HOURS, type Hour } from '#domain/design/design.ts';
import { sunFor } from '#studio/scene/sun.ts';
import { skiesModule } from './build-skies.ts';
import { lightOf, skyHarmonics } from './hour-light.ts';

test('the skies that the browser takes along are the tracer’s; else run npm run view:skies', async () => {
  const committed = await readFile(new URL('./hour-skies.ts', import.meta.url), 'utf8');
  expect(skiesModule()).toBe(committed);
});

/** What the harmonics say of a level surface's light. */
const levelLight = (hour: Hour, bearing: number) => {
  const [constant, up] = skyHarmonics(hour, sunFor(hour, bearing)).coefficients;
  return (constant?.y ?? 0) * 0.886227 + 2 * 0.511664 * (up?.y ?? 0);
};

test.each(HOURS)('%s: the sky gives as much light as the tracer’s, wherever the house stands', (hour) => {
  for (const bearing of [0, 90, 215]) {
    const { sky } = lightOf(hour, sunFor(hour, bearing));
    expect(levelLight(hour, bearing) / sky.g).toBeGreaterThan(0.75);
    expect(levelLight(hour, bearing) / sky.g).toBeLessThan(1.25);
  }
});

test('a low sun is warm, and after sunset the sky outshines it', () => {
  const at = (hour: Hour) => lightOf(hour, sunFor(hour, 0));
  const warmth = ({ sun }: ReturnType<typeof lightOf>) => sun.r / sun.b;
  expect(warmth(at('golden'))).toBeGreaterThan(warmth(at('day')) * 1.5);
  expect(at('dusk').sky.b).toBeGreaterThan(at('dusk').sun.b * 10);
  expect(at('dusk').lamps).toBeGreaterThan(0);
});
