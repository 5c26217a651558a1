import type { PlotThing } from '#domain/plot/edit.ts';
import type { Plot, PlotPart } from '#domain/plot/plot.ts';
import { fill } from '#domain/words/fill.ts';
import type { PlotWords } from './words.ts';

type Names = PlotWords['PLOT_PARTS'];

function kindName(plot: Plot, thing: PlotThing, names: Names['names']): string {
  switch (thing.part) {
    case 'building':
      return names.building[plot.buildings[thing.index]?.kind ?? 'other'];
    case 'tree':
      return names.tree[plot.trees[thing.index]?.kind ?? 'tree'];
    case 'line':
      return names.line[plot.lines[thing.index]?.kind ?? 'overhead'];
    case 'septic':
      return names.septic[plot.septic[thing.index]?.kind ?? 'tank'];
    default:
      return names[thing.part];
  }
}

/** "House", or "Tree 3" where there are several things of its list. */
export function nameOf(plot: Plot, thing: PlotThing, { names, numbered }: Names): string {
  const name = kindName(plot, thing, names);
  if (!('index' in thing)) return name;
  const lists = {
    building: plot.buildings,
    tree: plot.trees,
    easement: plot.easements,
    line: plot.lines,
    septic: plot.septic,
    height: plot.heights,
  };
  return lists[thing.part].length > 1 ? fill(numbered, { name, number: thing.index + 1 }) : name;
}

/** What a fault is about; a side belongs to the lot. */
export function thingOf(part: PlotPart): PlotThing {
  if (!('index' in part)) return { part: part.part };
  return part.part === 'edge' ? { part: 'lot' } : { part: part.part, index: part.index };
}
