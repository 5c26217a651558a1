import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { buildScene } from '#studio/scene/build-scene.ts';
import { exportGlb } from './export-glb.ts';

// A browser's own, as far as the exporter asks for it.
class Reader {
  result: ArrayBuffer | null = null;
  onloadend: () => void = () => {};
  readAsArrayBuffer(blob: Blob) {
    void blob.arrayBuffer().then((bytes) => {
      this.result = bytes;
      this.onloadend();
    });
  }
}
beforeAll(() => {
  vi.stubGlobal('FileReader', Reader);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test('a model of a pool on a plot says where its measures come from, any other says nothing', async () => {
  const scene = buildScene(DEFAULT_DESIGN, { detail: 'light' });
  const described = async (origin: string | null) => {
    const bytes = await (await exportGlb(scene, origin)).arrayBuffer();
    const length = new DataView(bytes).getUint32(12, true);
    return JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 20, length)));
  };
  const { asset, nodes } = await described('Not a survey.');
  expect(asset.copyright).toBe('Not a survey.');
  expect(nodes.find(({ name }: { name?: string }) => name === 'Pool').extras).toEqual({
    source: 'Not a survey.',
  });
  const plain = await described(null);
  expect(plain.asset).not.toHaveProperty('copyright');
  expect(JSON.stringify(plain.nodes)).not.toContain('extras');
});
