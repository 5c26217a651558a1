import { useEffect, useState } from 'react';
import { type PictureStage, pictureStage } from '#domain/design/design-answer.ts';

// The stages of a picture, as the server tells them; null while nothing is known.
export function usePictureStage(
  progressUrl: string | null,
  done: boolean,
  last: 'done' | 'refined' = 'done',
): PictureStage | null {
  const [stage, setStage] = useState<PictureStage | null>(null);
  useEffect(() => {
    setStage(null);
    if (!progressUrl || done || typeof EventSource === 'undefined') return;
    const source = new EventSource(progressUrl);
    source.onmessage = ({ data }) => {
      const read = pictureStage.safeParse(parse(data));
      if (!read.success) return;
      setStage(read.data);
      if (read.data.stage === last || read.data.stage === 'failed') source.close();
    };
    source.onerror = () => source.close();
    return () => source.close();
  }, [progressUrl, done, last]);
  return stage;
}

function parse(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : null;
  } catch {
    return null;
  }
}
