import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'sm' | 'md' | 'lg';
type Look = { variant?: ButtonVariant; size?: ButtonSize };

// The looks are in base.css: a page has dozens of them.
function look({ variant = 'primary', size = 'md' }: Look, className?: string): string {
  return classes('button', variant, variant === 'quiet' ? '' : size, className);
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

export function Button(props: ButtonProps) {
  const { variant, size, pending, className, children, type = 'button', disabled, ref, ...rest } = props;
  const own = useRef<HTMLButtonElement>(null);
  const button = ref ?? own;
  useFocusBack(button, pending);
  return (
    <button
      ref={button}
      type={type}
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

export function ButtonLink({ variant, size, className, ...rest }: Look & ComponentProps<'a'>) {
  return <a {...rest} className={look({ variant, size }, className)} />;
}
