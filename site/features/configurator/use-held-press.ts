import { type MouseEvent, useEffect, useRef } from 'react';

/** A link that is pressed before the address has been read goes on once it is: it takes the design along that came. */
export function useHeldPress(isRead: boolean) {
  const held = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isRead) return;
    held.current?.click();
    held.current = null;
  }, [isRead]);
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (isRead || !link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    held.current = link;
  };
}
