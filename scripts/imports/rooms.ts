// Who may import whom: the whole rule in one table. Imports run downwards only.

export type Room = 'domain' | 'content' | 'studio' | 'server' | 'site';

type Rule = {
  /** Rooms below this one. */
  rooms: readonly Room[];
  /** Packages, by exact name or the name before a slash; 'any' leaves it open. */
  packages: 'any' | readonly string[];
};

export const ROOMS: Record<Room, Rule> = {
  domain: { rooms: [], packages: ['zod/mini'] },
  content: { rooms: ['domain'], packages: [] },
  studio: { rooms: ['domain'], packages: ['three', 'node:worker_threads'] },
  server: { rooms: ['domain', 'content', 'studio'], packages: 'any' },
  site: { rooms: ['domain', 'content', 'studio'], packages: 'any' },
};

// Tests and drawing scripts may reach for tools that the product itself must not.
export const FREE = /\.test\.tsx?$|\.bench\.ts$/;

// three is heavy: only what draws in the browser may hold it.
export const THREE_ONLY_IN = 'studio/view/';
