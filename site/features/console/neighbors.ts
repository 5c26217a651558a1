// Which entries of a list stand before and after the open one.

export interface Neighbors {
  /** Its place in the list, from 0; -1 when it was never there: a link led to it. */
  index: number;
  /** It is still in the list. */
  isListed: boolean;
  previous: string | undefined;
  next: string | undefined;
}

/** An entry that has just left its list (it was answered, and the list shows the open ones) is followed by what took its place. */
export const neighborsOf = (ids: readonly string[], open: string, lastIndex: number): Neighbors => {
  const index = ids.indexOf(open);
  if (index >= 0) return { index, isListed: true, previous: ids[index - 1], next: ids[index + 1] };
  if (lastIndex < 0) return { index: -1, isListed: false, previous: undefined, next: undefined };
  return { index: lastIndex, isListed: false, previous: ids[lastIndex - 1], next: ids[lastIndex] };
};
