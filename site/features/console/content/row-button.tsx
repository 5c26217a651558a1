import { fill } from '#domain/words/fill.ts';
import { classes } from '#site/ui/classes.ts';
import { Icon, type IconName } from '#site/ui/icon.tsx';

import { useWords } from '../words.ts';

type RowButtonProps = {
  icon: IconName;
  label: string;
  /** Cannot be pressed now; it keeps the focus, so that the next press of a key is not lost. */
  off?: boolean;
  onPress: () => void;
  className?: string | undefined;
  action?: string;
};

/** A small button of a row in a list. Forty rows have four each: no tooltip of our own. */
export function RowButton({ icon, label, off, onPress, className, action }: RowButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-disabled={off || undefined}
      data-action={action}
      onClick={off ? undefined : onPress}
      className={classes(
        'grid size-11 shrink-0 place-items-center rounded-control text-ink-600 hover:bg-foam hover:text-ink aria-disabled:cursor-default aria-disabled:text-ink-400 aria-disabled:opacity-60 aria-disabled:hover:bg-transparent',
        className,
      )}
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}

type MoveButtonsProps = {
  name: string;
  index: number;
  count: number;
  move: (action: 'up' | 'down', to: number) => void;
};

export function MoveButtons({ name, index, count, move }: MoveButtonsProps) {
  const words = useWords().CONTENT_DESK.list;
  return (
    <>
      <RowButton
        icon="arrow-up"
        action="up"
        label={fill(words.up, { name })}
        off={index === 0}
        onPress={() => move('up', index - 1)}
      />
      <RowButton
        icon="arrow-down"
        action="down"
        label={fill(words.down, { name })}
        off={index === count - 1}
        onPress={() => move('down', index + 1)}
      />
    </>
  );
}
