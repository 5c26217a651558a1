import { useEffect, useRef, useState } from 'react';
import type { ProjectFile } from '#domain/project/room.ts';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { canBeShown, closeDrawing, openDrawing } from './open-drawing.ts';
import type { FetchFile } from './types.ts';

type FirstPageProps = {
  file: ProjectFile;
  fetchFile: FetchFile;
  alt: string;
  className?: string;
};

/** Larger ones are fetched when somebody opens them. */
const MOST_BYTES = 8e6;
/** Across, on its screen. */
const MOST_PIXELS = 1200;
/** A sheet that would lose no more than this at its edges is shown whole. */
const CUT_SHARE = 0.15;

const pixelsOf = ({ clientWidth }: HTMLElement) =>
  Math.min(MOST_PIXELS, Math.max(1, Math.round(clientWidth * window.devicePixelRatio)));

function isNearlyWhole({ width, height }: HTMLCanvasElement, { clientWidth, clientHeight }: HTMLElement) {
  const [drawn, given] = [width / height, clientWidth / clientHeight];
  return Math.min(drawn, given) / Math.max(drawn, given) > 1 - CUT_SHARE;
}

async function smallImage(url: string, pixels: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = Math.round((pixels * image.naturalHeight) / image.naturalWidth);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

type Drawn = { fetchFile: FetchFile; pixels: number; signal: AbortSignal };

async function drawSmall(file: ProjectFile, { fetchFile, pixels, signal }: Drawn) {
  const blob = await fetchFile(file, { signal, onProgress: () => undefined });
  const drawing = await openDrawing(file, blob, () => Promise.reject(new Error('not asked for on a card')));
  try {
    if (drawing.kind === 'pdf') return await drawing.pdf.draw(1, { pixels, signal });
    return drawing.kind === 'image' ? await smallImage(drawing.url, pixels) : null;
  } finally {
    closeDrawing(drawing);
  }
}

/** A small picture of a file for a card, made when the card comes into view; a sign for a file when there can be none. */
export function FirstPage({ file, fetchFile, alt, className }: FirstPageProps) {
  const host = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);
  const fetcher = useRef(fetchFile);
  useEffect(() => {
    fetcher.current = fetchFile;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is its id
  useEffect(() => {
    const element = host.current;
    if (!element || !canBeShown(file) || file.size > MOST_BYTES) return;
    const end = new AbortController();
    const draw = async () => {
      // Without a picture the card still says what it is.
      const asked = {
        fetchFile: fetcher.current,
        pixels: pixelsOf(element),
        signal: end.signal,
      };
      const canvas = await drawSmall(file, asked).catch(() => null);
      if (!canvas || end.signal.aborted) return;
      canvas.className = isNearlyWhole(canvas, element)
        ? 'size-full bg-white object-contain'
        : 'size-full object-cover object-top';
      element.replaceChildren(canvas);
      setDrawn(true);
    };
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      void draw();
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      end.abort();
      element.replaceChildren();
    };
  }, [file.id]);
  return (
    <div role="img" aria-label={alt} className={classes('relative overflow-hidden bg-foam', className)}>
      <div ref={host} className="absolute inset-0" />
      {drawn ? null : (
        <Icon name="document" className="-translate-1/2 absolute top-1/2 left-1/2 size-8 text-ink-400" />
      )}
    </div>
  );
}
