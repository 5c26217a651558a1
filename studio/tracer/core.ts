import { CORE_WASM } from './core-wasm.ts';

// What the compiled core offers. Pointers are byte addresses in the shared memory.
export interface Core {
  begin(frame: number, scratch: number): void;
  rayCount(): number;
  heapStart(address: number): void;
  heapTop(): number;
  heapRelease(mark: number): void;
  reserve(bytes: number): number;
  buildTriangles(corners: number, records: number, count: number): number;
  buildInstances(boxes: number, table: number, count: number): number;
  beginSky(
    hour: number,
    sunX: number,
    sunY: number,
    sunZ: number,
    cloudiness: number,
    clouds: number,
  ): number;
  scatterSky(record: number, from: number, to: number): void;
  paintSky(record: number, from: number, to: number): void;
  beginLand(
    setting: number,
    hour: number,
    turn: number,
    sunX: number,
    sunY: number,
    sunZ: number,
    sky: number,
    width: number,
    first: number,
    fine: number,
  ): number;
  walkLand(record: number, from: number, to: number): void;
  blendLand(record: number, from: number, to: number, room: number): void;
  landOf(record: number): number;
  buildHarmonics(sky: number, turn: number): number;
  buildRipples(steepness: number): number;
  buildCaustics(ripples: number, depth: number): number;
  castShadows(casters: number, count: number, anew: number): void;
  firstLight(y0: number, y1: number): void;
  denoise(
    y0: number,
    y1: number,
    step: number,
    source: number,
    target: number,
    withSun: number,
    first: number,
  ): void;
  softenShine(y0: number, y1: number, step: number, sides: number, source: number, target: number): void;
  combine(y0: number, y1: number, light: number): void;
  findEdges(y0: number, y1: number): void;
  refineEdges(y0: number, y1: number, light: number): void;
  glow(target: number, spare: number, width: number, height: number): void;
  develop(y0: number, y1: number, glow: number, width: number, height: number): void;
  mask(y0: number, y1: number): void;
}

// Fixed places below the heap.
export const FRAME_AT = 32768;
export const scratchAt = (worker: number): number => 65536 + worker * 16384;
export const HEAP_AT = 65536 * 6;
export const MAX_THREADS = 16;

export function createMemory(): WebAssembly.Memory {
  return new WebAssembly.Memory({ initial: 512, maximum: 16384, shared: true });
}

let compiled: WebAssembly.Module | null = null;

export function openCore(memory: WebAssembly.Memory): Core {
  compiled ??= new WebAssembly.Module(Buffer.from(CORE_WASM, 'base64'));
  const abort = () => {
    throw new Error('the core gave up');
  };
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory, abort } });
  if (!isCore(exports)) throw new Error('the core lacks a function');
  return exports;
}

function isCore(exports: object): exports is Core {
  return 'begin' in exports && 'firstLight' in exports && 'develop' in exports;
}
