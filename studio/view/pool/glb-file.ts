import { joined } from './png-file.ts';

// A binary glTF 2.0 file: one node for each thing, one primitive for each of its materials, pictures within.

export type GlbPrimitive = {
  positions: Float32Array;
  normals: Float32Array;
  uvs: Float32Array;
  indices: Uint32Array;
  material: number;
};
type GlbNode = { name: string; primitives: readonly GlbPrimitive[] };
export type GlbMaterial = {
  name: string;
  colour: readonly [number, number, number, number];
  metallic: number;
  roughness: number;
  /** Of the file's pictures. */
  colourPicture?: number;
  normalPicture?: number;
};
type GlbModel = {
  name: string;
  origin: string | null;
  nodes: readonly GlbNode[];
  materials: readonly GlbMaterial[];
  pictures: readonly Uint8Array[];
};

const FLOAT = 5126;
const UNSIGNED_INT = 5125;
const CORNERS = 34962;
const INDICES = 34963;
const [LINEAR, LINEAR_MIPMAPS, REPEAT] = [9729, 9987, 10497];

export function glbOf({ name, origin, nodes, materials, pictures }: GlbModel): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  const bufferViews: object[] = [];
  const accessors: object[] = [];
  let length = 0;
  const viewOf = (bytes: Uint8Array, target?: number): number => {
    bufferViews.push({
      buffer: 0,
      byteOffset: length,
      byteLength: bytes.length,
      ...(target ? { target } : {}),
    });
    const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
    padded.set(bytes);
    pieces.push(padded);
    length += padded.length;
    return bufferViews.length - 1;
  };
  const accessorOf = (
    data: Float32Array | Uint32Array,
    type: 'SCALAR' | 'VEC2' | 'VEC3',
    bounds = false,
  ): number => {
    const wide = { SCALAR: 1, VEC2: 2, VEC3: 3 }[type];
    const indices = data instanceof Uint32Array;
    accessors.push({
      bufferView: viewOf(
        new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
        indices ? INDICES : CORNERS,
      ),
      componentType: indices ? UNSIGNED_INT : FLOAT,
      count: data.length / wide,
      type,
      ...(bounds ? boundsOf(data, wide) : {}),
    });
    return accessors.length - 1;
  };
  const meshes = nodes.map((node) => ({
    name: node.name,
    primitives: node.primitives.map(({ positions, normals, uvs, indices, material }) => ({
      attributes: {
        POSITION: accessorOf(positions, 'VEC3', true),
        NORMAL: accessorOf(normals, 'VEC3'),
        TEXCOORD_0: accessorOf(uvs, 'VEC2'),
      },
      indices: accessorOf(indices, 'SCALAR'),
      material,
    })),
  }));
  const images = pictures.map((picture) => ({ bufferView: viewOf(picture), mimeType: 'image/png' }));
  const json = {
    asset: { version: '2.0', ...(origin ? { copyright: origin } : {}) },
    scene: 0,
    scenes: [{ nodes: [0] }],
    // Programs show one or the other: the copyright, or what is said of a node.
    nodes: [
      { name, children: nodes.map((_, i) => i + 1), ...(origin ? { extras: { source: origin } } : {}) },
      ...nodes.map((node, i) => ({ name: node.name, mesh: i })),
    ],
    meshes,
    materials: materials.map(describe),
    ...(images.length > 0
      ? {
          images,
          textures: images.map((_, source) => ({ source, sampler: 0 })),
          samplers: [{ magFilter: LINEAR, minFilter: LINEAR_MIPMAPS, wrapS: REPEAT, wrapT: REPEAT }],
        }
      : {}),
    accessors,
    bufferViews,
    buffers: [{ byteLength: length }],
  };
  return container(new TextEncoder().encode(JSON.stringify(json)), joined(pieces));
}

function describe({ name, colour, metallic, roughness, colourPicture, normalPicture }: GlbMaterial): object {
  return {
    name,
    doubleSided: true,
    ...(colour[3] < 1 ? { alphaMode: 'BLEND' } : {}),
    pbrMetallicRoughness: {
      baseColorFactor: colour,
      metallicFactor: metallic,
      roughnessFactor: roughness,
      ...(colourPicture === undefined ? {} : { baseColorTexture: { index: colourPicture } }),
    },
    ...(normalPicture === undefined ? {} : { normalTexture: { index: normalPicture } }),
  };
}

function boundsOf(data: Float32Array | Uint32Array, wide: number): { min: number[]; max: number[] } {
  const min = new Array<number>(wide).fill(Number.POSITIVE_INFINITY);
  const max = new Array<number>(wide).fill(Number.NEGATIVE_INFINITY);
  data.forEach((value, i) => {
    min[i % wide] = Math.min(min[i % wide] ?? value, value);
    max[i % wide] = Math.max(max[i % wide] ?? value, value);
  });
  return { min, max };
}

const [MAGIC, JSON_CHUNK, BINARY_CHUNK] = [0x46546c67, 0x4e4f534a, 0x004e4942];

function container(json: Uint8Array, binary: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = new Uint8Array(Math.ceil(json.length / 4) * 4).fill(32);
  text.set(json);
  const words = (...values: number[]) => new Uint8Array(Uint32Array.from(values).buffer);
  return joined([
    words(MAGIC, 2, 28 + text.length + binary.length),
    words(text.length, JSON_CHUNK),
    text,
    words(binary.length, BINARY_CHUNK),
    binary,
  ]);
}
