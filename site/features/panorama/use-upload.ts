import { useState } from 'react';
import type { Rejection } from '#domain/panorama/upload-rules.ts';
import {
  noValidImages,
  someFilesRejected,
  uploadFailed,
  uploadSuccessful,
} from '#domain/panorama/upload-toasts.ts';
import { toast } from '#site/ui/toast.ts';
import { checkImages } from './check-images.ts';
import { UploadRefused, uploadImages } from './upload-images.ts';

type UploadState = { at: 'idle' } | { at: 'checking' } | { at: 'uploading'; share: number };

export function useUpload(onUploaded: () => Promise<void>) {
  const [state, setState] = useState<UploadState>({ at: 'idle' });
  const [rejected, setRejected] = useState<Rejection[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  async function upload(files: readonly File[]) {
    if (files.length === 0 || state.at !== 'idle') return;
    setState({ at: 'checking' });
    setProblem(null);
    const checked = await checkImages(files);
    setRejected(checked.rejected);
    if (checked.rejected.length > 0) toast(someFilesRejected(checked.rejected));
    if (checked.accepted.length > 0) await send(checked.accepted);
    else toast(noValidImages);
    setState({ at: 'idle' });
  }

  async function send(files: readonly File[]) {
    setState({ at: 'uploading', share: 0 });
    try {
      const answer = await uploadImages(files, (share) => setState({ at: 'uploading', share }));
      reject(answer.rejected ?? []);
      toast(uploadSuccessful(answer.files.length));
      await onUploaded();
    } catch (error) {
      const refused = error instanceof UploadRefused ? error : null;
      reject(refused?.rejected ?? []);
      if (refused && refused.rejected.length > 0) return void toast(noValidImages);
      // The server's own words, beside the notice that says the same of every failure.
      setProblem(refused?.message ?? null);
      toast(uploadFailed);
    }
  }

  // What only the server could see.
  function reject(found: readonly Rejection[]) {
    if (found.length === 0) return;
    setRejected((known) => [...known, ...found]);
    toast(someFilesRejected(found));
  }

  return { state, rejected, problem, upload };
}
