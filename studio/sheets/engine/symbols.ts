import { circle, type Point, type Polygon, rectangle } from '#domain/geometry/plane.ts';
import type { Entity } from './entity.ts';
import type { LayerName } from './layers.ts';

// Blocks: small drawings around their own middle, one foot wide before they are sized. On paper they are drawn out; in a CAD file
// they are blocks. Unturned, what has a direction points to the right (+x).

type Stroke =
  | { points: Polygon; closed: boolean; filled?: true }
  | { radius: number; at?: Point; filled?: true }
  /** `height` of the symbol's width; the letters' middle stands at `at`. */
  | { letter: string; height?: number; at?: Point };

const box = (w: number, h = w): Stroke => ({ points: rectangle(-w, -h, w, h), closed: true });
const ring = (radius: number, at?: Point): Stroke => (at ? { radius, at } : { radius });
const dot = (radius: number, at?: Point): Stroke => ({ ...ring(radius, at), filled: true });
const line = (...points: Point[]): Stroke => ({ points, closed: false });
const shape = (...points: Point[]): Stroke => ({ points, closed: true });
const solid = (...points: Point[]): Stroke => ({ points, closed: true, filled: true });
const letter = (text: string, height = 0.6, at?: Point): Stroke => ({
  letter: text,
  height,
  ...(at ? { at } : {}),
});

/** A part of a circle around `at`, in degrees from +x towards +z. */
const arc = (radius: number, from: number, to: number, [x, z]: Point = [0, 0]): Stroke =>
  line(
    ...Array.from({ length: 13 }, (_, i): Point => {
      const angle = ((from + ((to - from) * i) / 12) * Math.PI) / 180;
      return [x + Math.cos(angle) * radius, z + Math.sin(angle) * radius];
    }),
  );

const cross = (half: number): Stroke[] => [
  line([-half, -half], [half, half]),
  line([half, -half], [-half, half]),
];

const SYMBOLS: Readonly<Record<string, readonly Stroke[]>> = {
  skimmer: [box(0.5), ring(0.26), line([-0.5, -0.38], [0.5, -0.38])],
  drain: [ring(0.5), ring(0.34), ...cross(0.24)],
  return: [solid([-0.5, -0.4], [0.5, 0], [-0.5, 0.4])],
  'spa-jet': [ring(0.5), solid([-0.28, -0.3], [0.38, 0], [-0.28, 0.3])],
  bubbler: [ring(0.5), ring(0.14, [-0.18, 0.12]), ring(0.14, [0.2, 0.05]), ring(0.1, [0, -0.25])],
  'deck-jet': [ring(0.3), arc(0.5, -60, 60), dot(0.1)],
  'water-feature': [box(0.5, 0.3), line([-0.35, -0.1], [-0.1, 0.12], [0.1, -0.1], [0.35, 0.12])],
  suction: [box(0.5), ...cross(0.35)],
  'channel-drain': [box(0.5, 0.16), line([-0.4, 0], [0.4, 0])],
  riser: [ring(0.5), line([-0.25, 0.2], [0, -0.25], [0.25, 0.2])],
  'auto-fill': [box(0.5), solid([-0.25, -0.2], [0.25, -0.2], [0, 0.28])],
  overflow: [box(0.5), line([-0.5, -0.1], [0.05, -0.1], [0.05, 0.5])],
  cleaner: [ring(0.5), dot(0.16)],
  light: [ring(0.5), line([-0.5, 0], [0.5, 0]), line([0, -0.5], [0, 0.5]), dot(0.16)],
  'junction-box': [box(0.5), dot(0.2)],
  panel: [box(0.5, 0.3), solid([-0.5, 0.3], [0.5, -0.3], [0.5, 0.3])],
  transformer: [box(0.5), line([-0.5, 0.5], [0.5, -0.5])],
  disconnect: [box(0.5), dot(0.08, [-0.3, 0.2]), dot(0.08, [0.3, 0.2]), line([-0.3, 0.2], [0.22, -0.25])],
  gfci: [ring(0.3), line([-0.5, -0.1], [0.5, -0.1]), line([-0.5, 0.1], [0.5, 0.1])],
  switch: [dot(0.1, [-0.3, 0]), line([-0.3, 0], [0.5, 0])],
  'bond-point': [dot(0.22), ring(0.5)],
  ground: [
    line([0, -0.5], [0, 0]),
    line([-0.4, 0], [0.4, 0]),
    line([-0.25, 0.2], [0.25, 0.2]),
    line([-0.1, 0.4], [0.1, 0.4]),
  ],
  pump: [ring(0.5), solid([-0.25, -0.42], [0.5, 0], [-0.25, 0.42])],
  filter: [ring(0.5), letter('F')],
  heater: [box(0.5), letter('H')],
  sanitizer: [box(0.5, 0.28), letter('CL', 0.4)],
  uv: [box(0.5, 0.28), letter('UV', 0.4)],
  valve: [shape([-0.5, -0.3], [0.5, 0.3], [0.5, -0.3], [-0.5, 0.3])],
  'check-valve': [solid([-0.4, -0.3], [0.35, 0], [-0.4, 0.3]), line([0.4, -0.35], [0.4, 0.35])],
  'valve-3': [
    shape([-0.5, -0.28], [0.5, 0.28], [0.5, -0.28], [-0.5, 0.28]),
    shape([0, 0], [-0.28, 0.5], [0.28, 0.5]),
  ],
  union: [line([-0.12, -0.4], [-0.12, 0.4]), line([0.12, -0.4], [0.12, 0.4])],
  // Hinged at the origin, a foot wide, shut along +x, opening towards -z, which is away from the pool for whoever turns it so.
  gate: [line([0, 0], [0, -1]), arc(1, -90, 0), dot(0.06)],
  tree: [ring(0.5), dot(0.1)],
  spot: [line([-0.4, 0], [0.4, 0]), line([0, -0.4], [0, 0.4])],
  post: [solid([-0.2, -0.2], [0.2, -0.2], [0.2, 0.2], [-0.2, 0.2])],
  access: [solid([-0.4, -0.5], [0.4, -0.5], [0, 0.5])],
  stake: [ring(0.3), line([-0.5, 0], [0.5, 0]), line([0, -0.5], [0, 0.5])],
  benchmark: [
    ring(0.5),
    solid([0, 0], [0.5, 0], [0.35, 0.35], [0, 0.5]),
    solid([0, 0], [-0.5, 0], [-0.35, -0.35], [0, -0.5]),
  ],
  level: [solid([0, 0], [-0.35, -0.5], [0.35, -0.5]), line([-0.5, 0], [0.5, 0])],
  // Points to where the section looks.
  'section-mark': [solid([0.75, 0], [0, -0.55], [0, 0.55]), ring(0.5)],
  'finish-mark': [shape([-0.9, 0], [-0.5, -0.5], [0.5, -0.5], [0.9, 0], [0.5, 0.5], [-0.5, 0.5])],
  north: [ring(0.5), solid([0, -0.62], [0.2, 0.35], [0, 0.2], [-0.2, 0.35]), letter('N', 0.4, [0, -0.85])],
};

