import {
  acceptsSize,
  NOT_LARGE_ENOUGH,
  PANORAMA_UPLOAD,
  type Rejection,
  rejectionByType,
  TOO_MANY,
} from '#domain/panorama/upload-rules.ts';

export type CheckedImages = { accepted: File[]; rejected: Rejection[] };

// The same rules as the server's, told before anything is sent.
export async function checkImages(files: readonly File[]): Promise<CheckedImages> {
  const checked: CheckedImages = { accepted: [], rejected: [] };
  for (const file of files) {
    const full = checked.accepted.length >= PANORAMA_UPLOAD.maxFiles;
    const reason = full ? TOO_MANY : (rejectionByType(file) ?? (await rejectionBySize(file)));
    if (reason) checked.rejected.push({ name: file.name, reason });
    else checked.accepted.push(file);
  }
  return checked;
}

async function rejectionBySize(file: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return acceptsSize(width, height) ? null : NOT_LARGE_ENOUGH;
  } catch {
    return NOT_LARGE_ENOUGH;
  }
}
