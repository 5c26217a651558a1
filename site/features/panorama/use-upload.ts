import { useQueryClient } from '@tanstack/react-query';
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
import { LIST_KEY } from './list-key.ts';
import { uploadImages } from './upload-images.ts';

export type UploadState = { at: 'idle' } | { at: 'checking' } | { at: 'uploading'; share: number };

export function useUpload() {
  const queries = useQueryClient();
  const [state, setState] = useState<UploadState>({ at: 'idle' });
  const [rejected, setRejected] = useState<Rejection[]>([]);

  async function upload(files: readonly File[]) {
    if (files.length === 0 || state.at !== 'idle') return;
    setState({ at: 'checking' });
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
      setRejected((known) => [...known, ...(answer.rejected ?? [])]);
      toast(uploadSuccessful(answer.files.length));
      await queries.invalidateQueries({ queryKey: LIST_KEY });
    } catch {
      toast(uploadFailed);
    }
  }

  return { state, rejected, upload };
}
