import { classes } from './classes.ts';
import sprite from './icons.svg?no-inline';

// The symbols of icons.svg, drawn once per page from one cached file: no path travels in script.
export const ICON_NAMES = [
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'arrow-to-top',
  'arrow-up',
  'calculator',
  'calendar',
  'camera',
  'chat',
  'check',
  'check-circle',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'close',
  'compass',
  'copy',
  'cube',
  'cursor',
  'document',
  'download',
  'easement',
  'edit',
  'facebook',
  'fullscreen',
  'globe',
  'hammer',
  'headset',
  'home',
  'houzz',
  'image',
  'info',
  'instagram',
  'link',
  'linkedin',
  'lock',
  'magnet',
  'mail',
  'menu',
  'mic',
  'mic-off',
  'minus',
  'moon',
  'panorama',
  'phone',
  'pinterest',
  'plus',
  'power-line',
  'refresh',
  'rotate',
  'ruler',
  'search',
  'septic',
  'shield',
  'sliders',
  'sparkle',
  'stamp',
  'star',
  'sun',
  'sundown',
  'sunset',
  'target',
  'tiktok',
  'trash',
  'tree',
  'undo',
  'upload',
  'video',
  'vr',
  'warning',
  'youtube',
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
