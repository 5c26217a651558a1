import { useEffect, useRef } from 'react';

const NARROW = '(max-width: 1023px)';

/**
 * The answer comes into view with what it costs and leads to. On a phone it lies below the words: the page goes there when work
 * begins, and once more when it is done, because what was still on its way may have moved it.
 */
export function usePictureInView(processing: boolean) {
  const head = useRef<HTMLDivElement>(null);
  const worked = useRef(false);
  useEffect(() => {
    const isDone = !processing && worked.current;
    worked.current = processing;
    const isNarrow = window.matchMedia(NARROW).matches;
    if (!head.current || !(isDone || (processing && isNarrow))) return;
    // The keyboard of a phone would stand over it.
    if (isNarrow && document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur();
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    head.current.scrollIntoView({ block: 'start', behavior });
  }, [processing]);
  return head;
}
