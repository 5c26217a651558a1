import { useCallback, useEffect, useState } from 'react';
import type { ProjectFile } from '#domain/project/room.ts';
import { canBeShown, closeDrawing, fetchReader, type OpenDrawing, openDrawing } from './open-drawing.ts';
import type { AskPassword } from './pdf/open-pdf.ts';
import type { DrawingSource, FetchFile } from './types.ts';

export type DrawingTrouble = 'download' | 'broken' | 'unsupported';

export type DrawingState =
  | { step: 'loading'; loaded: number; total: number }
  | { step: 'preparing' }
  | { step: 'password'; wrong: boolean; answer: (password: string) => void }
  | { step: 'failed'; trouble: DrawingTrouble }
  | { step: 'open'; drawing: OpenDrawing };

type Tell = (state: DrawingState) => void;

async function open(file: ProjectFile, fetchFile: FetchFile, signal: AbortSignal, tell: Tell) {
  if (!canBeShown(file)) return tell({ step: 'failed', trouble: 'unsupported' });
  let blob: Blob;
  try {
    tell({ step: 'loading', loaded: 0, total: file.size });
    const onProgress = (loaded: number) => tell({ step: 'loading', loaded, total: file.size });
    [blob] = await Promise.all([fetchFile(file, { signal, onProgress }), fetchReader(file)]);
  } catch {
    return tell({ step: 'failed', trouble: 'download' });
  }
  const askPassword: AskPassword = (wrong) =>
    new Promise((answer, giveUp) => {
      signal.addEventListener('abort', () => giveUp(new Error('closed')));
      tell({ step: 'password', wrong, answer });
    });
  try {
    tell({ step: 'preparing' });
    const drawing = await openDrawing(file, blob, askPassword);
    if (signal.aborted) closeDrawing(drawing);
    else {
      signal.addEventListener('abort', () => closeDrawing(drawing));
      tell({ step: 'open', drawing });
    }
  } catch {
    tell({ step: 'failed', trouble: 'broken' });
  }
}

const START: DrawingState = { step: 'loading', loaded: 0, total: 0 };

/** A file, fetched and opened; freed when another one comes. A surface needs none of it. */
export function useDrawing(source: DrawingSource, fetchFile: FetchFile) {
  const file = source.kind === 'file' ? source.file : null;
  const [state, setState] = useState<DrawingState>(START);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by the file's id and the attempt; who fetches it may be a new function each time
  useEffect(() => {
    if (!file) return;
    const end = new AbortController();
    void open(file, fetchFile, end.signal, (next) => {
      if (!end.signal.aborted) setState(next);
    });
    return () => end.abort();
  }, [file?.id, attempt]);
  return { state, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
