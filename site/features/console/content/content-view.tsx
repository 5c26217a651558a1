import { useEffect, useRef } from 'react';
import { useContentPlace } from './content-place.ts';
import { DocumentView } from './document-view.tsx';
import { StartView } from './start-view.tsx';

/** The page on which the owner changes what the site says. */
export function ContentView({ account }: { account: string }) {
  const { document: name, field } = useContentPlace();
  const box = useRef<HTMLDivElement>(null);
  const arrived = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document begins at its top
  useEffect(() => {
    // Whoever chose it by keyboard goes on from its heading; a page that was just loaded takes no focus.
    const chosen = arrived.current || document.activeElement !== document.body;
    arrived.current = true;
    if (field) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (chosen) focusHeading(box.current);
  }, [name]);
  return (
    <div ref={box}>
      {name ? (
        <DocumentView key={name} name={name} field={field} account={account} />
      ) : (
        <StartView account={account} />
      )}
    </div>
  );
}

function focusHeading(box: HTMLElement | null) {
  const heading = box?.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
