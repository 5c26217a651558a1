import { nearestOn } from '#domain/geometry/distance.ts';
import { boundsOf, edgesOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { ringAround } from '#domain/plan-set/circuits-ring.ts';
import { type SizedItem, sizedEquipment } from '#domain/plan-set/equipment.ts';
import { onSite, padPlanOf } from '#domain/plan-set/equipment-pad.ts';
import type { Measures } from '#studio/figures/measures.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import type { Hydraulics } from '../plumbing/hydraulics.ts';
import type { Plumbing } from '../plumbing/types.ts';
import { type Light, lightsOf } from './lights.ts';
import { needsOf } from './needs.ts';
import { placedPad } from './place-pad.ts';
import { watersOf } from './waters.ts';

// What stands on the pad and elsewhere, sized from what the pool needs, and the pad it takes. Layout coordinates, feet.

export type EquipmentItem = Omit<SizedItem, 'footing'> & {
  /** On the pad; null for what stands elsewhere. */
  outline: Polygon | null;
  round: boolean;
  at: Point;
};

export type Pad = {
  outline: Polygon;
  /** As the layout has it. */
  drawn: Polygon;
  larger: boolean;
  /** Clear of house, deck, lot line and all else. */
  clear: boolean;
  /** To be kept free before the panel. */
  panelFront: Polygon;
  backAtMinusZ: boolean;
};

export type Equipment = { items: readonly EquipmentItem[]; pad: Pad };

export function equipmentOf(
  layout: Layout,
  measures: Measures,
  hydraulics: Hydraulics,
  plumbing: Plumbing,
  padKeepsOff: readonly Polygon[] = [],
): Equipment {
  const { pad: drawn } = plumbing;
  const lights = lightsOf(layout);
  const sized = sizedEquipment(
    needsOf(layout, measures, hydraulics, plumbing, {
      lightGroups: lights.groups.map(({ length }) => length),
      lightsAtPool: lights.atPool,
    }),
  );
  const plan = padPlanOf(sized);
  const { place, outline, larger, clear } = placedPad(layout, plan, drawn, padKeepsOff);
  const put = onSite(plan, place);
  const transformers = sized.filter(({ kind }) => kind === 'transformer');
  const items = sized.map(({ footing: _, ...item }): EquipmentItem => {
    const group = lights.groups[transformers.findIndex(({ id }) => id === item.id)];
    const spot = plan.spots.find(({ id }) => id === item.id);
    const shape = spot ? put(spot.box) : null;
    return {
      ...item,
      outline: shape,
      round: spot?.round ?? false,
      at: middleOf(shape ?? elsewhere(layout, plumbing, item, group ?? [])),
    };
  });
  return {
    items,
    pad: {
      outline,
      drawn,
      larger,
      clear,
      panelFront: put(plan.panelFront),
      backAtMinusZ: place.backAtMinusZ,
    },
  };
}

const middleOf = (outline: Polygon): Point => {
  const { x0, z0, x1, z1 } = boundsOf(outline);
  return [(x0 + x1) / 2, (z0 + z1) / 2];
};

const TRANSFORMER_FT = 7;

/** The chiller stands at its tub, the cover's motor at the end of the pool where the cover rolls up, a transformer off the pad beside the deck. */
function elsewhere(
  layout: Layout,
  { fixtures }: Plumbing,
  { kind }: Pick<SizedItem, 'kind'>,
  lit: readonly Light[],
): Polygon {
  const { items, pool } = layout;
  if (kind === 'transformer') return [besideLights(layout, lit)];
  const plunge = items.find((item) => item.kind === 'Cold Plunge');
  const { x1, z0 } = boundsOf(pool.outline);
  if (kind === 'chiller' && plunge) return plunge.outline;
  if (kind === 'cover-motor') return [[x1 + 1, z0 - 1]];
  const fill = fixtures.find(({ circuit }) => circuit === 'fill');
  return [fill?.at ?? [boundsOf(pool.outline).x0 - 1.5, z0 - 1.5]];
}

/** Behind the middle of its lights. */
const besideLights = (layout: Layout, lit: readonly Light[]): Point =>
  nearestOn(edgesOf(ringAround(watersOf(layout), TRANSFORMER_FT)), middleOf(lit.map(({ at }) => at))).at;
