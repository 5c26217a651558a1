import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { boundsOf, type Polygon } from '#domain/geometry/plane.ts';
import type { Office } from '#domain/plan-set/office.ts';
import type { PlanSetInput } from '#domain/plan-set/plan-set.ts';
import { type Table, withEdits } from '#domain/plan-set/table.ts';
import type { Brand } from '#domain/site/brand.ts';
import { type Measures, measuresOf } from '#studio/figures/measures.ts';
import { layoutDesign } from '#studio/scene/layout.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { type Barrier, barrierOf } from './barrier/barrier.ts';
import { padKeepsOff, withPadOff } from './barrier/pad-off.ts';
import { type Electrical, electricalOf } from './electrical/electrical.ts';
import { type Equipment, equipmentOf } from './equipment/equipment.ts';
import { type Hydraulics, hydraulicsOf } from './plumbing/hydraulics.ts';
import { plumbingOf } from './plumbing/plumbing.ts';
import type { Plumbing } from './plumbing/types.ts';
import type { PlanSetWords } from './words.ts';

// Everything a set says, computed once from the design on its plot. Sheets, spreadsheets and the CAD file only show it.

/** A schedule that a colleague may change. */
export type TableName =
  | 'equipment'
  | 'fixtures'
  | 'pipes'
  | 'hydraulics'
  | 'circuits'
  | 'finishes'
  | 'take-off'
  | 'gates';

export type PlanSet = {
  input: PlanSetInput;
  words: PlanSetWords;
  /** What the owner lays down for every set. */
  office: Office;
  brand: Pick<Brand, 'name' | 'phone' | 'email'>;
  design: Design;
  /** On a plot `layout.plot` is set. */
  layout: Layout;
  measures: Measures;
  plumbing: Plumbing;
  hydraulics: Hydraulics;
  equipment: Equipment;
  electrical: Electrical;
  barrier: Barrier;
};

export type PlanSetSource = Pick<PlanSet, 'input' | 'words' | 'office' | 'brand'>;

export function buildPlanSet({ input, words, office, brand }: PlanSetSource): PlanSet {
  const design = drawnDesign(input.design);
  const asDesigned = layoutDesign(design);
  const barrier = barrierOf(asDesigned, input.state);
  const layout = withPadOff(asDesigned, barrier.ring);
  const measures = measuresOf(layout);
  const plumbing = plumbingOf(layout, measures);
  const hydraulics = hydraulicsOf(plumbing);
  const equipment = equipmentOf(layout, measures, hydraulics, plumbing, padKeepsOff(layout, barrier.ring));
  const electrical = electricalOf(layout, equipment, plumbing);
  return {
    input,
    words,
    office,
    brand,
    design,
    layout: withPad(layout, equipment.pad.outline),
    measures,
    plumbing,
    hydraulics,
    equipment,
    electrical,
    barrier,
  };
}

/** The layout's pad is the usual one; every sheet draws the one that holds the equipment. */
const withPad = (layout: Layout, pad: Polygon): Layout => {
  const { x0, z0, x1, z1 } = boundsOf(pad);
  const size = { widthFt: x1 - x0, depthFt: z1 - z0 };
  return {
    ...layout,
    items: layout.items.map((item) =>
      item.kind === 'equipment' ? { ...item, ...size, outline: pad } : item,
    ),
  };
};

/** As the colleague wants it. */
export const edited = ({ input }: PlanSet, name: TableName, table: Table): Table =>
  withEdits(table, name, input.edits);
