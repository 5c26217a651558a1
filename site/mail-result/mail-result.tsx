import { later } from '#site/ui/later.tsx';

/** A way to have the result of a tool mailed. Its form, schema and request travel with the first result, not with the page. */
export const MailResult = later(async () => (await import('./mail-result-form.tsx')).MailResultForm, {
  waiting: <div className="h-12" />,
});
