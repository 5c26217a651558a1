// What a colleague may do in the console. A refusal by the server counts; the page only leaves out what would be refused.

export const STAFF_ROLES = ['owner', 'editor', 'staff'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** `own` is one's own account: everybody's, and so are `visits`, mere counts. Everything that shows what visitors left is `leads`. */
export type StaffArea = 'leads' | 'visits' | 'content' | 'accounts' | 'audit' | 'launch' | 'own';

const AREAS: Record<StaffRole, readonly StaffArea[]> = {
  owner: ['leads', 'visits', 'content', 'accounts', 'audit', 'launch', 'own'],
  editor: ['content', 'visits', 'launch', 'own'],
  staff: ['leads', 'visits', 'own'],
};

export const mayUse = (role: StaffRole, area: StaffArea) => AREAS[role].includes(area);
