import { DataUtils } from 'three';
import { HOURS, type Hour } from '#domain/design/design.ts';
import { sunFor } from '#studio/scene/sun.ts';
import { createMemory, HEAP_AT, openCore } from '#studio/tracer/core.ts';
import { buildEnvironment, exposureOf, LAMPS } from '#studio/tracer/environment.ts';
import { SKY_ACROSS, SKY_UP } from './sky-table.ts';

// `npm run view:skies`: the light of each hour as the tracer computes it, small enough for the browser to take along.

const TABLE = { across: 1024, up: 256 };
// What most settings have; the clouds themselves are drawn by the view.
const CLOUDINESS = 0.45;

function skyOf(hour: Hour) {
  const memory = createMemory();
  const core = openCore(memory);
  core.heapStart(HEAP_AT);
  const sun = sunFor(hour, 0).direction;
  const build = (cloudiness: number) => buildEnvironment(core, memory, { hour, cloudiness, clouds: 0 }, sun);
  const clear = build(0);
  const light = build(CLOUDINESS);
  const table = new Float32Array(memory.buffer, clear.sky, TABLE.across * TABLE.up * 3);
  const rounded = (values: readonly number[]) => values.map((value) => Number(value.toPrecision(5)));
  return {
    sun: rounded(light.sunColour),
    sky: rounded(light.skyLight),
    exposure: Number(exposureOf(light, hour, sun[1]).toPrecision(5)),
    ...LAMPS[hour],
    halfFloats: Buffer.from(halfOf(table).buffer).toString('base64'),
  };
}

// From towards the sun to away from it; from the horizon to the zenith as the tracer's table rises.
function halfOf(table: Float32Array): Uint16Array<ArrayBuffer> {
  const half = new Uint16Array(SKY_ACROSS * SKY_UP * 3);
  for (let row = 0; row < SKY_UP; row++)
    for (let column = 0; column < SKY_ACROSS; column++) {
      const from =
        Math.floor(((row + 0.5) / SKY_UP) * TABLE.up) * TABLE.across +
        Math.floor((column / (SKY_ACROSS - 1)) * (TABLE.across / 2 - 1));
      for (const channel of [0, 1, 2])
        half[(row * SKY_ACROSS + column) * 3 + channel] = DataUtils.toHalfFloat(
          table[from * 3 + channel] ?? 0,
        );
    }
  return half;
}

export function skiesModule(): string {
  const skies = HOURS.map((hour) => {
    const { halfFloats, ...light } = skyOf(hour);
    const lines = Object.entries(light).map(([name, value]) => `    ${name}: ${said(value)},`);
    return [`  ${hour}: {`, ...lines, '    halfFloats:', `      '${halfFloats}',`, '  },'].join('\n');
  });
  return `// Made by npm run view:skies from the tracer's sky; do not edit.\nexport const HOUR_SKIES = {\n${skies.join('\n')}\n} as const;\n`;
}

const said = (value: number | readonly number[]) =>
  typeof value === 'number' ? `${value}` : `[${value.join(', ')}]`;
