import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react';
import type { Hour } from '#domain/design/design.ts';
import { viewUrl } from '#domain/design/picture-views.ts';
import { Heading } from '#site/ui/section.tsx';
import { EmptyFrame } from './empty-frame.tsx';
import { HourChoice } from './hour-choice.tsx';
import { Into3d } from './into-3d.tsx';
import { PictureFrame } from './picture-frame.tsx';
import { Rendering } from './rendering.tsx';
import { ResultSummary } from './result-summary.tsx';
import { SampleCaption } from './sample-caption.tsx';
import type { Shown } from './use-design-tool.ts';
import { ViewChoice, ViewNumbers } from './view-choice.tsx';
import { useWords } from './words.ts';

// Fetched only where an image service is configured.
const Photograph = lazy(() => import('./photograph.tsx').then((part) => ({ default: part.Photograph })));

type RenderingCardProps = {
  shown: Shown | null;
  processing: boolean;
  /** Why the last words became no design. */
  failure: string | null;
  onRetry: () => void;
  onHour: (hour: Hour) => void;
  /** What is edited below it, on a phone: the picture is small there. */
  editing: RefObject<HTMLElement | null>;
  headRef: RefObject<HTMLDivElement | null>;
  /** What stands under it. */
  children: ReactNode;
};

// On a phone its parts lie in the page itself, so that the picture can stay in sight over what is edited further down.
export function RenderingCard(props: RenderingCardProps) {
  const { shown, processing, failure, onRetry, onHour, editing, headRef, children } = props;
  const { rendering: words } = useWords();
  const [looking, setLooking] = useState<{ of: string | undefined; view: number }>({
    of: undefined,
    view: 0,
  });
  const [seen, setSeen] = useState<string | null>(null);
  // Another picture is seen from its best place first.
  const view = looking.of === shown?.imageUrl ? looking.view : 0;
  const result = processing ? null : shown;
  const isSample = !result && !processing && !failure;
  const lookFrom = (next: number) => setLooking({ of: shown?.imageUrl, view: next });
  return (
    <section
      aria-labelledby="rendering-heading"
      className="max-lg:contents lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1"
    >
      <div ref={headRef} className="mb-3 scroll-mt-[calc(var(--header-height)+1rem)] max-lg:mt-9 sm:mb-4">
        <Heading level={2} size="subheading" id="rendering-heading">
          {words.heading}
        </Heading>
        {isSample ? (
          <p className="mt-1 text-small">
            <span className="text-ink-600">{words.sample.from}</span> “{words.sample.words}”
          </p>
        ) : null}
      </div>
      <PictureFrame shown={result} editing={editing}>
        {result ? (
          <>
            <Rendering
              key={viewUrl(result.imageUrl, view)}
              shown={result}
              view={view}
              under={seen}
              onSeen={setSeen}
            />
            {result.stored ? <ViewChoice view={view} onView={lookFrom} /> : null}
            <Into3d shown={result} />
          </>
        ) : (
          <EmptyFrame processing={processing} failure={failure} onRetry={onRetry} />
        )}
      </PictureFrame>
      {isSample ? <SampleCaption /> : null}
      {result ? (
        <div className="max-lg:[&_:is(a,button,input)]:scroll-mt-[calc(var(--header-height)+6rem)] lg:[&_:is(a,button,input)]:scroll-mt-[calc(var(--header-height)+29rem)]">
          <div className="mt-3 flex flex-wrap justify-between gap-2">
            <HourChoice hour={result.design.hour} onHour={onHour} />
            {result.stored ? <ViewNumbers view={view} onView={lookFrom} /> : null}
          </div>
          <ResultSummary
            shown={result}
            picture={result.stored ? viewUrl(`${result.imageUrl}?download`, view) : null}
          />
          {result.stored?.links.photograph ? (
            <Suspense>
              <Photograph
                key={viewUrl(result.imageUrl, view)}
                url={viewUrl(result.stored.links.photograph, view)}
                words={words.photograph}
              />
            </Suspense>
          ) : null}
        </div>
      ) : null}
      {children}
    </section>
  );
}
