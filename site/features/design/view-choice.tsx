import { PICTURE_VIEWS } from '#domain/design/picture-views.ts';
import { fill } from '#domain/words/fill.ts';
import { IconButton } from '#site/ui/icon-button.tsx';
import { useWords } from './words.ts';

const BUTTON =
  'grid size-11 cursor-pointer place-items-center rounded-control text-ink hover:bg-sand/60 active:bg-sand';

type ViewChoiceProps = { view: number; onView: (view: number) => void };

// Walks around the pool: the picture is drawn from the next of its places.
export function ViewChoice({ view, onView }: ViewChoiceProps) {
  const { views: words } = useWords().rendering;
  const step = (by: number) => onView((view + by + PICTURE_VIEWS) % PICTURE_VIEWS);
  return (
    <fieldset className="flex items-center sm:gap-1 max-sm:-me-3">
      <legend className="sr-only">{words.label}</legend>
      <IconButton icon="chevron-left" label={words.previous} className={BUTTON} onPress={() => step(-1)} />
      <output className="text-center text-fine sm:min-w-24 sm:text-small">
        {fill(words.of, { view: view + 1, count: PICTURE_VIEWS })}
      </output>
      <IconButton icon="chevron-right" label={words.next} className={BUTTON} onPress={() => step(1)} />
    </fieldset>
  );
}
