/** To one decimal, and none where it is whole: 4.3125 → 4.3, 4 → 4. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
