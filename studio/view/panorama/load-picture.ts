// A decoded picture; share: how much of it has arrived, where the server says how large it is.
export async function loadPicture(
  address: string,
  signal: AbortSignal,
  onShare: (share: number) => void = () => {},
): Promise<ImageBitmap> {
  const answer = await fetch(address, { credentials: 'include', signal });
  if (!answer.ok) throw new Error(`${answer.status}: the panorama could not be fetched`);
  return createImageBitmap(await received(answer, onShare));
}

export async function received(answer: Response, onShare: (share: number) => void): Promise<Blob> {
  const size = Number(answer.headers.get('content-length') ?? 0);
  if (!answer.body || size === 0) return answer.blob();
  let arrived = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, on) {
        arrived += piece.byteLength;
        onShare(Math.min(1, arrived / size));
        on.enqueue(piece);
      },
    }),
  );
  return new Response(counted, {
    headers: { 'content-type': answer.headers.get('content-type') ?? '' },
  }).blob();
}

// No larger than the graphics card can hold.
export function shrunkTo(picture: ImageBitmap, widest: number): ImageBitmap | HTMLCanvasElement {
  const scale = Math.min(1, widest / Math.max(picture.width, picture.height));
  if (scale === 1) return picture;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
