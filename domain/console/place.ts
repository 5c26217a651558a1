import { LIST_KINDS, type ListKind } from './lists.ts';

// Where something stands in the console, behind the # of its address: a view, or one entry of a list. Mails to the
// consultancy link there, and a reload or the way back leads to the same place.

const LIST_OF: Readonly<Record<string, ListKind>> = {
  inquiry: 'inquiries',
  estimate: 'estimates',
  order: 'orders',
  intake: 'intakes',
  panorama: 'panoramas',
  mail: 'mails',
};

/** The place of what a mail or an entry of the audit log is about. */
export const placeAbout = ({ kind, id }: { kind: string; id: string }) => {
  const list = LIST_OF[kind];
  return list ? placeOf(list, id) : '';
};

export const placeOf = (view: string, id?: string) => (id ? `#${view}/${id}` : `#${view}`);

const ENTRY = /^#(\w+)\/([0-9a-f-]{36})$/;

export const placeFrom = (hash: string): { view: string; id?: string } => {
  const [, view = '', id] = ENTRY.exec(hash) ?? [];
  return id && LIST_KINDS.some((kind) => kind === view) ? { view, id } : { view: hash.slice(1) };
};
