import { Icon, type IconName } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';

export type IconButtonProps = {
  icon: IconName;
  label: string;
  onPress: () => void;
  pressed?: boolean;
  className: string;
};

// A button that is only a picture says its name to everybody.
export function IconButton({ icon, label, onPress, pressed, className }: IconButtonProps) {
  return (
    <Tooltip content={label}>
      <button type="button" aria-label={label} aria-pressed={pressed} onClick={onPress} className={className}>
        <Icon name={icon} className="size-5" />
      </button>
    </Tooltip>
  );
}
