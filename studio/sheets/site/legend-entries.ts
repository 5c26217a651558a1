import { earthworkOf } from '#domain/design/site-work.ts';
import { isSloped } from '#domain/plot/surface.ts';
import { fill } from '#domain/words/fill.ts';
import type { LegendEntry } from '../engine/legend.ts';
import { referencesOf } from '../layout/stake-out.ts';
import type { PlanSet } from '../plan-set.ts';
import type { SiteDistance } from './distances.ts';
import { contourLines, stepOf } from './heights.ts';
import type { LegendName } from './words.ts';

type Worded<Entry> = Entry extends { words: string } ? Omit<Entry, 'words'> : never;

const SIGNS: Record<LegendName, Worded<LegendEntry>> = {
  lot: { layer: 'C-PROP', line: true },
  setback: { layer: 'C-SETB', line: true },
  easement: { layer: 'C-ESMT', patch: { hatch: 'left', gapPt: 5 } },
  septic: { layer: 'C-SEPT', patch: { hatch: 'dots', gapPt: 4 } },
  overhead: { layer: 'C-UTIL', line: true },
  buried: { layer: 'C-UTIL', line: true },
  tree: { layer: 'L-TREE', symbol: 'tree' },
  contour: { layer: 'C-TOPO', line: true },
  spot: { layer: 'C-TOPO', symbol: 'spot' },
  wall: { layer: 'C-WALL', line: true },
  building: { layer: 'A-BLDG', patch: { hatch: 'right', gapPt: 4 } },
  deck: { layer: 'A-DECK', patch: { tint: '#f7f4ee' } },
  water: { layer: 'A-POOL', patch: { tint: '#e2f1f3' } },
  barrier: { layer: 'A-BARR', line: true },
  proposed: { layer: 'A-BARR', line: true },
  gate: { layer: 'A-BARR-GATE', line: true },
  access: { layer: 'A-ANNO-TEXT', symbol: 'access' },
  control: { layer: 'A-ANNO-SETO', symbol: 'spot' },
  conflict: { layer: 'A-ANNO-CONF', line: true },
};

/** Only what the plan shows. */
export function siteLegend(set: PlanSet, distances: readonly SiteDistance[]): LegendEntry[] {
  const { layout, barrier, words } = set;
  const plot = layout.plot?.site.plot;
  const has: Record<LegendName, boolean> = {
    lot: plot !== undefined,
    setback: plot?.lot.edges.some(({ setbackFt }) => setbackFt > 0) ?? false,
    easement: (plot?.easements.length ?? 0) > 0,
    septic: (plot?.septic.length ?? 0) > 0,
    overhead: plot?.lines.some(({ kind }) => kind === 'overhead') ?? false,
    buried: plot?.lines.some(({ kind }) => kind === 'buried') ?? false,
    tree: (plot?.trees.length ?? 0) > 0,
    contour: plot !== undefined && isSloped(plot),
    spot: (plot?.heights.length ?? 0) > 0,
    wall: (earthworkOf(layout.design)?.walls.length ?? 0) > 0,
    building: (plot?.buildings.length ?? 0) > 0 || layout.house !== null,
    deck: true,
    water: true,
    barrier: barrier.designed,
    proposed: !barrier.designed,
    gate: barrier.gates.length > 0,
    access: plot !== undefined && plot.access !== null,
    control: plot !== undefined && referencesOf(layout).kind === 'stakes',
    conflict: distances.some(({ conflict }) => conflict),
  };
  const step = layout.plot ? stepOf(contourLines(layout.plot)) : 1;
  return names
    .filter((name) => has[name])
    .map((name) => ({ ...SIGNS[name], words: fill(words.site.legend[name], { step }) }));
}

const isName = (name: string): name is LegendName => name in SIGNS;
const names = Object.keys(SIGNS).filter(isName);
