import { PICTURE_VIEWS } from '#domain/design/picture-views.ts';
import { fill } from '#domain/words/fill.ts';
import { IconButton } from '#site/ui/icon-button.tsx';
import { useWords } from './words.ts';

const BUTTON =
  'pointer-events-auto absolute inset-y-0 my-auto grid size-11 cursor-pointer place-items-center rounded-full bg-white/90 text-ink shadow-md transition-colors hover:bg-white sm:size-12';

type ViewChoiceProps = { view: number; onView: (view: number) => void };

// Walks around the pool: the picture is drawn from the next of its places. Lies on the picture, not where that is small.
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
      <output className="absolute right-2 bottom-2 rounded-full bg-ink/75 px-3 py-1 font-medium text-fine sm:right-4 sm:bottom-4">
        {fill(words.of, { view: view + 1, count: PICTURE_VIEWS })}
      </output>
      <IconButton
        icon="chevron-right"
        label={words.next}
        className={`${BUTTON} right-2 sm:right-4`}
        onPress={() => step(1)}
      />
    </fieldset>
  );
}
