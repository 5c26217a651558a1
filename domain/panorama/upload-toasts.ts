import { PANORAMA_UPLOAD, type Rejection, rejectedList } from './upload-rules.ts';

// The upload's four answers, word for word.

export const noValidImages = {
  title: 'No valid images',
  description: `Upload images with minimum ${PANORAMA_UPLOAD.minWidth}px width. Supports both regular photos and 360° panoramic images.`,
  variant: 'destructive',
} as const;

export const uploadFailed = {
  title: 'Upload Failed',
  description: 'Failed to upload images. Please try again.',
  variant: 'destructive',
} as const;

export const UPLOAD_ERROR = 'Upload failed';

export function someFilesRejected(rejections: readonly Rejection[]) {
  return {
    title: 'Some files rejected',
    description: rejectedList(rejections),
    variant: 'destructive',
  } as const;
}

export function uploadSuccessful(count: number) {
  const designs = count === 1 ? 'design' : 'designs';
  return { title: 'Upload Successful!', description: `${count} valid 360° ${designs} uploaded.` } as const;
}
