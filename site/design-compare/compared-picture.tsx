import { useEffect, useState } from 'react';
import type { Design } from '#domain/design/design.ts';
import { type PictureStage, progressUrl } from '#domain/design/design-answer.ts';
import { fill } from '#domain/words/fill.ts';
import { tell } from '#site/language.ts';
import { usePictureStage } from '#site/picture-stage.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Progress } from '#site/ui/progress.tsx';
import type { CompareWords } from './words.ts';

/** A stored design's picture; the server draws it when it is first asked for. */
export type StoredPicture = { slug: string; imageUrl: string; previewUrl: string };

type ComparedPictureProps = {
  picture: StoredPicture;
  design: Design;
  name: string;
  words: CompareWords;
};

const RETRY_MS = 8_000;
const MOST_RETRIES = 3;

// The quick look first, the sharp one over it when it is drawn; in between how far it is.
export function ComparedPicture({ picture, design, name, words }: ComparedPictureProps) {
  const [state, setState] = useState<'loading' | 'done' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const stage = usePictureStage(progressUrl(picture.slug), state === 'done');
  const again = () => {
    setAttempt((now) => now + 1);
    setState('loading');
  };
  // A server that is busy drawing refuses at first.
  useEffect(() => {
    if (state !== 'failed' || attempt >= MOST_RETRIES) return;
    const timer = setTimeout(() => {
      setAttempt((now) => now + 1);
      setState('loading');
    }, RETRY_MS);
    return () => clearTimeout(timer);
  }, [state, attempt]);
  const alt = fill(words.pictureAlt, {
    name,
    style: tell(design.style),
    length: design.lengthFt,
    width: design.widthFt,
  });
  return (
    <>
      {state === 'done' ? null : (
        <img src={picture.previewUrl} alt="" className="absolute inset-0 size-full object-cover" />
      )}
      <img
        key={attempt}
        src={picture.imageUrl}
        alt={alt}
        width={1280}
        height={720}
        draggable={false}
        className={classes('absolute inset-0 size-full object-cover', state === 'done' ? '' : 'opacity-0')}
        onLoad={() => setState('done')}
        onError={() => setState('failed')}
      />
      {state === 'loading' ? <Waiting stage={stage} words={words.stages} /> : null}
      {state === 'failed' && attempt >= MOST_RETRIES ? (
        <div role="alert" className="absolute inset-x-0 bottom-0 z-20 bg-ink/85 p-3 text-small text-white">
          {words.failed}{' '}
          <Button variant="quiet" className="tone-ink text-white" onClick={again}>
            {words.retry}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Waiting({ stage, words }: { stage: PictureStage | null; words: CompareWords['stages'] }) {
  const percent = stage?.stage === 'rendering' ? Math.round(stage.percent) : 0;
  const said =
    stage?.stage === 'queued'
      ? fill(words.queued, { position: stage.position })
      : stage?.stage === 'rendering'
        ? fill(words.rendering, { percent })
        : words.waiting;
  return (
    <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-ink/85 to-ink/0 p-4 pt-10 text-white">
      <p role="status" className="mb-2 text-small">
        {said}
      </p>
      <Progress
        value={percent}
        label={said}
        className="[&>[role=progressbar]>div]:bg-water-300 [&>[role=progressbar]]:bg-white/25"
      />
    </div>
  );
}
