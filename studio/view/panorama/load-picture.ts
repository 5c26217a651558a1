// A decoded picture no larger than the graphics card can hold.
export async function loadPicture(address: string, signal: AbortSignal): Promise<ImageBitmap> {
  const answer = await fetch(address, { credentials: 'include', signal });
  if (!answer.ok) throw new Error(`${answer.status}: the panorama could not be fetched`);
  return createImageBitmap(await answer.blob());
}

export function shrunkTo(picture: ImageBitmap, widest: number): ImageBitmap | HTMLCanvasElement {
  const scale = Math.min(1, widest / Math.max(picture.width, picture.height));
  if (scale === 1) return picture;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
