import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'type' | 'children'> & {
  icon: IconName;
  label: string;
  onPress: () => void;
  pressed?: boolean;
  /** Points the other way. */
  mirrored?: boolean;
  /** Said beside the picture where few would guess it. */
  text?: ReactNode;
};

// A button that is little more than a picture has its name in a tooltip and for screen readers.
export function IconButton({ icon, label, onPress, pressed, mirrored, text, ...rest }: IconButtonProps) {
  const keys = rest['aria-keyshortcuts'];
  return (
    <Tooltip content={keys ? `${label} (${keys.replace('Control', 'Ctrl')})` : label}>
      <button type="button" aria-label={label} aria-pressed={pressed} onClick={onPress} {...rest}>
        <Icon name={icon} className={classes('size-5', mirrored && '-scale-x-100')} />
        {text}
      </button>
    </Tooltip>
  );
}
