import { LIST_KINDS, type ListKind } from '#domain/console/kinds.ts';
import { mayUse, type StaffArea, type StaffRole } from '#domain/console/roles.ts';

const OTHER_LISTS = LIST_KINDS.filter((kind) => kind !== 'inquiries' && kind !== 'projects');
const VIEWS = [
  'inquiries',
  'overview',
  'projects',
  'calls',
  'content',
  'visitors',
  ...OTHER_LISTS,
  'people',
  'connections',
  'launch',
  'audit',
  'account',
] as const;
export type View = (typeof VIEWS)[number];

const AREAS: Record<Exclude<View, ListKind>, StaffArea> = {
  overview: 'leads',
  calls: 'leads',
  content: 'content',
  visitors: 'visits',
  people: 'leads',
  connections: 'accounts',
  launch: 'launch',
  audit: 'audit',
  account: 'own',
};

export const isView = (text: string): text is View => VIEWS.some((view) => view === text);
export const isList = (view: View): view is View & ListKind => LIST_KINDS.some((kind) => kind === view);

export const mayOpen = (role: StaffRole, view: View) => mayUse(role, isList(view) ? 'leads' : AREAS[view]);

export const viewsOf = (role: StaffRole) => VIEWS.filter((view) => mayOpen(role, view));

/** What the navigation names: the list of calls is reached from their week. */
export const namedViews = (role: StaffRole): View[] => viewsOf(role).filter((view) => view !== 'bookings');
export const namedAs = (view: View): View => (view === 'bookings' ? 'calls' : view);

/** Where somebody begins: the first of their views. */
export const firstView = (role: StaffRole): View => viewsOf(role)[0] ?? 'account';
