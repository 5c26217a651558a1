import { lazy, Suspense, useEffect, useState } from 'react';
import { askedFor } from '#domain/design/counts.ts';
import { type Design, HOURS } from '#domain/design/design.ts';
import { type PictureStage, refinedUrl, refinementUrl } from '#domain/design/design-answer.ts';
import { viewUrl } from '#domain/design/picture-views.ts';
import { fill } from '#domain/words/fill.ts';
import { usePictureStage } from '#site/picture-stage.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Progress } from '#site/ui/progress.tsx';
import { Heading } from '#site/ui/section.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { AtAGlance } from './at-a-glance.tsx';
import { PoolOutline } from './pool-outline.tsx';
import type { Shown } from './use-design-tool.ts';
import { ViewChoice } from './view-choice.tsx';
import { useWords } from './words.ts';

// Fetched only where an image service is configured.
const Photograph = lazy(() => import('./photograph.tsx').then((part) => ({ default: part.Photograph })));

const STILL = { width: 1280, height: 720 };

type Stages = ReturnType<typeof useWords>['rendering']['stages'];

// Which picture is looked at, from which of its places, and from which one before.
type Looking = { of: string | undefined; view: number; before: number | null };

type RenderingProps = { shown: Shown | null; processing: boolean; onHour: (hour: Design['hour']) => void };

export function RenderingCard({ shown, processing, onHour }: RenderingProps) {
  const { rendering: words } = useWords();
  const [looking, setLooking] = useState<Looking>({ of: shown?.imageUrl, view: 0, before: null });
  // Another picture is seen from its best place first.
  const { view: from, before } = looking.of === shown?.imageUrl ? looking : { view: 0, before: null };
  return (
    <section aria-labelledby="rendering-heading">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} size="subheading" id="rendering-heading">
          {words.heading}
        </Heading>
        {shown ? <HourChoice hour={shown.design.hour} onHour={onHour} /> : null}
      </div>
      {/* Grid and clip: the words in it make it higher where they need to. */}
      <div className="relative grid aspect-video overflow-clip rounded-card bg-ink text-white">
        {shown && !processing ? (
          <Rendering key={viewUrl(shown.imageUrl, from)} shown={shown} view={from} before={before} />
        ) : (
          <Empty processing={processing} />
        )}
      </div>
      {shown?.stored && !processing ? (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
          <ViewChoice view={from} onView={(view) => setLooking({ of: shown.imageUrl, view, before: from })} />
          <ButtonLink variant="quiet" href={viewUrl(`${shown.imageUrl}?download`, from)} download>
            <Icon name="download" /> {words.download}
          </ButtonLink>
        </div>
      ) : null}
      {shown && !processing ? <AtAGlance shown={shown} /> : null}
      {shown?.stored?.links.photograph && !processing ? (
        <Suspense>
          <Photograph
            key={viewUrl(shown.imageUrl, from)}
            url={viewUrl(shown.stored.links.photograph, from)}
            words={words.photograph}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

function Empty({ processing }: { processing: boolean }) {
  const { rendering: words } = useWords();
  return (
    <>
      <PoolOutline />
      <div
        className="relative flex flex-col items-center justify-center gap-3 p-6 text-center"
        role={processing ? 'status' : undefined}
      >
        {processing ? (
          <Spinner className="size-8" />
        ) : (
          <Icon name="image" className="size-9 text-water-300" />
        )}
        <p className="font-display text-subheading">{processing ? words.generating : words.empty}</p>
        {processing ? null : <p className="max-w-[34ch] text-small text-water-200">{words.emptyDetail}</p>}
      </div>
    </>
  );
}

// A small first look at once, the sharp one over it when it is there, and what the server is doing in between.
function Rendering({ shown, view, before }: { shown: Shown } & Pick<Looking, 'view' | 'before'>) {
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
    style: specs.style,
    length: design.lengthFt,
    width: design.widthFt,
    features: askedFor(design).join(', '),
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
      {stored && before !== null ? (
        <img
          src={viewUrl(stored.previewUrl, before)}
          alt=""
          className="absolute inset-0 size-full object-cover opacity-60"
        />
      ) : (
        <PoolOutline />
      )}
      {stored && state === 'loading' ? (
        <img
          src={viewUrl(stored.previewUrl, view)}
          alt=""
          className="absolute inset-0 size-full object-cover"
          onLoad={() => setAsked(true)}
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

const percentOf = (stage: PictureStage | null) =>
  stage?.stage === 'rendering' ? stage.percent : stage?.stage === 'finishing' ? 100 : 0;

/** Told in steps: a listener does not want every percent. */
function stageWords(words: Stages, stage: PictureStage | null, step = 1): string {
  switch (stage?.stage) {
    case 'queued':
      return fill(words.queued, { position: stage.position });
    case 'preparing':
      return words.preparing;
    case 'rendering':
      return fill(words.rendering, { percent: Math.floor(stage.percent / step) * step });
    case 'finishing':
      return words.finishing;
    default:
      return words.understood;
  }
}

function StageBar({ stage }: { stage: PictureStage | null }) {
  const { heading, stages } = useWords().rendering;
  return (
    <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-ink/85 to-ink/0 p-4 pt-10">
      <p className="mb-2 text-small">{stageWords(stages, stage)}</p>
      <Progress
        value={Math.round(percentOf(stage))}
        label={heading}
        className="[&>[role=progressbar]>div]:bg-water-300 [&>[role=progressbar]]:bg-white/25"
      />
    </div>
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

function HourChoice({ hour, onHour }: { hour: Design['hour']; onHour: (hour: Design['hour']) => void }) {
  const { hours } = useWords().rendering;
  return (
    <fieldset className="flex rounded-control border border-sand p-0.5">
      <legend className="sr-only">{hours.label}</legend>
      {HOURS.map((value) => (
        <label
          key={value}
          className="flex min-h-10 cursor-pointer items-center gap-1.5 rounded-[3px] px-3 text-small has-checked:bg-ink has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-lagoon has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="hour"
            value={value}
            checked={value === hour}
            onChange={() => onHour(value)}
            className="sr-only"
          />
          <Icon name={value === 'dusk' ? 'moon' : 'sun'} className="size-4" />
          {hours[value]}
        </label>
      ))}
    </fieldset>
  );
}
