import { LIST_KINDS, type ListKind } from '#domain/console/kinds.ts';
import { mayUse, type StaffArea, type StaffRole } from '#domain/console/roles.ts';

/** As the navigation groups them: the day's work first. */
const GROUPS = {
  work: ['today', 'inquiries', 'estimates', 'orders', 'intakes', 'bookings', 'calls', 'projects', 'people'],
  site: ['content', 'designs', 'panoramas', 'mails'],
  figures: ['overview', 'visitors'],
  studio: ['connections', 'launch', 'audit', 'account'],
} as const;
export type ViewGroup = keyof typeof GROUPS;
export type View = (typeof GROUPS)[ViewGroup][number];
const VIEWS: readonly View[] = Object.values(GROUPS).flat();

const AREAS: Record<Exclude<View, ListKind>, StaffArea> = {
  today: 'leads',
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

const GROUP_NAMES: readonly ViewGroup[] = ['work', 'site', 'figures', 'studio'];

/** The same by group; a group of which somebody may open nothing is left out. */
export const groupedViews = (role: StaffRole): { group: ViewGroup; views: View[] }[] =>
  GROUP_NAMES.map((group) => ({
    group,
    views: namedViews(role).filter((view) => GROUPS[group].some((one) => one === view)),
  })).filter(({ views }) => views.length > 0);

/** The list whose open entries a view's number counts. */
export const countedIn = (view: View): ListKind | undefined =>
  view === 'calls' ? 'bookings' : isList(view) ? view : undefined;

/** Where somebody begins: the first of their views. */
export const firstView = (role: StaffRole): View => viewsOf(role)[0] ?? 'account';
