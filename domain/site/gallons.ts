/** US gallons in a cubic foot of water, as the pool trade rounds it. */
export const GALLONS_PER_CUBIC_FOOT = 7.48;
