import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { fill } from '#domain/words/fill.ts';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { wrapped } from './gallery-pattern.ts';
import { type ShownProject, useWords } from './words.ts';

const SWIPE_PX = 48;
const SIZES = '(min-width: 64rem) 82vw, 100vw';

type LightboxProps = {
  projects: readonly ShownProject[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
};

// A native modal dialog: the rest of the page is inert and focus returns to the picture that opened it.
export function Lightbox({ projects, index, onMove, onClose }: LightboxProps) {
  const { PORTFOLIO, watermark } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedAt = useRef<number | null>(null);
  const total = projects.length;
  const project = projects[index];
  const neighbours = [-1, 1].map((step) => projects[wrapped(index + step, total)]);

  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  const move = (step: number) => onMove(wrapped(index + step, total));

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key === 'ArrowLeft') move(-1);
    else if (event.key === 'ArrowRight') move(1);
    else if (event.key === 'Tab') keepFocusInside(event);
  }

  function onPointerUp(event: PointerEvent) {
    const start = pressedAt.current;
    pressedAt.current = null;
    if (start === null || Math.abs(event.clientX - start) < SWIPE_PX) return;
    move(event.clientX < start ? 1 : -1);
  }

  if (!project) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={PORTFOLIO.heading}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
      onDragStart={(event) => event.preventDefault()}
      className="tone-ink fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none select-none overflow-hidden bg-ink-900 text-foam backdrop:bg-ink-900"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 px-4 py-2 sm:px-8">
          <p aria-live="polite" className="text-small text-water-200 tabular-nums">
            {fill(PORTFOLIO.counter, { position: index + 1, total })}
          </p>
          <Control icon="close" label={PORTFOLIO.close} onClick={() => dialog.current?.close()} />
        </div>
        <div
          className="relative min-h-0 flex-1 touch-pan-y"
          onPointerDown={(event) => {
            pressedAt.current = event.clientX;
          }}
          onPointerUp={onPointerUp}
          onPointerCancel={() => {
            pressedAt.current = null;
          }}
        >
          <Picture
            key={project.slug}
            picture={project.picture}
            sizes={SIZES}
            priority
            className="h-full sm:px-20"
            imgClassName="pointer-events-none !object-contain !bg-none"
          />
          <div className="pointer-events-none absolute inset-x-2 bottom-2 flex justify-between sm:inset-y-0 sm:items-center">
            <Control icon="chevron-left" label={PORTFOLIO.previous} onClick={() => move(-1)} />
            <Control icon="chevron-right" label={PORTFOLIO.next} onClick={() => move(1)} />
          </div>
        </div>
        <div className="grid gap-x-8 gap-y-1 px-4 pt-4 pb-6 sm:grid-cols-[auto_1fr_auto] sm:items-baseline sm:px-8">
          <p className="font-display text-subheading">{project.title}</p>
          <p className="max-w-[41em] text-small text-water-200">{project.description}</p>
          <p className="text-fine text-water-300">
            {project.kind} · {watermark}
          </p>
        </div>
      </div>
      <div aria-hidden="true" className="hidden">
        {neighbours.map((neighbour, side) =>
          neighbour ? (
            <Picture
              key={`${side === 0 ? 'before' : 'after'} ${neighbour.slug}`}
              picture={neighbour.picture}
              sizes={SIZES}
              alt=""
              priority
            />
          ) : null,
        )}
      </div>
    </dialog>
  );
}

type ControlProps = { icon: IconName; label: string; onClick: () => void };

function Control({ icon, label, onClick }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="pointer-events-auto grid size-12 place-items-center rounded-full bg-ink-900/60 text-white transition-colors hover:bg-white hover:text-ink"
    >
      <Icon name={icon} className="size-6" />
    </button>
  );
}

function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  const controls = [...event.currentTarget.querySelectorAll('button')];
  const edge = event.shiftKey ? controls.at(0) : controls.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? controls.at(-1) : controls.at(0))?.focus();
}
