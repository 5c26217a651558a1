import { useEffect, useMemo, useReducer, useState } from 'react';
import type { Design } from '#domain/design/design.ts';
import type { Plot } from '#domain/plot/plot.ts';
import type { Place } from '#domain/plot/site.ts';
import { EMPTY_TABLE, onSavedElsewhere, readSavedPlot, type SavedPlot, savePlot } from '#site/saved-plot.ts';
import {
  type Panel,
  type Selection,
  startTable,
  type TableState,
  type Tool,
  tableState,
} from './table-state.ts';
import type { View } from './view.ts';

/** What the parts of the table share. Every change of the five things that are drawn can be undone and is kept in this browser. */
export type PlotTable = Omit<TableState, 'history'> & {
  plot: Plot | null;
  place: Place | null;
  /** The pool that stands on it, without its site. */
  design: Design;
  /** How the picture that is traced lies under the plot. */
  underlay: SavedPlot['underlay'];
  /** What is being traced. */
  draft: SavedPlot['draft'];
  canUndo: boolean;
  canRedo: boolean;
  /** Null until something was drawn. */
  saved: 'saved' | 'failed' | null;
  /** Changes with the same field in a row are one step, until `commit`. */
  change: (change: Partial<SavedPlot>, field?: string) => void;
  setPlot: (plot: Plot, field?: string) => void;
  setPlace: (place: Place | null, field?: string) => void;
  setDesign: (design: Design, field?: string) => void;
  commit: () => void;
  /** Takes back what is being dragged. */
  revert: () => void;
  undo: () => void;
  redo: () => void;
  select: (selection: Selection | null) => void;
  setTool: (tool: Tool) => void;
  setPanel: (panel: Panel) => void;
  setSnapping: (snapping: boolean) => void;
  /** Null shows everything. */
  setView: (view: View | null) => void;
};

const SAVE_AFTER_MS = 300;

/** Kept a moment after the last change, and at once when the page is left. */
function useAutosave(present: SavedPlot, isDrawn: boolean): PlotTable['saved'] {
  const [saved, setSaved] = useState<PlotTable['saved']>(null);
  useEffect(() => {
    if (!isDrawn) return;
    const save = () => setSaved(savePlot(present) ? 'saved' : 'failed');
    const soon = setTimeout(save, SAVE_AFTER_MS);
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      clearTimeout(soon);
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
    };
  }, [present, isDrawn]);
  return saved;
}

export function usePlotTable(): PlotTable {
  const [{ history, ...state }, act] = useReducer(tableState, undefined, startTable);
  useEffect(() => {
    act({ type: 'restore', saved: readSavedPlot() });
    return onSavedElsewhere((saved) => act({ type: 'change', change: saved, field: null }));
  }, []);
  const { present, past, future } = history;
  const saved = useAutosave(present, state.ready && (past.length > 0 || present !== EMPTY_TABLE));
  const actions = useMemo(() => {
    const change: PlotTable['change'] = (part, field) =>
      act({ type: 'change', change: part, field: field ?? null });
    return {
      change,
      setPlot: (plot: Plot, field?: string) => change({ plot }, field),
      setPlace: (place: Place | null, field?: string) => change({ place }, field),
      setDesign: (design: Design, field?: string) => change({ design }, field),
      commit: () => act({ type: 'commit' }),
      revert: () => act({ type: 'revert' }),
      undo: () => act({ type: 'undo' }),
      redo: () => act({ type: 'redo' }),
      select: (selection: Selection | null) => act({ type: 'select', selection }),
      setTool: (tool: Tool) => act({ type: 'tool', tool }),
      setPanel: (panel: Panel) => act({ type: 'panel', panel }),
      setSnapping: (snapping: boolean) => act({ type: 'snapping', snapping }),
      setView: (view: View | null) => act({ type: 'view', view }),
    };
  }, []);
  return { ...state, ...present, ...actions, saved, canUndo: past.length > 0, canRedo: future.length > 0 };
}
