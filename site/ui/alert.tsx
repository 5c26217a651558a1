import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';

// A warning may be that the connection is gone: its mark comes with the page, not from the file of icons.
const WarningMark = ({ className }: { className: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={classes('icon', className)}>
    <path d="M12 3.5 21.5 20h-19zM12 9.5v5M12 17.2v.1" />
  </svg>
);

type AlertTone = 'success' | 'info' | 'warning' | 'danger';

const LOOK: Record<AlertTone, { icon?: IconName; surface: string; mark: string }> = {
  success: { icon: 'check-circle', surface: 'bg-leaf-100 border-leaf', mark: 'text-leaf' },
  info: { icon: 'info', surface: 'bg-foam border-lagoon', mark: 'text-lagoon' },
  warning: { surface: 'bg-amber-100 border-amber', mark: 'text-amber' },
  danger: { surface: 'bg-danger-100 border-danger', mark: 'text-danger' },
};

type AlertProps = { tone?: AlertTone; title?: string; children?: ReactNode; className?: string; id?: string };

// Spoken politely when it appears; a danger interrupts.
export function Alert({ tone = 'info', title, children, className, id }: AlertProps) {
  const { icon, surface, mark } = LOOK[tone];
  const look = classes('mt-0.5 size-5', mark);
  return (
    <div
      id={id}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classes('flex gap-3 rounded-control border-s-4 p-4 text-ink text-small', surface, className)}
    >
      {icon ? <Icon name={icon} className={look} /> : <WarningMark className={look} />}
      <div className="min-w-0 flex-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
