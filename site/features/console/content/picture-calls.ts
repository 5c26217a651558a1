import { PICTURE_UPLOAD, type Picture, pictureSchema } from '#domain/picture/own-picture.ts';
import { upload } from '../staff-calls.ts';

const PICTURES = '/api/staff/content/pictures';

export const pictureUrl = (file: string) => `${PICTURES}/${file}`;

export const uploadPicture = (
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Picture> => {
  const body = new FormData();
  body.append(PICTURE_UPLOAD.field, file, file.name);
  return upload(pictureSchema, PICTURES, body, {
    signal,
    onProgress: (loaded, total) => onProgress(total > 0 ? loaded / total : 0),
  });
};
