import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { useWords } from '../words.ts';

type AlongDialogProps = {
  /** How many times as large the picture becomes. */
  factor: number;
  /** The drawing was traced over it, as far as we know. */
  isTraced: boolean;
  answer: (goesAlong: boolean) => void;
  stop: () => void;
};

/** Asks whether the drawing follows its picture to a new scale. */
export function AlongDialog({ factor, isTraced, answer, stop }: AlongDialogProps) {
  const words = useWords().PLOT_UNDERLAY.along;
  const percent = Math.round(Math.abs(factor - 1) * 1000) / 10;
  const choices = [
    { goesAlong: true, label: words.yes },
    { goesAlong: false, label: words.no },
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : stop())}
      size="sm"
      title={words.title}
      description={fill(words.text, { percent, direction: factor > 1 ? words.larger : words.smaller })}
    >
      <div className="grid gap-3">
        {choices
          .toSorted((a) => (a.goesAlong === isTraced ? -1 : 1))
          .map(({ goesAlong, label }) => (
            <Button
              key={label}
              variant={goesAlong === isTraced ? 'primary' : 'secondary'}
              onClick={() => answer(goesAlong)}
            >
              {label}
            </Button>
          ))}
        <p className="text-fine text-ink-600">{words.undo}</p>
      </div>
    </Dialog>
  );
}
