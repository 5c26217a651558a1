import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { showDate } from './show-value.ts';
import type { ConsoleWords } from './words.ts';

type Audited = { action: string; subject: string; detail: Record<string, unknown> };
type Words = Pick<ConsoleWords, 'AUDIT_ACTIONS' | 'AUDIT_NOUNS' | 'CONSOLE' | 'CONTENT_DESK'>;

const sentenceOf = ({ action, detail: { status, note, leads, role, restoredFrom } }: Audited) => {
  if (action === 'add-staff') return role ? 'add-staff-as' : action;
  if (action === 'restore-content') return restoredFrom === 0 ? 'restore-original' : action;
  if (action === 'mark-leads') return Array.isArray(leads) ? action : 'mark-leads-uncounted';
  if (action !== 'change-lead') return action;
  if (!status) return 'add-note';
  return note ? 'change-lead-with-note' : action;
};

/** What an entry of the audit log says. */
export const auditWords = (words: Words, entry: Audited): string => {
  const { AUDIT_ACTIONS, AUDIT_NOUNS, CONSOLE, CONTENT_DESK } = words;
  const { action, subject, detail } = entry;
  const sentence = AUDIT_ACTIONS[sentenceOf(entry)];
  if (!sentence) return `${action}, ${subject}`;
  const lists: Record<string, string> = CONSOLE.views;
  const documents: Record<string, { name: string }> = CONTENT_DESK.documents;
  const told = Object.entries(detail).map(([name, value]) => [name, String(value)]);
  return fill(sentence, {
    ...Object.fromEntries(told),
    document: documents[String(detail.document)]?.name ?? String(detail.document),
    at: showDate(detail.at),
    noun: AUDIT_NOUNS[subject.split('/')[0] ?? ''] ?? subject,
    list: lists[subject] ?? subject,
    count: Array.isArray(detail.leads) ? grouped(detail.leads.length) : '',
  });
};
