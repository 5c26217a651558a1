/** How many claims were borne out by the words and how many were not; of neither is more kept than the number. */
export type Tally = { believed: number; doubted: number };

export function weigh(tally: Tally, isBorneOut: boolean): boolean {
  if (isBorneOut) tally.believed += 1;
  else tally.doubted += 1;
  return isBorneOut;
}
