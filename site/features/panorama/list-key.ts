// Query keys joined with slashes are the address.
export const LIST_KEY = ['/api/360-designs'] as const;
