import { type Bounds, type Polygon, rectangle } from '#domain/geometry/plane.ts';
import type { EquipmentKind, Footing, SizedItem } from './equipment.ts';

// Equipment on its slab: the panel's board at the back, what stands on the ground in one row before it, the pumps in a row of their
// own where one would grow too long. Feet; x along the pad, z from its back to its front.

const EDGE_FT = 0.4;
const BEFORE_BOARD_FT = 0.5;
const LONGEST_ROW_FT = 14;
const AISLE_FT = 2.5;
/** To be kept free before a panel, and as wide. */
export const PANEL_FRONT_FT = 3;
const PANEL_WIDTH_FT = 2.5;

export type PadSpot = { id: string; box: Bounds; round: boolean };
export type PadPlan = {
  widthFt: number;
  depthFt: number;
  spots: readonly PadSpot[];
  /** Where nobody may put anything: before the panel. */
  panelFront: Bounds;
};

type Standing = { id: string; kind: EquipmentKind; footing: Footing };

const isPanel = ({ kind }: Standing) => kind === 'panel' || kind === 'automation';
const PUMP_ROW: readonly EquipmentKind[] = [
  'filter-pump',
  'spa-pump',
  'feature-pump',
  'edge-pump',
  'regeneration-pump',
  'blower',
];

/** Side by side with the larger of both rooms between them. */
function inRow(items: readonly Standing[], z: number, x = EDGE_FT): { spots: PadSpot[]; end: number } {
  const spots: PadSpot[] = [];
  let end = x;
  let before = 0;
  for (const { id, footing } of items) {
    const { widthFt, depthFt, clearFt, round } = footing;
    const x0 = end + (spots.length === 0 ? 0 : Math.max(before, clearFt));
    spots.push({ id, box: { x0, z0: z, x1: x0 + widthFt, z1: z + depthFt }, round: round === true });
    end = x0 + widthFt;
    before = clearFt;
  }
  return { spots, end };
}

/** As forms are set. */
const inWholeInches = (feet: number): number => Math.ceil(feet * 12 - 1e-6) / 12;

const deepest = (items: readonly Standing[]) => Math.max(0, ...items.map(({ footing }) => footing.depthFt));

export function padPlanOf(items: readonly SizedItem[]): PadPlan {
  const standing = items.flatMap(({ id, kind, footing }): Standing[] =>
    footing ? [{ id, kind, footing }] : [],
  );
  const board = standing.filter((item) => item.footing.onBoard && !isPanel(item));
  const onGround = standing.filter(({ footing }) => !footing.onBoard);
  const boardFt = Math.max(0.6, deepest(board));
  const rows = rowsOf(onGround);
  const spots: PadSpot[] = [];
  let z = boardFt + BEFORE_BOARD_FT;
  let end = 0;
  for (const row of rows) {
    const placed = inRow(row, z);
    spots.push(...placed.spots);
    end = Math.max(end, placed.end);
    z += deepest(row) + AISLE_FT;
  }
  const onBoard = inRow(board, 0);
  end = inWholeInches(Math.max(end, onBoard.end) + EDGE_FT);
  const panel = standing.find(isPanel);
  const panelDepth = panel?.footing.depthFt ?? 0;
  const panelWidth = panel?.footing.widthFt ?? 0;
  const bay = end + (PANEL_WIDTH_FT - panelWidth) / 2;
  if (panel)
    spots.push({
      id: panel.id,
      box: { x0: bay, z0: 0, x1: bay + panelWidth, z1: panelDepth },
      round: false,
    });
  const depthFt = inWholeInches(Math.max(z - AISLE_FT + EDGE_FT, panelDepth + PANEL_FRONT_FT));
  return {
    widthFt: end + PANEL_WIDTH_FT,
    depthFt,
    spots: [...spots, ...onBoard.spots],
    panelFront: { x0: end, z0: panelDepth, x1: end + PANEL_WIDTH_FT, z1: panelDepth + PANEL_FRONT_FT },
  };
}

function rowsOf(items: readonly Standing[]): Standing[][] {
  if (inRow(items, 0).end <= LONGEST_ROW_FT) return [[...items]];
  const isInPumpRow = ({ kind }: Standing) => PUMP_ROW.includes(kind);
  return [items.filter((item) => !isInPumpRow(item)), items.filter(isInPumpRow)].filter(
    ({ length }) => length > 0,
  );
}

/** On the site: the pad's corner and whether its back lies at −z. */
export type PadPlace = { x: number; z: number; backAtMinusZ: boolean };

export function onSite(plan: PadPlan, { x, z, backAtMinusZ }: PadPlace) {
  return ({ x0, z0, x1, z1 }: Bounds): Polygon =>
    backAtMinusZ
      ? rectangle(x + x0, z + z0, x + x1, z + z1)
      : rectangle(x + x0, z + plan.depthFt - z1, x + x1, z + plan.depthFt - z0);
}
