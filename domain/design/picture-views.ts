/** A design is drawn from so many places; the first is the best. */
export const PICTURE_VIEWS = 4;

/** The address of a picture as seen from another of its places. */
export const viewUrl = (url: string, view: number): string =>
  view === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}view=${view}`;
