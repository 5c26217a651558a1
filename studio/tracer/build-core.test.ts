import { expect, test } from 'vitest';
import { LONG } from '../../proof/long.ts';
import { compileCore } from './build-core.ts';
import { CORE_WASM } from './core-wasm.ts';

test.runIf(LONG)('compiling the core again gives the committed bytes', async () => {
  const wasm = await compileCore();
  expect(Buffer.from(wasm).equals(Buffer.from(CORE_WASM, 'base64'))).toBe(true);
});
