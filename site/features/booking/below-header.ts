/** What takes the focus without being pressed stands clear of the sticky header. */
export const BELOW_HEADER = 'scroll-mt-[calc(var(--header-height)+1.5rem)]';
