import type { Content } from '#content/content.ts';
import { drawnLink } from '#domain/site/design-tool-link.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon, type IconName } from '#site/ui/icon.tsx';

type LightboxProps = { words: Content['portfolio']['PORTFOLIO']; mark: string };

// A native modal dialog: the rest of the page is inert and focus returns to the picture that opened it. Empty until then.
export function Lightbox({ words, mark }: LightboxProps) {
  return (
    <dialog
      aria-label={words.heading}
      className="tone-ink fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none select-none overflow-hidden bg-ink-900 text-foam backdrop:bg-ink-900"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 px-4 py-2 sm:px-8">
          <p
            data-counter={words.counter}
            aria-live="polite"
            className="text-small text-water-200 tabular-nums"
          />
          <Control icon="close" label={words.close} step={0} />
        </div>
        <div className="relative min-h-0 flex-1 touch-pan-y">
          <div
            data-shown=""
            className="h-full sm:px-20 [&_:is(picture,img)]:block [&_:is(picture,img)]:h-full [&_img]:pointer-events-none [&_img]:w-full [&_img]:object-contain"
          />
          <div className="pointer-events-none absolute inset-x-2 bottom-2 flex justify-between sm:inset-y-0 sm:items-center">
            <Control icon="chevron-left" label={words.previous} step={-1} />
            <Control icon="chevron-right" label={words.next} step={1} />
          </div>
        </div>
        <div className="grid gap-x-8 gap-y-3 px-4 pt-4 pb-6 sm:grid-cols-[1fr_auto] sm:items-center sm:px-8">
          <div className="gap-x-6 lg:flex lg:items-baseline">
            <p data-title="" className="shrink-0 font-display text-subheading" />
            <p data-description="" className="max-w-[41em] text-small text-water-200 max-lg:mt-1" />
          </div>
          <ButtonLink
            href={ROUTES.designTool}
            data-draw={drawnLink('')}
            className="max-sm:w-full sm:row-span-2"
          >
            {words.like}
          </ButtonLink>
          <p className="text-fine text-water-300">
            <span data-kind="" /> · {mark} ·{' '}
            <a data-link="" href="/#portfolio" className="text-link">
              {words.link}
            </a>
          </p>
        </div>
      </div>
      <div data-neighbours="" aria-hidden="true" className="hidden" />
    </dialog>
  );
}

type ControlProps = { icon: IconName; label: string; step: number };

function Control({ icon, label, step }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-step={step}
      className="pointer-events-auto grid size-12 place-items-center rounded-full bg-ink-900/60 text-white transition-colors hover:bg-white hover:text-ink"
    >
      <Icon name={icon} className="size-6" />
    </button>
  );
}
