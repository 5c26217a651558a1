import {
  type DxfBlock,
  type DxfWriter,
  LWPolylineFlags,
  point2d,
  point3d,
  TextHorizontalAlignment,
  TextVerticalAlignment,
} from '@tarikjabiri/dxf';
import type { Point } from '#domain/geometry/plane.ts';
import { hatch } from '#studio/plan/hatch.ts';
import { dimensionEnds, dimensionText } from '#studio/sheets/engine/dimension-marks.ts';
import type { Anchor, Entity } from '#studio/sheets/engine/entity.ts';
import type { LayerName } from '#studio/sheets/engine/layers.ts';
import { CAP, symbolOf } from '#studio/sheets/engine/symbols.ts';
import type { Pen } from '#studio/sheets/engine/view.ts';

// Entities of a view as entities of a CAD file. Y runs up there and down here; text carries no codes of its own.

const DIMENSION_STYLE = 'POOLWRIGHT';
const ALIGNMENT: Record<Anchor, TextHorizontalAlignment> = {
  start: TextHorizontalAlignment.Left,
  middle: TextHorizontalAlignment.Center,
  end: TextHorizontalAlignment.Right,
};

type Place = { offset: Point; pen: Pen; layerOf: (layer: LayerName) => string };
/** Where lines go: the drawing itself, or a block of it. */
type Space = Pick<DxfBlock, 'addLWPolyline' | 'addCircle' | 'addText'>;
type Of<Kind extends Entity['kind']> = Extract<Entity, { kind: Kind }>;

export class CadSpace {
  readonly #writer: DxfWriter;
  readonly #unit: number;
  readonly #symbols = new Set<string>();
  #dimensions = 0;

  constructor(writer: DxfWriter, unitsPerFoot: number) {
    this.#writer = writer;
    this.#unit = unitsPerFoot;
    const style = writer.addDimStyle(DIMENSION_STYLE);
    style.DIMLUNIT = 4;
    style.DIMTAD = 1;
    style.DIMTIH = 0;
    style.DIMTOH = 0;
    style.DIMTSZ = 1;
    style.DIMDEC = 4;
    style.DIMZIN = 3;
  }

  add(entities: readonly Entity[], place: Place): void {
    for (const entity of entities) this.#addOne(entity, place);
  }

  #addOne(entity: Entity, place: Place): void {
    const layerName = place.layerOf(entity.layer);
    const space = this.#writer.modelSpace;
    switch (entity.kind) {
      case 'path':
        this.#addPath(entity, place, layerName);
        break;
      case 'circle':
        space.addCircle(this.#at(entity.at, place), entity.radiusFt * this.#unit, { layerName });
        break;
      case 'text':
        this.#write(space, entity, place, layerName);
        break;
      case 'dimension':
        this.#addDimension(entity, place, layerName);
        break;
      case 'leader':
        this.#addLeader(entity, place, layerName);
        break;
      case 'symbol':
        this.#addSymbol(entity, place, layerName);
    }
  }

  #xy([x, z]: Point, { offset }: Place): Point {
    return [(x + offset[0]) * this.#unit, -(z + offset[1]) * this.#unit];
  }

  #at(point: Point, place: Place) {
    return point3d(...this.#xy(point, place));
  }

  #line(space: Space, points: readonly Point[], place: Place, layerName: string, closed = false): void {
    if (points.length < 2) return;
    space.addLWPolyline(
      points.map((point) => ({ point: point2d(...this.#xy(point, place)) })),
      { layerName, flags: closed ? LWPolylineFlags.Closed : LWPolylineFlags.None },
    );
  }

  #addPath({ points, closed, fill, unlined }: Of<'path'>, place: Place, layerName: string): void {
    const space = this.#writer.modelSpace;
    if (!unlined) this.#line(space, points, place, layerName, closed);
    if (!fill || !('hatch' in fill)) return;
    const ways = fill.hatch === 'cross' ? [false, true] : [fill.hatch === 'left'];
    for (const mirrored of ways)
      for (const mark of hatch(points, place.pen.pt(fill.gapPt), '', mirrored))
        if (mark.kind === 'shape') this.#line(space, mark.points, place, layerName);
  }

  #write(
    space: Space,
    { at, text, heightFt, anchor, turnDeg = 0 }: Omit<Of<'text'>, 'kind' | 'layer'>,
    place: Place,
    layerName: string,
  ): void {
    // Two percent signs begin a code.
    const plain = text.replaceAll('%%', '% %');
    const point = this.#at(at, place);
    space.addText(point, heightFt * this.#unit, plain, {
      layerName,
      rotation: -turnDeg,
      ...(anchor === 'start'
        ? {}
        : {
            horizontalAlignment: ALIGNMENT[anchor],
            verticalAlignment: TextVerticalAlignment.BaseLine,
            secondAlignmentPoint: point,
          }),
    });
  }

