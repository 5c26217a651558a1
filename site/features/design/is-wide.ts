/** A desk, where nothing needs to be folded away; off a browser, too. */
export const isWide = () => typeof matchMedia !== 'function' || matchMedia('(min-width: 64rem)').matches;
