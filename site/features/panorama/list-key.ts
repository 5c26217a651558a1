// Query keys joined with slashes are the address (site.md 7).
export const LIST_KEY = ['/api/360-designs'] as const;
