import { lazyPart } from '#site/ui/lazy-part.tsx';

/** A way to have the result of a tool mailed. Its form, schema and request are loaded with the first result, not with the page. */
export const MailResult = lazyPart(async () => (await import('./mail-result-form.tsx')).MailResultForm, {
  waiting: <div className="h-12" />,
});
