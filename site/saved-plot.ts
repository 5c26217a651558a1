import * as z from 'zod/mini';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { designSchema } from '#domain/design/design.ts';
import { type DesignOnPlot, designOnPlot } from '#domain/design/on-plot.ts';
import { TRACES } from '#domain/plot/edit.ts';
import { PLOT_LIMITS, PLOT_LISTS, plotShape, pointShape } from '#domain/plot/plot.ts';
import { placeSchema, type Site, withoutNotes } from '#domain/plot/site.ts';
import { underlayShape } from '#domain/plot/underlay.ts';
import { isRecord } from '#domain/words/is-record.ts';

// The drawing table's work, kept in this browser: the plot as far as it is drawn, and the pool on it. Nothing of it is sent from here.

const KEY = 'poolPlot';
/** The drawing that stood here before another one was opened over it. */
const FORMER_KEY = 'poolPlotBefore';
/** What could not be read whole, as it was: a later version may. */
const UNREAD_KEY = 'poolPlotUnread';
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

/** Of a plot that cannot be read whole, everything that can: one odd tree does not cost the lot. */
function readable(plot: unknown): unknown {
  if (!isRecord(plot) || plotShape.safeParse(plot).success) return plot;
  const kept: Record<string, unknown> = { ...plot };
  for (const list of Object.values(PLOT_LISTS)) {
    const items: unknown = plot[list];
    kept[list] = Array.isArray(items)
      ? items.slice(0, PLOT_LIMITS[list]).filter((item) => plotShape.shape[list].safeParse([item]).success)
      : [];
  }
  for (const [field, usual] of [
    ['access', null],
    ['northDeg', 0],
    ['source', { kind: 'drawn', errorPercent: null }],
  ] as const)
    if (!plotShape.shape[field].safeParse(plot[field]).success) kept[field] = usual;
  return kept;
}

function parsed(text: string | null): SavedPlot | undefined {
  if (!text || text.length > LONGEST) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return savedPlot.safeParse(isRecord(value) ? { ...value, plot: readable(value.plot) } : value).data;
  } catch {
    return undefined;
  }
}

/** The plot as it was kept; text that cannot be read stands for itself. */
const plotIn = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? (value.plot ?? null) : value;
  } catch {
    return text;
  }
};

// Storage may be full, forbidden or corrupt: then nothing was drawn here yet.
export function readSavedPlot(): SavedPlot | undefined {
  try {
    const text = window.localStorage.getItem(KEY);
    const read = parsed(text);
    const isLess = text && JSON.stringify(read?.plot ?? null) !== JSON.stringify(plotIn(text));
    if (isLess && text.length <= LONGEST) window.localStorage.setItem(UNREAD_KEY, text);
    return read;
  } catch {
    return undefined;
  }
}

/** Before another drawing is opened over the one that is kept, that one is put aside, unless it is the same land. */
export function putAside(coming: SavedPlot['plot']): void {
  const kept = readSavedPlot();
  if (!kept?.plot || (coming && bare(coming) === bare(kept.plot))) return;
  try {
    window.localStorage.setItem(FORMER_KEY, JSON.stringify(kept));
  } catch (error) {
    console.warn('the former drawing could not be kept here', error);
  }
}

export function readFormer(): SavedPlot | undefined {
  try {
    return parsed(window.localStorage.getItem(FORMER_KEY));
  } catch {
    return undefined;
  }
}

export function forgetFormer(): void {
  try {
    window.localStorage.removeItem(FORMER_KEY);
  } catch {
    // Without storage there was none.
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
