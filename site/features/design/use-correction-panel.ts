import { useId, useRef, useState } from 'react';

/** One panel under a list of buttons: a press opens it for that button, a second one closes it, and the focus comes back. */
export function useCorrectionPanel<What>(isSame: (one: What, other: What) => boolean) {
  const [open, setOpen] = useState<What | null>(null);
  const pressed = useRef<HTMLButtonElement | null>(null);
  const id = useId();
  const isOpen = (what: What) => open !== null && isSame(open, what);
  return {
    id,
    open,
    close: () => {
      setOpen(null);
      pressed.current?.focus();
    },
    /** What the button of one item says and does. */
    buttonFor: (what: What) => ({
      type: 'button' as const,
      'aria-expanded': isOpen(what),
      'aria-controls': isOpen(what) ? id : undefined,
      onClick: ({ currentTarget }: { currentTarget: HTMLButtonElement }) => {
        pressed.current = currentTarget;
        setOpen(isOpen(what) ? null : what);
      },
    }),
  };
}
