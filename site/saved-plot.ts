import * as z from 'zod/mini';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { designSchema } from '#domain/design/design.ts';
import { type DesignOnPlot, designOnPlot } from '#domain/design/on-plot.ts';
import { TRACES } from '#domain/plot/edit.ts';
import { PLOT_LIMITS, plotShape, pointShape } from '#domain/plot/plot.ts';
import { placeSchema, type Site, withoutNotes } from '#domain/plot/site.ts';
import { underlayShape } from '#domain/plot/underlay.ts';

// The drawing table's work, kept in this browser: the plot as far as it is drawn, and the pool on it. Nothing of it is sent from here.

const KEY = 'poolPlot';
/** More than the largest drawing takes. */
const LONGEST = 500_000;

const draftShape = z.object({
  trace: z.enum(TRACES),
  points: z.array(pointShape).check(z.maxLength(PLOT_LIMITS.corners.max)),
});
const savedPlot = z.object({
  plot: z.catch(z.nullable(plotShape), null),
  place: z.catch(z.nullable(placeSchema), null),
  /** Without its site: that is made of the two above. */
  design: z.catch(designSchema, DEFAULT_DESIGN),
  /** How the picture that is traced lies under the plot. */
  underlay: z.catch(z.nullable(underlayShape), null),
  /** What is being traced. */
  draft: z.catch(z.nullable(draftShape), null),
});
export type SavedPlot = z.infer<typeof savedPlot>;

export const EMPTY_TABLE: SavedPlot = {
  plot: null,
  place: null,
  design: DEFAULT_DESIGN,
  underlay: null,
  draft: null,
};

function parsed(text: string | null): SavedPlot | undefined {
  if (!text || text.length > LONGEST) return undefined;
  try {
    return savedPlot.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

// Storage may be full, forbidden or corrupt: then nothing was drawn here yet.
export function readSavedPlot(): SavedPlot | undefined {
  try {
    return parsed(window.localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

/** Whether it could be kept. */
export function savePlot({ design: { site: _site, ...design }, ...rest }: SavedPlot): boolean {
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ ...rest, design }));
    return true;
  } catch (error) {
    console.warn('the drawing could not be kept here', error);
    return false;
  }
}

/** Another tab drew on it. */
export function onSavedElsewhere(then: (saved: SavedPlot) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    const saved = key === KEY ? parsed(newValue) : undefined;
    if (saved) then(saved);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** The pool on the plot that was drawn here, once the drawing has no fault. */
export function readDrawnDesign(): DesignOnPlot | undefined {
  const saved = readSavedPlot();
  if (!saved) return undefined;
  const { plot, place, design } = saved;
  return designOnPlot.safeParse({ ...design, site: { plot, place } }).data;
}

const bare = (plot: Site['plot']) => JSON.stringify(withoutNotes(plot));

/** A link opens a plot without its notes. Where it was drawn, they are added again. */
export function withOwnNotes(site: Site): Site {
  const plot = readSavedPlot()?.plot;
  return plot && bare(plot) === bare(site.plot) ? { ...site, plot } : site;
}
