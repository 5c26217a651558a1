import type { PlotThing, Trace } from '#domain/plot/edit.ts';
import { changed, committed, type History, redone, reverted, startHistory, undone } from '#site/history.ts';
import { EMPTY_TABLE, type SavedPlot } from '#site/saved-plot.ts';
import type { View } from './view.ts';

// The drawing table: what is drawn, with every step back, and how it is looked at.

/** `scale` presses belong to the picture underneath, `pool` presses to the pool. */
export type Tool = 'select' | Trace | 'tree' | 'height' | 'access' | 'north' | 'scale' | 'pool';
export const PANELS = ['draw', 'underlay', 'pool'] as const;
export type Panel = (typeof PANELS)[number];

/** One thing on the table. */
export type Thing = PlotThing | { part: 'north' | 'pool' | 'underlay' };
/** A thing, or one of its corners or sides; a side counts from its first corner. */
export type Selection = { thing: Thing; corner?: number; side?: number };

export type TableState = {
  history: History<SavedPlot>;
  /** What was kept in this browser has been looked for. */
  ready: boolean;
  selection: Selection | null;
  tool: Tool;
  panel: Panel;
  snapping: boolean;
  /** Null asks for one that shows everything. */
  view: View | null;
};

export type TableAction =
  | { type: 'restore'; saved: SavedPlot | undefined }
  | { type: 'change'; change: Partial<SavedPlot>; field: string | null }
  | { type: 'commit' | 'revert' | 'undo' | 'redo' }
  | { type: 'select'; selection: Selection | null }
  | { type: 'tool'; tool: Tool }
  | { type: 'panel'; panel: Panel }
  | { type: 'snapping'; snapping: boolean }
  | { type: 'view'; view: View | null };

export const startTable = (): TableState => ({
  history: startHistory(EMPTY_TABLE),
  ready: false,
  selection: null,
  tool: 'select',
  panel: 'draw',
  snapping: true,
  view: null,
});

const STEPS = { commit: committed, revert: reverted, undo: undone, redo: redone };

export function tableState(state: TableState, action: TableAction): TableState {
  const { history } = state;
  switch (action.type) {
    case 'restore': {
      if (!action.saved) return { ...state, ready: true };
      return { ...state, ready: true, history: startHistory(action.saved), view: null };
    }
    case 'change':
      return {
        ...state,
        history: changed(history, { ...history.present, ...action.change }, action.field),
      };
    case 'commit':
    case 'revert':
    case 'undo':
    case 'redo':
      return { ...state, history: STEPS[action.type](history) };
    case 'select':
      return { ...state, selection: action.selection };
    case 'tool':
      return { ...state, tool: action.tool };
    case 'panel':
      return { ...state, panel: action.panel };
    case 'snapping':
      return { ...state, snapping: action.snapping };
    case 'view':
      return { ...state, view: action.view };
  }
}
