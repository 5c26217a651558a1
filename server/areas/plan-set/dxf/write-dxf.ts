import { DxfWriter, LayerFlags, Units } from '@tarikjabiri/dxf';
import { boundsOf, type Point } from '#domain/geometry/plane.ts';
import { SHEETS } from '#studio/sheets/draw-set.ts';
import type { Entity } from '#studio/sheets/engine/entity.ts';
import { fieldOf } from '#studio/sheets/engine/frame.ts';
import { isLayer, LAYERS, type LayerName, lookOf } from '#studio/sheets/engine/layers.ts';
import { fittingScale } from '#studio/sheets/engine/scale.ts';
import { type Pen, POINTS_PER_INCH, penOf, type View } from '#studio/sheets/engine/view.ts';
import type { PlanSet } from '#studio/sheets/plan-set.ts';
import { CadSpace } from './cad-space.ts';

// The set as a CAD file: everything in inches at full size. Plan views lie over one another in the layout's coordinates, what is
// drawn apart stands below. Figures and names have a layer per view, so that one view's can be read alone.

const INCHES = 12;
const APART_GAP_FT = 12;
/** The largest sheet: text in the file is sized for it. */
const PAPER = 'arch-d';
/** Whose figures are shown when the file is opened. */
const FIRST_VIEW = 'layout';
const DASH_INCHES = 2.4;
const LAYER_NAMES = Object.keys(LAYERS).filter(isLayer);

export function dxfOf(set: PlanSet): string {
  const writer = new DxfWriter();
  writer.setUnits(Units.Inches);
  writer.setVariable('$LUNITS', { 70: 4 });
  writer.setVariable('$MEASUREMENT', { 70: 0 });
  writer.setVariable('$LTSCALE', { 40: 1 });
  const views = viewsOf(set);
  addLayers(writer, views);
  const space = new CadSpace(writer, INCHES);
  for (const { view, pen, entities, offset } of views)
    space.add(entities, { offset, pen, layerOf: (layer) => cadLayer(layer, view) });
  space.add(titleOf(set, views), { offset: [0, 0], pen: titlePen(views), layerOf: (layer) => layer });
  return withWeights(writer.stringify());
}

type Shown = { view: View; pen: Pen; entities: Entity[]; offset: Point };

const isNote = (layer: LayerName) => layer.startsWith('A-ANNO');
const cadLayer = (layer: LayerName, { name }: View) =>
  isNote(layer) ? `${layer}-${name.toUpperCase()}` : layer;

function viewsOf(set: PlanSet): Shown[] {
  const field = fieldOf(PAPER);
  const size = { widthIn: field.width / POINTS_PER_INCH, heightIn: field.height / POINTS_PER_INCH };
  const all = SHEETS.flatMap(({ views }) => views);
  const once = all.filter((view, index) => all.findIndex(({ name }) => name === view.name) === index);
  const plans = once.filter(({ apart }) => !apart);
  const plan = boundsOf(plans.flatMap((view) => cornersOf(set, view)));
  const taken = new Set<string>();
  const out: Shown[] = [];
  let below = plan.z1 + APART_GAP_FT;
  for (const view of [...plans, ...once.filter(({ apart }) => apart)]) {
    const extent = view.extent(set);
    const pen = penOf(fittingScale(view.ruler, extent, size, view.marginIn), field.textPt);
    const margin = view.marginIn * pen.scale.feetPerInch;
    const offset: Point = view.apart ? [plan.x0 - extent.x0, below + margin - extent.z0] : [0, 0];
    if (view.apart) below += extent.z1 - extent.z0 + 2 * margin + APART_GAP_FT;
    // Walls and water stand in every plan: once is enough.
    const entities = view.draw(set, pen).filter((entity) => {
      if (view.apart || isNote(entity.layer)) return true;
      const key = JSON.stringify(entity);
      if (taken.has(key)) return false;
      taken.add(key);
      return true;
    });
    out.push({ view, pen, entities, offset });
  }
  return out;
}

const cornersOf = (set: PlanSet, view: View): Point[] => {
  const { x0, z0, x1, z1 } = view.extent(set);
  return [
    [x0, z0],
    [x1, z1],
  ];
};

function addLayers(writer: DxfWriter, views: readonly Shown[]): void {
  const used = new Map<string, { layer: LayerName; hidden: boolean }>();
  for (const { view, entities } of views)
    for (const { layer } of entities)
      used.set(cadLayer(layer, view), {
        layer,
        hidden: isNote(layer) && !view.apart && view.name !== FIRST_VIEW,
      });
  used.set('A-ANNO-TEXT', { layer: 'A-ANNO-TEXT', hidden: false });
  const dashes = LAYER_NAMES.map((name) => lookOf(name).dash).filter((dash) => dash !== undefined);
  for (const [name, dash] of new Map(dashes.map((one) => [lineTypeOf(one), one])))
    writer.addLType(
      name,
      '__ __ __',
      dash.map((length, i) => (i % 2 === 0 ? 1 : -1) * length * DASH_INCHES),
    );
  for (const [name, { layer, hidden }] of used) {
    const { aci, dash } = lookOf(layer);
    writer.addLayer(
      name,
      aci,
      dash === undefined ? 'Continuous' : lineTypeOf(dash),
      hidden ? LayerFlags.Frozen : LayerFlags.None,
    );
  }
}

const lineTypeOf = (dash: readonly number[]) => `DASH-${dash.join('-').replaceAll('.', '_')}`;

/** The writer knows no weights of lines: each layer's follows from its name. */
function withWeights(text: string): string {
  return text.replace(
    /(AcDbLayerTableRecord\n\s*2\n([^\n]*)\n[\s\S]*?\n\s*370\n)\s*0\n/g,
    (whole, before: string, name: string) => {
      const layer = LAYER_NAMES.toSorted((a, b) => b.length - a.length).find(
        (one) => name === one || name.startsWith(`${one}-`),
      );
      return layer ? `${before}${hundredthsOfMm(lookOf(layer).weightPt)}\n` : whole;
    },
  );
}

const WEIGHTS = [13, 15, 18, 20, 25, 30, 35, 40, 50, 53, 60, 70];
const hundredthsOfMm = (pt: number) => {
  const wanted = (pt / 72) * 25.4 * 100;
  return WEIGHTS.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
};

const titlePen = (views: readonly Shown[]): Pen => {
  const pen = views.find(({ view }) => view.name === FIRST_VIEW)?.pen ?? views[0]?.pen;
  if (!pen) throw new Error('a set has no view');
  return pen;
};

function titleOf(set: PlanSet, views: readonly Shown[]): Entity[] {
  const { title, released } = set.input;
  const { frame } = set.words;
  const pen = titlePen(views);
  const plan = boundsOf(views.filter(({ view }) => !view.apart).flatMap(({ view }) => cornersOf(set, view)));
  const lines = [
    set.brand.name,
    title.project,
    title.client,
    title.address,
    `${frame.date}: ${title.date}`,
    ...(released ? [] : [frame.preliminary]),
  ].filter((text) => text !== '');
  return lines.map((text, i) => ({
    kind: 'text',
    layer: 'A-ANNO-TEXT',
    at: [plan.x0, plan.z0 - (lines.length - i) * pen.textFt * 2 - pen.pt(90)],
    text,
    heightFt: pen.textFt * (i === 0 ? 1.6 : 1),
    anchor: 'start',
  }));
}
