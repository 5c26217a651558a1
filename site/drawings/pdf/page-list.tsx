import { useEffect, useRef, useState } from 'react';
import { fill } from '#domain/words/fill.ts';
import { classes } from '#site/ui/classes.ts';
import type { PdfDrawing } from './open-pdf.ts';

const THUMBNAIL_PIXELS = 200;
const STANDS_STILL_MS = 120;

/** Drawn while it is in view of the list, and given back when it leaves. */
function Thumbnail({ pdf, page }: { pdf: PdfDrawing; page: number }) {
  const host = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let end = new AbortController();
    const clear = () => {
      end.abort();
      for (const canvas of element.querySelectorAll('canvas')) canvas.width = 0;
      element.replaceChildren();
    };
    const draw = async (signal: AbortSignal) => {
      await new Promise((done) => setTimeout(done, STANDS_STILL_MS));
      if (signal.aborted) return;
      // A page that cannot be drawn is an empty sheet here; the drawing itself says so.
      const canvas = await pdf.draw(page, { pixels: THUMBNAIL_PIXELS, signal }).catch(() => null);
      if (!canvas || signal.aborted) return;
      canvas.className = 'block size-full';
      element.append(canvas);
    };
    const watch = new IntersectionObserver(
      ([entry]) => {
        clear();
        if (!entry?.isIntersecting) return;
        end = new AbortController();
        void draw(end.signal);
      },
      { rootMargin: '100px' },
    );
    watch.observe(element);
    return () => {
      watch.disconnect();
      clear();
    };
  }, [pdf, page]);
  return <span ref={host} className="block size-full" />;
}

type PageListProps = {
  pdf: PdfDrawing;
  ratios: readonly number[];
  page: number;
  /** What a page's button says. */
  goToPage: string;
  onPage: (page: number) => void;
};

export function PageList({ pdf, ratios, page, goToPage, onPage }: PageListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [start] = useState(page);
  useEffect(() => {
    list.current?.querySelector(`[data-thumbnail="${start}"]`)?.scrollIntoView({ block: 'center' });
  }, [start]);
  return (
    <ul ref={list} className="grid grid-cols-3 gap-3 p-4">
      {ratios.map((ratio, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <li key={index}>
          <button
            type="button"
            data-thumbnail={index + 1}
            aria-label={fill(goToPage, { page: index + 1 })}
            aria-current={page === index + 1 ? 'page' : undefined}
            onClick={() => onPage(index + 1)}
            className="group block w-full text-center text-fine tabular-nums"
          >
            <span
              style={{ aspectRatio: `1 / ${ratio}` }}
              className={classes(
                'block overflow-hidden border-2 bg-white group-hover:border-lagoon',
                page === index + 1 ? 'border-lagoon' : 'border-foam-200',
              )}
            >
              <Thumbnail pdf={pdf} page={index + 1} />
            </span>
            {index + 1}
          </button>
        </li>
      ))}
    </ul>
  );
}
