import { useEffect, useState } from 'react';
import { askedFor } from '#domain/design/counts.ts';
import { refinedUrl, refinementUrl } from '#domain/design/design-answer.ts';
import { viewUrl } from '#domain/design/picture-views.ts';
import { fill } from '#domain/words/fill.ts';
import { tell } from '#site/language.ts';
import { usePictureStage } from '#site/picture-stage.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { PoolOutline } from './pool-outline.tsx';
import { StageBar, stageWords } from './stage-bar.tsx';
import type { Shown } from './use-design-tool.ts';
import { useWords } from './words.ts';

const STILL = { width: 1280, height: 720 };

type RenderingProps = {
  shown: Shown;
  view: number;
  /** What was seen here before, until there is something newer. */
  under: string | null;
  onSeen: (picture: string) => void;
};

// A small first look at once, the sharp one over it when it is there, and what the server is doing in between.
export function Rendering({ shown, view, under, onSeen }: RenderingProps) {
  const { rendering: words } = useWords();
  const { stages } = words;
  const { stored, design, specs } = shown;
  const imageUrl = viewUrl(shown.imageUrl, view);
  const [state, setState] = useState<'loading' | 'done' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  // The finer picture came first, or was laid over the first one.
  const [finer, setFiner] = useState<'first' | 'over' | null>(null);
  const progress = stored ? viewUrl(refinementUrl(stored.links.progress), view) : null;
  const stage = usePictureStage(progress, finer !== null, 'refined');
  const alt = fill(design.features.length > 0 ? words.altWith : words.alt, {
    style: tell(specs.style),
    length: design.lengthFt,
    width: design.widthFt,
    features: askedFor(design).map(tell).join(', '),
  });

  // The picture is asked for a moment after the preview, so that the quick look comes first.
  const [asked, setAsked] = useState(stored === null);
  useEffect(() => {
    if (asked) return;
    const timer = setTimeout(() => setAsked(true), 1600);
    return () => clearTimeout(timer);
  }, [asked]);

  const failed = async () => {
    const wait = await busyFor(imageUrl);
    if (wait === null || attempt > 2) setState('failed');
    else setTimeout(() => setAttempt((now) => now + 1), wait);
  };

  if (state === 'failed') {
    const again = () => {
      setAttempt((now) => now + 1);
      setState('loading');
    };
    return <Failed onRetry={again} />;
  }
  return (
    <>
      {under ? (
        <img src={under} alt="" className="absolute inset-0 size-full object-cover opacity-60" />
      ) : (
        <PoolOutline />
      )}
      {stored && state === 'loading' ? (
        <img
          src={viewUrl(stored.previewUrl, view)}
          alt=""
          className="absolute inset-0 size-full object-cover"
          onLoad={() => {
            setAsked(true);
            onSeen(viewUrl(stored.previewUrl, view));
          }}
          onError={() => setAsked(true)}
        />
      ) : null}
      {asked ? (
        <img
          key={attempt}
          src={imageUrl}
          alt={alt}
          {...STILL}
          className={classes(
            'absolute inset-0 size-full object-cover transition-opacity duration-500',
            state === 'done' ? 'opacity-100' : 'opacity-0',
          )}
          onLoad={({ currentTarget }) => {
            setState('done');
            onSeen(imageUrl);
            // The finer picture was there already.
            if (currentTarget.naturalWidth > STILL.width) setFiner('first');
          }}
          onError={failed}
        />
      ) : null}
      {state === 'done' && (finer === 'over' || (finer === null && stage?.stage === 'refined')) ? (
        <FinerPicture src={viewUrl(refinedUrl(shown.imageUrl), view)} onShown={() => setFiner('over')} />
      ) : null}
      {state === 'loading' ? <StageBar stage={stage} /> : null}
      <p role="status" className="sr-only">
        {state === 'done' ? alt : stageWords(stages, stage, 25)}
      </p>
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { rendering: words } = useWords();
  return (
    <div role="alert" className="relative flex flex-col items-center justify-center gap-2 p-6 text-center">
      <Icon name="warning" className="size-8 text-water-300" />
      <p className="font-semibold">{words.failed}</p>
      <p className="text-small text-water-200">{words.failedDetail}</p>
      <Button variant="secondary" size="sm" className="tone-ink mt-2 text-white" onClick={onRetry}>
        <Icon name="refresh" /> {words.retry}
      </Button>
    </div>
  );
}

// The same view, finer: laid over the first one when it is there, and told to nobody, because nothing in it is new.
function FinerPicture({ src, onShown }: { src: string; onShown: () => void }) {
  const [loaded, setLoaded] = useState(false);
  return (
    <img
      src={src}
      alt=""
      {...STILL}
      className={classes(
        'absolute inset-0 size-full object-cover transition-opacity duration-700 motion-reduce:transition-none',
        loaded ? 'opacity-100' : 'opacity-0',
      )}
      onLoad={() => {
        setLoaded(true);
        onShown();
      }}
    />
  );
}

// How long to wait when the picture was refused because too many are being drawn; null when it failed otherwise.
async function busyFor(url: string): Promise<number | null> {
  try {
    const answer = await fetch(url, { method: 'GET', credentials: 'include' });
    if (answer.ok) return 0;
    if (answer.status !== 503 && answer.status !== 429) return null;
    return Math.min(30, Number(answer.headers.get('retry-after') ?? 8)) * 1000;
  } catch {
    return null;
  }
}
