// Who may import whom: the whole rule in one table. Imports run downwards only.

export type Room = 'domain' | 'content' | 'studio' | 'server' | 'site';

type Rule = {
  /** Rooms below this one. */
  rooms: readonly Room[];
  /** Packages, by exact name or the name before a slash; 'any' leaves it open. */
  packages: 'any' | readonly string[];
};

export const ROOMS: Record<Room, Rule> = {
  domain: { rooms: [], packages: ['zod/mini', 'temporal-polyfill', 'clipper2-ts'] },
  content: { rooms: ['domain'], packages: ['zod'] },
  studio: { rooms: ['domain'], packages: [] },
  server: { rooms: ['domain', 'content', 'studio'], packages: 'any' },
  site: { rooms: ['domain', 'content', 'studio'], packages: 'any' },
};

// Tests and drawing scripts may reach for tools that the product itself must not.
export const FREE = /\.test\.tsx?$|\.bench\.ts$/;

// Packages that one folder of the studio may hold and the rest may not: three draws in the browser, the tracer in threads.
export const ONLY_IN: readonly { packages: RegExp; folder: string; among: readonly Room[] }[] = [
  { packages: /^three(\/|$)/, folder: 'studio/view/', among: ['studio', 'site', 'content', 'domain'] },
  { packages: /^(node:|assemblyscript\/)/, folder: 'studio/tracer/', among: ['studio'] },
];
