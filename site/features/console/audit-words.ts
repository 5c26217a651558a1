import { momentIn } from '#domain/booking/local-time.ts';
import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { showDate } from './show-value.ts';
import type { ConsoleWords } from './words.ts';

type Audited = { action: string; subject: string; detail: Record<string, unknown> };
type Words = Pick<ConsoleWords, 'AUDIT_ACTIONS' | 'AUDIT_NOUNS' | 'CONSOLE' | 'CONTENT_DESK' | 'STUDIO_ZONE'>;

const CALL_ACTIONS = ['move-call', 'cancel-call'];
const ORDER_ACTIONS = ['refund-order', 'mark-order-paid', 'cancel-order'];

/** Entries from before it was noted do not say which one. */
const isNamed = ({ action, detail: { from, reference } }: Audited) =>
  (CALL_ACTIONS.includes(action) && from) || (ORDER_ACTIONS.includes(action) && reference);

const sentenceOf = (entry: Audited) => {
  const { action, detail } = entry;
  const { status, note, leads, role, restoredFrom } = detail;
  if (isNamed(entry)) return `${action}-named`;
  if (action === 'add-staff') return role ? 'add-staff-as' : action;
  if (action === 'restore-content') return restoredFrom === 0 ? 'restore-original' : action;
  if (action === 'mark-leads') return Array.isArray(leads) ? action : 'mark-leads-uncounted';
  if (action !== 'change-lead') return action;
  if (!status) return 'add-note';
  return note ? 'change-lead-with-note' : action;
};

const callMoments = (zone: string, { action, detail: { from, to } }: Audited) =>
  CALL_ACTIONS.includes(action)
    ? {
        ...(typeof from === 'string' ? { from: momentIn(zone, from) } : {}),
        ...(typeof to === 'string' ? { to: momentIn(zone, to) } : {}),
      }
    : {};

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
    ...callMoments(words.STUDIO_ZONE, entry),
    document: documents[String(detail.document)]?.name ?? String(detail.document),
    at: showDate(words.STUDIO_ZONE, detail.at),
    noun: AUDIT_NOUNS[subject.split('/')[0] ?? ''] ?? subject,
    list: lists[subject] ?? subject,
    count: Array.isArray(detail.leads) ? grouped(detail.leads.length) : '',
  });
};
