import {
  DAMAGED,
  type Fault,
  faultOfSize,
  NOT_LARGE_ENOUGH,
  PANORAMA_UPLOAD,
  type Rejection,
  rejectionByType,
  TOO_MANY,
} from '#domain/panorama/upload-rules.ts';

type CheckedImages = { accepted: File[]; rejected: Rejection[] };

// The same rules as the server's, told before anything is sent.
export async function checkImages(files: readonly File[]): Promise<CheckedImages> {
  const checked: CheckedImages = { accepted: [], rejected: [] };
  for (const file of files) {
    const fault =
      checked.accepted.length < PANORAMA_UPLOAD.maxFiles ? await faultOf(file) : { reason: TOO_MANY };
    if (fault) checked.rejected.push({ name: file.name, ...fault });
    else checked.accepted.push(file);
  }
  return checked;
}

async function faultOf(file: File): Promise<Fault | null> {
  const reason = rejectionByType(file);
  if (reason) return { reason };
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return faultOfSize(width, height);
  } catch {
    return { reason: NOT_LARGE_ENOUGH, detail: DAMAGED };
  }
}
