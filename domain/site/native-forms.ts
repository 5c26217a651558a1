// Forms that a browser can send by itself, without script: where they go, and the pages that answer them.

export const NATIVE_FORMS = { contact: '/contact', estimate: '/estimate' } as const;

export const CONTACT_SENT = '/contact/sent';