export const symbolOf = (name: string): readonly Stroke[] => {
  const strokes = SYMBOLS[name];
  if (!strokes) throw new Error(`there is no symbol ${name}`);
  return strokes;
};

/** Of a letter's height: its cap stands this far over its foot. */
export const CAP = 0.72;

/** One symbol as plain entities, where it stands. Its letters stay upright. */
export function symbolEntities({
  layer,
  name,
  at,
  sizeFt,
  turnDeg = 0,
}: Extract<Entity, { kind: 'symbol' }>): Entity[] {
  const [cos, sin] = [Math.cos((turnDeg * Math.PI) / 180), Math.sin((turnDeg * Math.PI) / 180)];
  const put = ([x, z]: Point): Point => [
    at[0] + (x * cos - z * sin) * sizeFt,
    at[1] + (x * sin + z * cos) * sizeFt,
  ];
  return symbolOf(name).map((stroke) => strokeEntity(stroke, layer, put, sizeFt));
}

function strokeEntity(
  stroke: Stroke,
  layer: LayerName,
  put: (point: Point) => Point,
  sizeFt: number,
): Entity {
  if ('letter' in stroke) {
    const heightFt = sizeFt * (stroke.height ?? 0.6);
    const [x, z] = put(stroke.at ?? [0, 0]);
    const foot: Point = [x, z + (heightFt * CAP) / 2];
    return { kind: 'text', layer, at: foot, text: stroke.letter, heightFt, anchor: 'middle', strong: true };
  }
  const fill = { fill: { tint: stroke.filled ? '#333333' : '#ffffff' } };
  if ('radius' in stroke) {
    const [cx, cz] = stroke.at ?? [0, 0];
    const points = circle(cx, cz, stroke.radius, 24).map(put);
    return { kind: 'path', layer, points, closed: true, ...fill, undashed: true };
  }
  const { points, closed } = stroke;
  return { kind: 'path', layer, points: points.map(put), closed, undashed: true, ...(closed ? fill : {}) };
}
