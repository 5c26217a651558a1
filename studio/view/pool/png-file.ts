// A picture as PNG by arithmetic alone: no canvas, so the same file in every browser and in tests.

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const TRUE_COLOUR = 2;
const FILTER_SUB = 1;

/** `pixels` are red, green and blue, row by row. */
export async function pngOf(pixels: Uint8Array, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, size);
  view.setUint32(4, size);
  header.set([8, TRUE_COLOUR, 0, 0, 0], 8);
  const body = await deflated(filtered(pixels, size));
  return joined([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', body),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** Each byte as the difference to its neighbor on the left. */
function filtered(pixels: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const row = size * 3;
  const out = new Uint8Array((row + 1) * size);
  for (let y = 0; y < size; y++) {
    out[y * (row + 1)] = FILTER_SUB;
    for (let i = 0; i < row; i++)
      out[y * (row + 1) + 1 + i] = (pixels[y * row + i] ?? 0) - (i < 3 ? 0 : (pixels[y * row + i - 3] ?? 0));
  }
  return out;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function chunk(name: string, body: Uint8Array): Uint8Array {
  const out = new Uint8Array(12 + body.length);
  const view = new DataView(out.buffer);
  view.setUint32(0, body.length);
  out.set(new TextEncoder().encode(name), 4);
  out.set(body, 8);
  view.setUint32(8 + body.length, checksum(out.subarray(4, 8 + body.length)));
  return out;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, i) => {
  let value = i;
  for (let k = 0; k < 8; k++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
