import { kindOf, LIST_KINDS } from './kinds.ts';

// Where something stands in the console, behind the # of its address: a view, or one entry of a list. Mails to the
// consultancy link there, and a reload or the way back leads to the same place.

/** The view whose entries are documents, each by its name; the audit log calls them so too. */
const DOCUMENTS = 'content';

/** The week of calls, each opened by its id. */
const CALLS = 'calls';

/** The place of what a mail or an entry of the audit log is about. */
export const placeAbout = ({ kind: noun, id }: { kind: string; id: string }) => {
  if (noun === DOCUMENTS) return placeOf(DOCUMENTS, id);
  const list = LIST_KINDS.find((kind) => kindOf(kind).noun === noun);
  return list ? placeOf(list, id) : '';
};

/** How a list is narrowed down: what is looked for, a state, the first and the last day. */
export type Filters = { search: string; state: string; from: string; to: string };
export const NO_FILTERS: Filters = { search: '', state: '', from: '', to: '' };

export const isFiltered = (filters: Filters) => Object.values(filters).some(Boolean);

const queryOf = (filters: Partial<Filters>) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  const text = query.toString();
  return text ? `?${text}` : '';
};

export const placeOf = (view: string, id?: string, filters: Partial<Filters> = {}) =>
  `#${view}${id ? `/${id}` : ''}${queryOf(filters)}`;

/** The plan set of a project has a view of its own. */
const PARTS: Record<string, string> = { projects: 'plan-set' };
export const planSetPlace = (projectId: string) => `${placeOf('projects', projectId)}/${PARTS.projects}`;

export type Place = { view: string; id?: string; part?: string; filters: Filters };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ENTRY_ID = /^[0-9a-f-]{36}$/;
const DOCUMENT_NAME = /^[a-zA-Z]{1,40}$/;
const PLACE = /^#(\w*)(?:\/([a-zA-Z0-9-]+)(?:\/([a-z-]+))?)?(?:\?(.*))?$/;

const opensEntry = (view: string, id: string) =>
  view === DOCUMENTS
    ? DOCUMENT_NAME.test(id)
    : (view === CALLS || LIST_KINDS.some((kind) => kind === view)) && ENTRY_ID.test(id);

export const placeFrom = (hash: string): Place => {
  const [, view = '', id, part, query] = PLACE.exec(hash) ?? [];
  const asked = new URLSearchParams(query);
  const day = (name: string) => DAY.exec(asked.get(name) ?? '')?.[0] ?? '';
  const filters = {
    search: asked.get('search') ?? '',
    state: asked.get('state') ?? '',
    from: day('from'),
    to: day('to'),
  };
  if (!id || !opensEntry(view, id)) return { view, filters };
  return { view, id, filters, ...(part && PARTS[view] === part ? { part } : {}) };
};
