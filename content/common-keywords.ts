/** Search words of every page; each adds its own. */
export const COMMON = ['pool design', 'inground pool', 'owner-builder pool'];
