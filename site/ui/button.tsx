import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';
type Look = { variant?: ButtonVariant; size?: ButtonSize };

const BASE =
  'inline-flex items-center justify-center gap-2.5 rounded-control font-sans font-semibold text-center select-none ' +
  'transition-[background-color,color,border-color,box-shadow] duration-150 ' +
  'disabled:cursor-not-allowed aria-disabled:cursor-not-allowed disabled:not-aria-busy:opacity-55 aria-disabled:opacity-55';

// Clay is kept for the one main action of a view.
const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-clay-600 text-white hover:bg-clay-700 active:bg-clay-700',
  secondary:
    'border border-current bg-transparent text-ink hover:bg-ink hover:text-white hover:border-ink ' +
    '[.tone-ink_&]:text-white [.tone-ink_&]:hover:bg-white [.tone-ink_&]:hover:text-ink [.tone-ink_&]:hover:border-white',
  quiet:
    'text-lagoon underline decoration-1 underline-offset-[0.35em] hover:decoration-2 hover:text-lagoon-700 ' +
    '[.tone-ink_&]:text-white [.tone-ink_&]:hover:text-water-200',
  danger: 'bg-danger text-white hover:bg-[#861f17]',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-4 py-2 text-small',
  md: 'min-h-12 px-6 py-2.5 text-[1rem]',
  lg: 'min-h-14 px-8 py-3.5 text-[1.0625rem]',
};

function look({ variant = 'primary', size = 'md' }: Look, className?: string): string {
  return classes(BASE, VARIANTS[variant], variant === 'quiet' ? 'min-h-11' : SIZES[size], className);
}

type ButtonRef = RefObject<HTMLButtonElement | null>;
type ButtonProps = Look & { pending?: boolean; ref?: ButtonRef } & Omit<ComponentProps<'button'>, 'ref'>;

// A pressed button that waits is disabled, and the browser takes the focus from it: it comes back afterwards.
function useFocusBack(button: ButtonRef, pending = false) {
  const held = useRef(false);
  useLayoutEffect(() => {
    if (pending) held.current = document.activeElement === button.current;
    else if (held.current && document.activeElement === document.body) button.current?.focus();
  }, [button, pending]);
}

export function Button({
  variant,
  size,
  pending,
  className,
  children,
  type,
  disabled,
  ref,
  ...rest
}: ButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const button = ref ?? own;
  useFocusBack(button, pending);
  return (
    <button
      ref={button}
      type={type ?? 'button'}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={look({ variant, size }, className)}
      {...rest}
    >
      {pending ? <Spinner /> : null}
      {children}
    </button>
  );
}

type ButtonLinkProps = Look & { to?: string } & ComponentProps<'a'>;

export function ButtonLink({ variant, size, className, to, ...rest }: ButtonLinkProps) {
  return <a href={to} {...rest} className={look({ variant, size }, className)} />;
}
