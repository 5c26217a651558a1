import { type ComponentType, lazy, Suspense, useRef } from 'react';

// A part of a page that only shows: what the HTML brought is kept as it stands and its code never travels.
// Only a navigation inside the site, which brings no HTML, loads the component itself.

export type Still<Props> = ComponentType<Props> & { preload: () => Promise<void> };

export function still<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): Still<Props> {
  const html = import.meta.env.SSR ? undefined : document.querySelector(`[data-still="${id}"]`)?.innerHTML;
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    loaded ??= await load();
    return loaded;
  };
  const Lazy = lazy(async () => ({ default: await fetchPart() }));

  function StillPart(props: Props) {
    const Ready = useRef(loaded).current ?? Lazy;
    if (html !== undefined) {
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, put back where it stands
      return <div data-still={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
    }
    return (
      <div data-still={id}>
        <Suspense>
          <Ready {...props} />
        </Suspense>
      </div>
    );
  }
  StillPart.preload = async () => {
    if (html === undefined) await fetchPart();
  };
  return StillPart;
}
