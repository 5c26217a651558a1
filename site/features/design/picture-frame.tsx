import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { estimatedRange } from '#domain/design/hand-off.ts';
import { sayKind } from '#site/said-measures.ts';
import { classes } from '#site/ui/classes.ts';
import { ShortPlansStep } from './plans-step.tsx';
import type { Shown } from './use-design-tool.ts';
import { useWords } from './words.ts';

type PictureFrameProps = {
  shown: Shown | null;
  editing: RefObject<HTMLElement | null>;
  children: ReactNode;
};

// A result stays under the header while it is edited; on a phone small, once its price and its step have gone out of sight. The
// room it was given stays, so that nothing moves when it shrinks: what is edited shows through.
export function PictureFrame({ shown, editing, children }: PictureFrameProps) {
  const small = useReached(editing, shown !== null);
  return (
    <div
      data-picture={small ? 'small' : 'large'}
      className={classes(
        shown &&
          'max-lg:-mx-[var(--gutter)] lg:[@media(min-height:46rem)]:sticky lg:top-[var(--header-height)] lg:z-10 lg:-mt-4 lg:bg-white lg:pt-4 lg:pb-2',
        small &&
          'max-lg:pointer-events-none max-lg:sticky max-lg:top-[var(--header-height)] max-lg:z-10 max-lg:h-[min(56.25vw,48svh)] max-lg:[@media(max-height:36rem)]:static',
      )}
    >
      <div
        className={classes(
          'pointer-events-auto',
          small &&
            'max-lg:flex max-lg:items-center max-lg:gap-3 max-lg:border-sand max-lg:border-b max-lg:bg-white max-lg:px-[var(--gutter)] max-lg:py-1.5 max-lg:shadow-md',
        )}
      >
        {/* Grid and clip: the words in it make it higher where they need to. */}
        <div
          className={classes(
            '@container relative grid aspect-video overflow-clip bg-ink text-white',
            shown ? 'lg:rounded-card' : 'rounded-card',
            small ? 'max-lg:w-[5.5rem] max-lg:shrink-0 max-lg:rounded-control' : 'w-full',
            shown && !small && 'max-lg:max-h-[48svh]',
          )}
        >
          {children}
          {shown ? <Follows shown={shown} /> : null}
        </div>
        {small && shown ? (
          <>
            <InShort shown={shown} />
            <ShortPlansStep shown={shown} />
          </>
        ) : null}
      </div>
    </div>
  );
}

function InShort({ shown: { specs, estimate } }: { shown: Shown }) {
  const { glance } = useWords();
  return (
    <p className="min-w-0 text-small leading-snug lg:hidden" aria-hidden="true">
      <span className="block truncate font-semibold">{sayKind(glance.pool, specs.style)}</span>
      <span className="block text-fine text-ink-600 tabular-nums sm:text-small">
        {estimatedRange(estimate)}
      </span>
    </p>
  );
}

// A change is on its way to the picture, or could not be sent.
function Follows({ shown: { changed, unsent } }: { shown: Shown }) {
  const { follows } = useWords().rendering;
  if (!changed) return null;
  return (
    <p
      role="status"
      className="absolute top-2 left-2 rounded-full bg-ink/80 px-3 py-1 text-fine @max-xs:top-1 @max-xs:left-1 @max-xs:px-2"
    >
      {unsent ? follows.failed : follows.soon}
    </p>
  );
}

// What is edited has crossed a line near the top of the window. Far below still counts as before it: a jump past it is seen too.
const BELOW_LINE = '-12% 0px 100000px 0px';

function useReached(target: RefObject<HTMLElement | null>, watched: boolean): boolean {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    // Each result starts large: what was crossed while it was made stood elsewhere.
    if (!target.current || !watched) return;
    const observer = new IntersectionObserver(
      // A picture of the whole page, as it is printed or saved, is taken in a window of another size: what lies below is not above.
      ([entry]) => entry && setReached(!entry.isIntersecting && entry.boundingClientRect.top < innerHeight),
      { rootMargin: BELOW_LINE },
    );
    observer.observe(target.current);
    return () => {
      observer.disconnect();
      setReached(false);
    };
  }, [target, watched]);
  return reached;
}
