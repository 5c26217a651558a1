import type { ProjectState } from '#domain/project/project-state.ts';
import type { Turn } from '#domain/project/room.ts';

type Dated = { state: ProjectState; turn: Turn; dueAt: string | null };

/** Somebody should have done something by now. */
export const isOverdue = ({ state, turn, dueAt }: Dated, now: number) =>
  state === 'active' && turn !== 'done' && dueAt !== null && Date.parse(dueAt) < now;
