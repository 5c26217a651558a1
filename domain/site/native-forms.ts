/** Forms that a browser can send by itself, without script, and where they go. */
export const NATIVE_FORMS = { contact: '/contact', estimate: '/estimate' } as const;
