import { afterAll, expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { type Design, HOURS, type Hour } from '#domain/design/design.ts';
import { MATERIAL_IDS } from '#studio/scene/materials.ts';
import { sunFor } from '#studio/scene/sun.ts';
import { HEAP_AT, openCore } from './core.ts';
import { buildEnvironment, buildRipples, netOf } from './environment.ts';
import { createTracer } from './tracer.ts';
import { PARTS } from './upload.ts';

const tracer = createTracer({ threads: 2, niceness: 0 });
afterAll(() => tracer.close());

const size = { width: 128, height: 72, seed: 1 } as const;
const UNDER_WATER = 128;

// Mean brightness of what is seen through water, and of the deck.
async function poolAndDeck(design: Design): Promise<{ pool: number; deck: number; parts: Set<number> }> {
  const { rgb } = await tracer.render({ design, kind: 'preview', ...size });
  const mask = await tracer.render({ design, kind: 'mask', ...size });
  const deckId = MATERIAL_IDS.indexOf('deck');
  const mean = (fits: (material: number) => boolean) => {
    const bright: number[] = [];
    for (let i = 0; i < rgb.length; i += 3)
      if (fits(mask.rgb[i + 1] ?? 255))
        bright.push(0.2126 * (rgb[i] ?? 0) + 0.7152 * (rgb[i + 1] ?? 0) + 0.0722 * (rgb[i + 2] ?? 0));
    return bright.reduce((sum, value) => sum + value, 0) / bright.length;
  };
  const parts = new Set(mask.rgb.filter((_, i) => i % 3 === 0));
  return { pool: mean((id) => id >= UNDER_WATER && id < 254), deck: mean((id) => id === deckId), parts };
}

test.each([
  { ...DEFAULT_DESIGN, hour: 'dusk' },
  { ...DEFAULT_DESIGN, hour: 'dusk', style: 'Lagoon', lengthFt: 42, widthFt: 22 },
  { ...DEFAULT_DESIGN, hour: 'dusk', lengthFt: 20, widthFt: 10 },
] satisfies Design[])(
  'at dusk every pool glows brighter than its deck, with no lighting asked for and none shown',
  async (design) => {
    const { pool, deck, parts } = await poolAndDeck(design);
    expect(pool).toBeGreaterThan(1.4 * deck);
    expect(parts.has(PARTS.indexOf('LED Lighting'))).toBe(false);
  },
);

test('by day the same pool is lit by the sun, not by lamps', async () => {
  const { pool, deck } = await poolAndDeck({ ...DEFAULT_DESIGN, hour: 'day' });
  expect(pool).toBeLessThan(1.4 * deck);
});

function skyAt(hour: Hour) {
  const memory = new WebAssembly.Memory({ initial: 1000, maximum: 16384, shared: true });
  const core = openCore(memory);
  core.heapStart(HEAP_AT);
  const { direction } = sunFor(hour, 0);
  const made = buildEnvironment(core, memory, { hour, cloudiness: 0.45 }, direction);
  const contrast = buildRipples(core).caustics.map((pointer) => {
    const strays = new Float32Array(memory.buffer, pointer, 512 * 512);
    const mean = strays.reduce((sum, v) => sum + v, 0) / strays.length;
    return (
      netOf(hour, direction[1]) *
      Math.sqrt(strays.reduce((sum, v) => sum + (v - mean) ** 2, 0) / strays.length)
    );
  });
  return { ...made, contrast };
}

test('the net of light on the floor never outshines the floor, is plain by day, and is faint at dusk', () => {
  const [day, golden, dusk] = HOURS.map((hour) => Math.max(...skyAt(hour).contrast));
  for (const contrast of [day, golden, dusk]) expect(contrast).toBeLessThan(0.45);
  expect(golden).toBeGreaterThan(0.2);
  expect(golden).toBeLessThan(day ?? 0);
  expect(dusk).toBeLessThan((golden ?? 0) / 2);
});

test('the golden hour has a warm key and a cool fill, well apart', () => {
  const { sunColour, skyLight } = skyAt('golden');
  expect(sunColour[0] / sunColour[2]).toBeGreaterThan(2);
  expect(skyLight[2] / skyLight[0]).toBeGreaterThan(1.1);
  expect(sunColour[1] / skyLight[1]).toBeGreaterThan(4);
});
