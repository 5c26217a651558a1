import { LONG } from './long.ts';

/**
 * The databases that tests of whole areas run on. The journeys run on the embedded one, so here PostgreSQL is enough; a long run
 * takes both. What differs between them (locks, races, leases, payments) is tested on both every time, and names them itself.
 */
export const DATABASES: readonly ('postgres' | 'pglite')[] = LONG ? ['postgres', 'pglite'] : ['postgres'];
