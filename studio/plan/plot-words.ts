import type { OriginWords } from '#domain/plot/disclaimer.ts';
import type { ClearanceKind } from '#domain/plot/distances.ts';
import type { BUILDING_KINDS, LINE_KINDS, SEPTIC_KINDS, TREE_KINDS } from '#domain/plot/plot.ts';
import type { Counted } from '#domain/words/fill.ts';

// What a drawing with a plot in it says; the sentences stand in the content.

type Kind = (typeof BUILDING_KINDS | typeof LINE_KINDS | typeof SEPTIC_KINDS | typeof TREE_KINDS)[number];
export type KeyName =
  | 'lot'
  | 'setback'
  | 'easement'
  | 'septic'
  | 'overhead'
  | 'buried'
  | 'tree'
  | 'contour'
  | 'access'
  | 'conflict'
  | 'wall';

export type SitePlanWords = {
  readonly title: string;
  readonly description: string;
  readonly pool: string;
  readonly side: string;
  readonly parts: Readonly<Record<Kind | 'easement', string>>;
  readonly access: string;
  readonly wall: string;
  readonly wallKey: string;
  readonly stepsKey: Counted;
  readonly sections: Readonly<Record<'across' | 'before' | 'cut' | 'fill' | 'deck', string>>;
  readonly distances: Readonly<Record<'heading' | 'wanted' | ClearanceKind, string>> & {
    readonly more: Counted;
  };
  readonly key: Readonly<Record<'heading' | KeyName, string>>;
};

export type PlotDrawingWords = { readonly PLOT_ORIGIN: OriginWords; readonly SITE_PLAN: SitePlanWords };
