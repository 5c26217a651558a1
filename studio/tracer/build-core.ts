import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

// Compiles assembly/ to WebAssembly and keeps it as base64 in core-wasm.ts, so that running the site needs no compiler
// and every bundle carries it.
const FLAGS = [
  'index.ts',
  '-O3',
  '--noAssert',
  '--runtime',
  'stub',
  '--enable',
  'simd',
  '--enable',
  'threads',
  '--enable',
  'bulk-memory',
  '--importMemory',
  '--sharedMemory',
  '--initialMemory',
  '2',
  '--maximumMemory',
  '16384',
  '--memoryBase',
  '1024',
  '--outFile',
  'core.wasm',
];
const assembly = fileURLToPath(new URL('./assembly/', import.meta.url));

export async function compileCore(): Promise<Uint8Array> {
  const asc = await import('assemblyscript/asc');
  const written = new Map<string, Uint8Array | string>();
  const { error, stderr } = await asc.main(FLAGS, {
    readFile: (name: string) => readFile(`${assembly}${name}`, 'utf8').catch(() => null),
    writeFile: (name: string, contents: Uint8Array | string) => {
      written.set(name, contents);
    },
    listFiles: () => [],
  });
  const wasm = written.get('core.wasm');
  if (error || !(wasm instanceof Uint8Array))
    throw new Error(`the core does not compile: ${stderr.toString()}`);
  return wasm;
}

function coreModule(wasm: Uint8Array): string {
  return `// Made by npm run tracer:build from assembly/; do not edit.\nexport const CORE_WASM =\n  '${Buffer.from(wasm).toString('base64')}';\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wasm = await compileCore();
  await writeFile(new URL('./core-wasm.ts', import.meta.url), coreModule(wasm));
  console.log(`core-wasm.ts: ${wasm.length} bytes of WebAssembly`);
}
