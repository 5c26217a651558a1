/** A closed project leaves the board; its link still opens the room. */
export const PROJECT_STATES = ['active', 'closed'] as const;
export type ProjectState = (typeof PROJECT_STATES)[number];
