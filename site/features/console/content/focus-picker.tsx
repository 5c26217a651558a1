import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { cropAround, type Focus } from '#domain/picture/own-picture.ts';
import { fill } from '#domain/words/fill.ts';
import { useWords } from '../words.ts';

type Size = { width: number; height: number };
type FocusPickerProps = { id: string; whole: string; focus: Focus; onMove: (focus: Focus) => void };

const within = (share: number) => Math.min(1, Math.max(0, share));
const percent = (share: number) => Math.round(share * 100);

const STEP = 0.02;
const LARGE_STEP = 0.1;
const STEPS: Record<string, Focus> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Part of a picture, in shares of the whole. */
const shareOf = (size: Size, focus: Focus) => {
  const { left, top, width, height } = cropAround(size, focus);
  return {
    left: left / size.width,
    top: top / size.height,
    width: width / size.width,
    height: height / size.height,
  };
};

const inPercent = (parts: Record<string, number>): CSSProperties =>
  Object.fromEntries(Object.entries(parts).map(([name, share]) => [name, `${share * 100}%`]));

/** The crop around a point, cut out of the whole picture by the browser until the server has made it. */
export function CropPreview({ whole, focus, alt }: { whole: string; focus: Focus; alt: string }) {
  const [size, setSize] = useState<Size>();
  const crop = size && shareOf(size, focus);
  return (
    <span className="relative block aspect-[8/5] overflow-hidden">
      <img
        src={whole}
        alt={alt}
        onLoad={({ currentTarget }) => setSize(sizeOf(currentTarget))}
        className="absolute max-w-none"
        style={
          crop &&
          inPercent({
            left: -crop.left / crop.width,
            top: -crop.top / crop.height,
            width: 1 / crop.width,
            height: 1 / crop.height,
          })
        }
      />
    </span>
  );
}

const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): Size => ({
  width: naturalWidth,
  height: naturalHeight,
});

/** The whole picture with the part that is shown, and a mark on what matters most in it. */
export function FocusPicker({ id, whole, focus, onMove }: FocusPickerProps) {
  const { PICTURE_DESK: words } = useWords();
  const area = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();

  function moveTo({ clientX, clientY }: { clientX: number; clientY: number }) {
    const box = area.current?.getBoundingClientRect();
    if (!box) return;
    onMove({ x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) });
  }

  // A finger on the picture may only want to scroll: it taps, or drags the mark itself.
  const drag = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      moveTo(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
    },
  };

  function onKeyDown(event: KeyboardEvent) {
    const way = STEPS[event.key];
    if (!way) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onMove({ x: within(focus.x + way.x * step), y: within(focus.y + way.y * step) });
  }

  return (
    <div ref={area} className="relative mx-auto w-fit cursor-crosshair">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the mark does the same by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the mark does the same by keyboard */}
      <div
        className="relative overflow-hidden rounded-control bg-foam"
        onClick={(event) => {
          moveTo(event);
          mark.current?.focus({ preventScroll: true });
        }}
        {...drag}
        onPointerDown={(event) => event.pointerType === 'mouse' && drag.onPointerDown(event)}
      >
        <img
          src={whole}
          alt=""
          draggable={false}
          onLoad={({ currentTarget }) => setSize(sizeOf(currentTarget))}
          className="block max-h-[24rem] max-w-full select-none"
        />
        {size ? (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute border-2 border-white shadow-[0_0_0_999px_rgb(0_0_0/0.5)]"
            style={inPercent(shareOf(size, focus))}
          />
        ) : null}
      </div>
      <div
        ref={mark}
        id={id}
        role="slider"
        tabIndex={0}
        aria-label={words.point}
        aria-describedby={`${id}-hint`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent(focus.x)}
        aria-valuetext={fill(words.pointAt, { x: String(percent(focus.x)), y: String(percent(focus.y)) })}
        onKeyDown={onKeyDown}
        {...drag}
        className="absolute grid size-11 -translate-x-1/2 -translate-y-1/2 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing"
        style={inPercent({ left: focus.x, top: focus.y })}
      >
        <span className="size-6 rounded-full border-3 border-white bg-lagoon/70 shadow-[0_0_0_2px_rgb(0_0_0/0.6)]" />
      </div>
    </div>
  );
}
