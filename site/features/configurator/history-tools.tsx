import { classes } from '#site/ui/classes.ts';
import { IconButton, type IconButtonProps } from '#site/ui/icon-button.tsx';
import { useWords } from './words.ts';

type HistoryToolsProps = {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onReset: () => void;
};

export function HistoryTools({ canUndo, canRedo, onUndo, onRedo, onReset }: HistoryToolsProps) {
  const { CONFIGURATOR: words } = useWords();
  return (
    // On a phone they come with the first change.
    <div className={classes('flex max-sm:-me-3 lg:-ms-3', !canUndo && !canRedo && 'max-sm:hidden')}>
      <Tool icon="undo" label={words.undo} keys="Control+Z" disabled={!canUndo} onPress={onUndo} />
      <Tool
        icon="undo"
        mirrored
        label={words.redo}
        keys="Control+Shift+Z"
        disabled={!canRedo}
        onPress={onRedo}
      />
      <Tool icon="refresh" label={words.reset} disabled={!canUndo} onPress={onReset} />
    </div>
  );
}

function Tool({ keys, ...props }: Omit<IconButtonProps, 'className'> & { keys?: string }) {
  return (
    <IconButton
      {...props}
      aria-keyshortcuts={keys}
      className="flex size-11 items-center justify-center rounded-full text-ink hover:bg-foam-200 disabled:opacity-35"
    />
  );
}
