import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RedFormat,
  RepeatWrapping,
  type RGBAFormat,
} from 'three';

// A square picture made in the program, smooth at every size.
export function dataTexture(
  pixels: Uint8Array<ArrayBuffer>,
  format: typeof RedFormat | typeof RGBAFormat,
): DataTexture {
  const size = Math.sqrt(pixels.length / (format === RedFormat ? 1 : 4));
  const texture = new DataTexture(pixels, size, size, format);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return texture;
}

export function repeating(texture: DataTexture): DataTexture {
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}
