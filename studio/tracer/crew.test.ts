import { expect, test } from 'vitest';
import { HEAP_AT, openCore } from './core.ts';
import { Crew, crewMemory } from './crew.ts';
import { beginSky, buildEnvironment } from './environment.ts';

const FLOATS = 1024 * 256 * 3;
const LOOK = { hour: 'golden', cloudiness: 0.45, clouds: 0.2 } as const;
const SUN = [0.6, 0.2, -0.77] as const;

function opened() {
  const memory = new WebAssembly.Memory({ initial: 1000, maximum: 16384, shared: true });
  const core = openCore(memory);
  core.heapStart(HEAP_AT);
  return { memory, core };
}

const tableOf = (memory: WebAssembly.Memory, at: number) => new Float32Array(memory.buffer, at, FLOATS);

test('what others painted is what one alone paints', () => {
  const { memory, core } = opened();
  const alone = buildEnvironment(core, memory, LOOK, [...SUN]);
  const shared = crewMemory();
  const lead = new Crew(core, 0, shared);
  const record = beginSky(core, lead, LOOK, [...SUN]);
  lead.end();
  // Another worker: its own core on the same memory.
  new Crew(openCore(memory), 1, shared).help();
  const painted = core.heapTop() - FLOATS * 4;
  expect(Buffer.compare(Buffer.from(tableOf(memory, painted)), Buffer.from(tableOf(memory, alone.sky)))).toBe(
    0,
  );
  // Nothing is left to do, and nothing is done twice.
  tableOf(memory, painted).fill(0);
  lead.join();
  expect(tableOf(memory, painted).every((value) => value === 0)).toBe(true);
  expect(record).toBeGreaterThan(alone.record);
});

test('whoever comes late finds nothing to do and goes', () => {
  const { core } = opened();
  const shared = crewMemory();
  const lead = new Crew(core, 0, shared);
  const record = beginSky(core, lead, LOOK, [...SUN]);
  lead.join();
  lead.end();
  expect(() => new Crew(core, 1, shared).help()).not.toThrow();
  expect(record).toBeGreaterThan(0);
});

test('a list that is full is said, not written beyond', () => {
  const { core } = opened();
  const lead = new Crew(core);
  const many = Array.from({ length: 601 }, () => ['mask', [0, 0]] as const);
  expect(() => lead.post(many)).toThrow('room');
});
