// 12.28 becomes 12'-3 3/8", as a tape reads it.

const EIGHTHS = ['', ' 1/8', ' 1/4', ' 3/8', ' 1/2', ' 5/8', ' 3/4', ' 7/8'];

const toEighths = (feet: number) => Math.round(Math.abs(feet) * 96);

export function inEighths(feet: number): string {
  const all = toEighths(feet);
  const sign = feet < 0 && all > 0 ? '-' : '';
  return `${sign}${Math.floor(all / 96)}'-${Math.floor((all % 96) / 8)}${EIGHTHS[all % 8] ?? ''}"`;
}

/** What `inEighths` says, in feet. */
export const asRead = (feet: number): number => (Math.sign(feet) * toEighths(feet)) / 96;
