import { type RefObject, useEffect, useRef, useState } from 'react';
import { fill } from '#domain/words/fill.ts';
import { type Box, boundedScale, visiblePart } from '../geometry.ts';
import { useWords } from '../words.ts';
import type { PdfDrawing } from './open-pdf.ts';

/** Of the picture of a whole page; deeper in, the visible part is drawn anew over it. */
const PAGE_PIXELS = 4e6;
const PART_PIXELS = 8e6;
const PART_MARGIN = 80;
const MOST_DENSITY = 3;

// A page that is flown past is not drawn at all, one beside the view after those in it.
const IN_VIEW_MS = 40;
const BESIDE_MS = 250;
const SHARPER_MS = 180;

const density = () => Math.min(window.devicePixelRatio || 1, MOST_DENSITY);

// Browsers keep the pixels of a canvas until it has none.
const discard = (canvas: HTMLCanvasElement) => {
  canvas.width = 0;
};
const release = (host: HTMLElement | null) => {
  for (const canvas of host?.querySelectorAll('canvas') ?? []) discard(canvas);
  host?.replaceChildren();
};

type Drawn = { host: RefObject<HTMLDivElement | null>; pdf: PdfDrawing; page: number };

/** The whole page, drawn again when it is shown larger; until then the old picture is stretched. */
function useWholePage({ host, pdf, page }: Drawn, pixels: number, inView: boolean) {
  const [failed, setFailed] = useState(false);
  const drawn = useRef(0);
  useEffect(() => {
    if (drawn.current === pixels) return;
    const end = new AbortController();
    const wait = drawn.current ? SHARPER_MS : inView ? IN_VIEW_MS : BESIDE_MS;
    const timer = setTimeout(async () => {
      try {
        const canvas = await pdf.draw(page, { pixels, signal: end.signal });
        if (!canvas) return;
        if (end.signal.aborted) return discard(canvas);
        canvas.className = 'block size-full';
        release(host.current);
        host.current?.append(canvas);
        drawn.current = pixels;
        setFailed(false);
      } catch {
        if (!end.signal.aborted) setFailed(true);
      }
    }, wait);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [host, pdf, page, pixels, inView]);
  useEffect(() => {
    const element = host.current;
    return () => {
      release(element);
      drawn.current = 0;
      pdf.rest(page);
    };
  }, [host, pdf, page]);
  return failed;
}

/** What is in view, sharp, laid over the whole in shares of it. */
function useSharpPart({ host, pdf, page }: Drawn, box: Box, view: Box, wanted: boolean) {
  const { left, top, width, height } = view;
  const key = [left, top, width, height, box.left, box.top, box.width, box.height].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the boxes by their numbers, which are in the key
  useEffect(() => {
    const part = wanted ? visiblePart(box, view, PART_MARGIN) : null;
    if (!part) return release(host.current);
    const end = new AbortController();
    const timer = setTimeout(async () => {
      const scale = boundedScale(density(), part, PART_PIXELS);
      const scaled = (value: number) => Math.round(value * scale);
      const pixels = {
        left: scaled(part.left),
        top: scaled(part.top),
        width: scaled(part.width),
        height: scaled(part.height),
      };
      // The page below it stays: a part that cannot be drawn is only less sharp.
      const canvas = await pdf
        .draw(page, { pixels: box.width * scale, part: pixels, signal: end.signal })
        .catch(() => null);
      if (!canvas) return;
      if (end.signal.aborted) return discard(canvas);
      canvas.className = 'absolute';
      const share = (value: number, whole: number) => `${(value / whole) * 100}%`;
      canvas.style.left = share(pixels.left / scale, box.width);
      canvas.style.top = share(pixels.top / scale, box.height);
      canvas.style.width = share(pixels.width / scale, box.width);
      canvas.style.height = share(pixels.height / scale, box.height);
      release(host.current);
      host.current?.append(canvas);
    }, SHARPER_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [host, pdf, page, wanted, key]);
  useEffect(() => {
    const element = host.current;
    return () => release(element);
  }, [host]);
}

type PdfSheetProps = { pdf: PdfDrawing; page: number; box: Box; view: Box; label: string };

export function PdfSheet({ pdf, page, box, view, label }: PdfSheetProps) {
  const words = useWords();
  const whole = useRef<HTMLDivElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const scale = boundedScale(density(), box, PAGE_PIXELS);
  const inView = visiblePart(box, view, 0) !== null;
  const failed = useWholePage({ host: whole, pdf, page }, Math.round(box.width * scale), inView);
  useSharpPart({ host: part, pdf, page }, box, view, inView && scale < density() * 0.95);
  return (
    <div role="img" aria-label={label} className="absolute inset-0 overflow-hidden bg-white">
      <div ref={whole} className="absolute inset-0" />
      <div ref={part} className="absolute inset-0" />
      {failed ? (
        <p role="alert" className="absolute inset-0 grid place-items-center p-6 text-center text-ink-600">
          {fill(words.failed.page, { page })}
        </p>
      ) : null}
    </div>
  );
}
