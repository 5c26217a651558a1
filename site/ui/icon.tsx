import { classes } from './classes.ts';
import sprite from './icons.svg?no-inline';

// The symbols of icons.svg, drawn once per page from one cached file: no path travels in script.
export const ICON_NAMES = [
  'alert',
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'arrow-up-right',
  'bolt',
  'calculator',
  'calendar',
  'camera',
  'card',
  'chat',
  'check',
  'check-circle',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'chevron-up',
  'clock',
  'close',
  'compass',
  'copy',
  'cube',
  'document',
  'dollar',
  'download',
  'droplet',
  'edit',
  'external',
  'eye',
  'facebook',
  'fence',
  'filter',
  'flame',
  'fullscreen',
  'globe',
  'hammer',
  'headset',
  'help',
  'home',
  'houzz',
  'image',
  'info',
  'instagram',
  'leaf',
  'link',
  'linkedin',
  'list',
  'lock',
  'logout',
  'mail',
  'map-pin',
  'menu',
  'mic',
  'mic-off',
  'minus',
  'moon',
  'panorama',
  'pause',
  'phone',
  'pinterest',
  'play',
  'plus',
  'quote',
  'refresh',
  'rotate',
  'ruler',
  'search',
  'send',
  'settings',
  'share',
  'shield',
  'sliders',
  'sparkle',
  'stamp',
  'star',
  'sun',
  'support',
  'target',
  'thermometer',
  'tiktok',
  'trash',
  'tree',
  'upload',
  'user',
  'users',
  'vr',
  'warning',
  'waves',
  'youtube',
  'zoom-in',
  'zoom-out',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

type IconProps = { name: IconName; className?: string; label?: string };

// Decorative unless it has a label; size and colour come from the text around it or from classes.
export function Icon({ name, className, label }: IconProps) {
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classes('icon', className)}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
