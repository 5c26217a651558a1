import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { FEATURES } from '#domain/design/features.ts';
import { buildScene } from '#studio/scene/build-scene.ts';
import { basinOf, WATER_Y } from '#studio/scene/pool-heights.ts';
import { METRES_PER_FOOT } from '#studio/scene/scene.ts';
import { someOf } from '../../../proof/long.ts';
import { exportGlb } from './export-glb.ts';

const LARGEST_BYTES = 8 * 1024 * 1024;
const SHELL_FT = 0.5;

const known = new Map<Design, ReturnType<typeof made>>();

/** Each model is made once. */
function read(design: Design) {
  const file = known.get(design) ?? made(design);
  known.set(design, file);
  return file;
}

async function made(design: Design, origin: string | null = null) {
  const scene = buildScene(drawnDesign(design), { detail: 'light' });
  const bytes = await (await exportGlb(scene, origin)).arrayBuffer();
  const view = new DataView(bytes);
  const length = view.getUint32(12, true);
  const gltf = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 20, length)));
  return { bytes, view, gltf, binary: new Uint8Array(bytes, 28 + length), layout: scene.layout };
}

test('a model of a pool on a plot says where its measures come from, any other says nothing', async () => {
  const { asset, nodes } = (await made(DEFAULT_DESIGN, 'Not a survey.')).gltf;
  expect(asset.copyright).toBe('Not a survey.');
  expect(nodes.find(({ name }: { name?: string }) => name === 'Pool').extras).toEqual({
    source: 'Not a survey.',
  });
  const plain = (await read(DEFAULT_DESIGN)).gltf;
  expect(plain.asset).not.toHaveProperty('copyright');
  expect(JSON.stringify(plain.nodes)).not.toContain('extras');
});

const DESIGNS: { name: string; design: Design }[] = [
  { name: 'plain', design: DEFAULT_DESIGN },
  {
    name: 'kidney with spa and shelf',
    design: { ...DEFAULT_DESIGN, style: 'Kidney', features: ['Raised Spa', 'Sunshelf', 'Waterfall'] },
  },
  { name: 'infinity', design: { ...DEFAULT_DESIGN, style: 'Infinity', deepFt: 8 } },
  { name: 'everything', design: { ...DEFAULT_DESIGN, lengthFt: 60, widthFt: 30, features: [...FEATURES] } },
];

test.each(someOf(DESIGNS, 3))(
  '$name: the file is whole, named, dressed and small enough to send',
  async ({ design }) => {
    const { bytes, view, gltf, binary } = await read(design);
    expect(view.getUint32(8, true)).toBe(bytes.byteLength);
    expect(bytes.byteLength).toBeLessThan(LARGEST_BYTES);
    expect(gltf.buffers[0].byteLength).toBe(binary.length);
    expect(gltf.images.length).toBeGreaterThan(3);
    for (const { bufferView, mimeType } of gltf.images) {
      const { byteOffset } = gltf.bufferViews[bufferView];
      expect(mimeType).toBe('image/png');
      expect([...binary.subarray(byteOffset, byteOffset + 4)]).toEqual([137, 80, 78, 71]);
    }
    for (const { name } of gltf.nodes) expect(name).toMatch(/\w/);
    for (const { byteOffset, byteLength } of gltf.bufferViews)
      expect(byteOffset + byteLength).toBeLessThanOrEqual(binary.length);
    for (const { attributes, indices, material } of gltf.meshes.flatMap(
      ({ primitives }: { primitives: unknown[] }) => primitives,
    )) {
      expect(gltf.materials[material].name).toMatch(/\w/);
      const { count } = gltf.accessors[attributes.POSITION];
      expect(gltf.accessors[attributes.TEXCOORD_0].count).toBe(count);
      const { bufferView, count: corners } = gltf.accessors[indices];
      const from = binary.byteOffset + gltf.bufferViews[bufferView].byteOffset;
      let largest = 0;
      for (let i = 0; i < corners; i++) largest = Math.max(largest, view.getUint32(from + i * 4, true));
      expect(largest).toBe(count - 1);
    }
    expect(gltf.materials.some(({ normalTexture }: { normalTexture?: object }) => normalTexture)).toBe(true);
  },
);

test.each(someOf(DESIGNS, 3))('$name: nothing hangs below the shell', async ({ design }) => {
  const { gltf, layout } = await read(design);
  const accessors: { min?: number[] }[] = gltf.accessors;
  const lowest = Math.min(...accessors.flatMap(({ min }) => (min?.[1] === undefined ? [] : [min[1]])));
  const floor = WATER_Y - Math.max(layout.design.shallowFt, layout.design.deepFt);
  const shell = layout.pool.infinityEdge ? Math.min(floor, basinOf(layout.design).floorY) : floor;
  expect(lowest / METRES_PER_FOOT).toBeGreaterThan(shell - SHELL_FT);
  expect(lowest / METRES_PER_FOOT).toBeLessThan(shell + SHELL_FT);
});
