import { classes } from '#site/ui/classes.ts';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import { Tooltip } from '#site/ui/tooltip.tsx';
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
    <div className="flex gap-1">
      <Tool icon="rotate" mirrored label={words.undo} keys="Control+Z" disabled={!canUndo} onPress={onUndo} />
      <Tool icon="rotate" label={words.redo} keys="Control+Shift+Z" disabled={!canRedo} onPress={onRedo} />
      <Tool icon="refresh" label={words.reset} disabled={!canUndo} onPress={onReset} />
    </div>
  );
}

type ToolProps = {
  icon: IconName;
  label: string;
  onPress: () => void;
  disabled: boolean;
  keys?: string;
  mirrored?: boolean;
};

function Tool({ icon, label, onPress, disabled, keys, mirrored }: ToolProps) {
  return (
    <Tooltip content={keys ? `${label} (${keys.replace('Control', 'Ctrl')})` : label}>
      <button
        type="button"
        aria-label={label}
        aria-keyshortcuts={keys}
        disabled={disabled}
        onClick={onPress}
        className="flex size-11 items-center justify-center rounded-full text-ink hover:bg-foam-200 disabled:opacity-35"
      >
        <Icon name={icon} className={classes('size-5', mirrored && '-scale-x-100')} />
      </button>
    </Tooltip>
  );
}
