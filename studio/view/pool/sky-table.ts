// How the browser's small copy of the tracer's sky is laid out: columns from towards the sun to away from it, rows from
// the horizon (finer) to the zenith.
export const SKY_ACROSS = 17;
export const SKY_UP = 24;
