import { PICTURE_VIEWS } from '#domain/design/picture-views.ts';
import { fill } from '#domain/words/fill.ts';
import { IconButton } from '#site/ui/icon-button.tsx';
import { useWords } from './words.ts';

const BUTTON =
  'pointer-events-auto absolute bottom-2 grid size-11 cursor-pointer place-items-center rounded-full border border-white/60 bg-ink/65 text-white transition-colors [--focus:var(--color-water-300)] hover:bg-ink/85 sm:inset-y-0 sm:my-auto sm:size-12';

type ViewChoiceProps = { view: number; onView: (view: number) => void };

// Walks around the pool: the picture is drawn from the next of its places. Lies on the picture, not where that is small; on a
// phone at its foot, clear of house and pool.
export function ViewChoice({ view, onView }: ViewChoiceProps) {
  const { views: words } = useWords().rendering;
  const step = (by: number) => onView((view + by + PICTURE_VIEWS) % PICTURE_VIEWS);
  return (
    <fieldset className="pointer-events-none absolute inset-0 @max-3xs:hidden">
      <legend className="sr-only">{words.label}</legend>
      <IconButton
        icon="chevron-left"
        label={words.previous}
        className={`${BUTTON} left-2 sm:left-4`}
        onPress={() => step(-1)}
      />
      <output className="sr-only">{fill(words.of, { view: view + 1, count: PICTURE_VIEWS })}</output>
      <IconButton
        icon="chevron-right"
        label={words.next}
        className={`${BUTTON} right-2 sm:right-4`}
        onPress={() => step(1)}
      />
    </fieldset>
  );
}

/** The same places by number, beside the hours: how many there are is seen, and each is one press away. */
export function ViewNumbers({ view, onView }: ViewChoiceProps) {
  const { views: words } = useWords().rendering;
  return (
    <div className="flex items-center gap-1.5 text-fine sm:gap-2 sm:text-small">
      <span aria-hidden="true" className="text-ink-600 max-sm:hidden">
        {words.short}
      </span>
      <div className="flex rounded-control border-sand sm:border sm:p-0.5">
        {Array.from({ length: PICTURE_VIEWS }, (_, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            key={place}
            type="button"
            aria-pressed={place === view}
            aria-label={fill(words.of, { view: place + 1, count: PICTURE_VIEWS })}
            onClick={() => onView(place)}
            className="group grid min-h-11 min-w-6 cursor-pointer place-items-center rounded-[3px] tabular-nums sm:min-h-10 sm:min-w-9 sm:hover:bg-foam sm:aria-pressed:bg-ink sm:aria-pressed:text-white"
          >
            {/* A dot each on a phone, where the hours need the row. */}
            <span
              aria-hidden="true"
              className="size-2.5 rounded-full border border-ink-600 group-aria-pressed:border-ink group-aria-pressed:bg-ink sm:hidden"
            />
            <span className="max-sm:hidden">{place + 1}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
