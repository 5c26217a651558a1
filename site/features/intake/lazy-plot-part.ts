import { lazyPart } from '#site/ui/lazy-part.tsx';

/** Brings the schema of a plot, its sketch and its distances. */
export const PlotPart = lazyPart(async () => (await import('./plot-part.tsx')).PlotPart);