  /** With the drawing of it that other programs show, in a block of its own. */
  #addDimension(entity: Of<'dimension'>, place: Place, layerName: string): void {
    const { from, to, heightFt } = entity;
    const [a, b] = dimensionEnds(entity);
    this.#dimensions += 1;
    const { document } = this.#writer;
    const block = document.blocks.addBlock(`*D${this.#dimensions}`, document.objects, false);
    const onZero = { ...place };
    for (const line of [
      [from, a],
      [to, b],
      [a, b],
    ] as const)
      this.#line(block, line, onZero, layerName);
    const [dx, dz] = [b[0] - a[0], b[1] - a[1]];
    const angle = (Math.atan2(dz, dx) * 180) / Math.PI;
    const turnDeg = angle > 90.01 || angle <= -89.99 ? angle + 180 : angle;
    const rad = (turnDeg * Math.PI) / 180;
    const lift = heightFt * 0.35;
    const middle: Point = [
      (a[0] + b[0]) / 2 + Math.sin(rad) * lift,
      (a[1] + b[1]) / 2 - Math.cos(rad) * lift,
    ];
    const text = dimensionText(entity);
    this.#write(block, { at: middle, text, heightFt, anchor: 'middle', turnDeg }, onZero, layerName);
    // Not an aligned one: some readers measure those along x.
    this.#writer.addLinearDim(this.#at(from, place), this.#at(to, place), {
      layerName,
      blockName: block.name,
      styleName: DIMENSION_STYLE,
      angle: -angle,
      definitionPoint: this.#at(b, place),
      middlePoint: this.#at(middle, place),
      ActualMeasurement: Math.hypot(to[0] - from[0], to[1] - from[1]) * this.#unit,
      ...(entity.text === undefined ? {} : { text: entity.text }),
    });
  }

  #addLeader({ points, text, heightFt }: Of<'leader'>, place: Place, layerName: string): void {
    const space = this.#writer.modelSpace;
    const [end, before] = [points.at(-1), points.at(-2)];
    if (!end || !before) return;
    this.#line(space, points, place, layerName);
    const rightward = end[0] >= before[0];
    const at: Point = [end[0] + (rightward ? 1 : -1) * heightFt * 0.35, end[1] + heightFt * 0.33];
    this.#write(space, { at, text, heightFt, anchor: rightward ? 'start' : 'end' }, place, layerName);
  }

  #addSymbol({ name, at, sizeFt, turnDeg = 0 }: Of<'symbol'>, place: Place, layerName: string): void {
    if (!this.#symbols.has(name)) this.#define(name);
    const size = sizeFt * this.#unit;
    this.#writer.modelSpace.addInsert(blockName(name), this.#at(at, place), {
      layerName,
      scaleFactor: { x: size, y: size, z: size },
      rotationAngle: -turnDeg,
    });
  }

  /** One unit wide, on the layer that takes the color of where it is set. */
  #define(name: string): void {
    this.#symbols.add(name);
    const block = this.#writer.addBlock(blockName(name));
    const up = ([x, z]: Point) => point2d(x, -z);
    for (const stroke of symbolOf(name)) {
      const [x, z] = ('at' in stroke ? stroke.at : undefined) ?? [0, 0];
      if ('letter' in stroke)
        block.addText(point3d(x, -z), (stroke.height ?? 0.6) * CAP, stroke.letter, {
          layerName: '0',
          horizontalAlignment: TextHorizontalAlignment.Center,
          verticalAlignment: TextVerticalAlignment.Middle,
          secondAlignmentPoint: point3d(x, -z),
        });
      else if ('radius' in stroke) block.addCircle(point3d(x, -z), stroke.radius, { layerName: '0' });
      else
        block.addLWPolyline(
          stroke.points.map((point) => ({ point: up(point) })),
          { layerName: '0', flags: stroke.closed ? LWPolylineFlags.Closed : LWPolylineFlags.None },
        );
    }
  }
}

const blockName = (symbol: string) => symbol.toUpperCase();
