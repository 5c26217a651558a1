import { type Bounds, boundsOf, cyclic, edgesOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { fallAt } from '../falling-ground.ts';
import type { FeaturePart } from '../feature-part.ts';
import type { FenceLayout } from '../layout-types.ts';
import type { MeshBuilder } from '../mesh-builder.ts';
import { builtGroundAt } from '../plot-ground.ts';
import { GROUND_Y, type SceneBuilder } from '../scene-builder.ts';

const GATE_FT = 4;
const BEYOND_BED_FT = 5;
const GATE_FROM_HOUSE_FT = 9;
/** The bed beside the deck leaves the way to the gate free. */
export const BED_BEHIND_GATE_FT = GATE_FROM_HOUSE_FT + GATE_FT + 0.5;

export const safetyFence: FeaturePart = {
  look: 'built',
  draw,
};

// Encloses deck, beds, pool and catch basin; the house closes the back where there is one. The gate stands on the right between house and
// bed, on the deck's level, where who looks from the shallow end along the pool sees it.
export function fenceAround(deck: Bounds, hasHouse: boolean, basin: Bounds | null): FenceLayout {
  const gap = 2.5;
  const x0 = deck.x0 - BEYOND_BED_FT;
  const x1 = deck.x1 + BEYOND_BED_FT;
  const z1 = Math.max(deck.z1, basin?.z1 ?? deck.z1) + gap;
  const z0 = deck.z0 + (hasHouse ? 1 : -gap);
  const gateZ = deck.z0 + GATE_FROM_HOUSE_FT;
  const gate: FenceLayout['gate'] = [
    [x1, gateZ + GATE_FT],
    [x1, gateZ],
  ];
  const path: Point[] = [[x0, z0], [x0, z1], [x1, z1], ...gate, [x1, z0]];
  if (!hasHouse) path.push([x0, z0]);
  return { path, gate, heightFt: 5 };
}

/** Along a closed outline; the gate stands in the middle of its longest side. */
export function fenceAlong(outline: Polygon): FenceLayout {
  const lengths = edgesOf(outline).map(([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1]));
  const longest = lengths.indexOf(Math.max(...lengths));
  const [a, b] = [cyclic(outline, longest), cyclic(outline, longest + 1)];
  const share = Math.min(0.4, GATE_FT / 2 / (lengths[longest] ?? GATE_FT));
  const at = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  const gate: FenceLayout['gate'] = [at(0.5 - share), at(0.5 + share)];
  const others = outline.map((_, i) => cyclic(outline, longest + 1 + i));
  return { path: [gate[1], ...others, ...gate], gate, heightFt: 5 };
}

function draw(builder: SceneBuilder): void {
  const { mesh, layout } = builder;
  const { fence } = layout;
  if (!fence) return;
  const panes = ['Modern', 'Infinity', 'Luxury'].includes(layout.design.style);
  if (!layout.plot) drawWayIn(builder, fence);
  mesh.as('Safety Fence', () => {
    const path = layout.plot || layout.pool.infinityEdge ? panelsOf(fence.path) : fence.path;
    path.forEach((from, i) => {
      const to = path[i + 1];
      if (!to) return;
      const gate = isSame(from, fence.gate[0]) && isSame(to, fence.gate[1]);
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      if (length < 0.1) return;
      // Local +x runs along the fence.
      mesh.within(
        {
          x: from[0],
          z: from[1],
          y: footOf(builder, from, to),
          yaw: Math.atan2(-(to[1] - from[1]), to[0] - from[0]),
        },
        () => {
          if (gate) mesh.as('gate', () => picketRun(builder, length, fence.heightFt, true));
          else if (panes) glassRun(builder, length, fence.heightFt);
          else picketRun(builder, length, fence.heightFt, false);
        },
      );
    });
  });
}

// The deck's own paving from its edge through the gate, three feet out.
function drawWayIn({ mesh, layout }: SceneBuilder, { gate: [[x, z1], [, z0]] }: FenceLayout): void {
  const { x1 } = boundsOf(layout.deck);
  mesh.as('deck', () => mesh.box('deck', x1, GROUND_Y - 0.3, z0 - 0.2, x + 3, 0, z1 + 0.2, 'b'));
}

const isSame = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6;

// On sloping ground a fence steps down panel by panel.
const PANEL_FT = 7;

const panelsOf = (path: readonly Point[]): Point[] =>
  path.flatMap((from, i) => {
    const to = path[i + 1] ?? from;
    const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / PANEL_FT));
    return Array.from(
      { length: count },
      (_, k): Point => [from[0] + ((to[0] - from[0]) * k) / count, from[1] + ((to[1] - from[1]) * k) / count],
    );
  });

function footOf({ layout }: SceneBuilder, from: Point, to: Point): number {
  const { plot, deck } = layout;
  if (!plot) return GROUND_Y + Math.min(fallAt(layout, from), fallAt(layout, to));
  return GROUND_Y + builtGroundAt(plot, deck, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
}

function picketRun({ mesh }: SceneBuilder, length: number, height: number, gate: boolean): void {
  for (const y of gate ? [0.3, height * 0.5, height - 0.2] : [0.3, height - 0.2])
    mesh.box('fence', 0, y, -0.05, length, y + 0.12, 0.05);
  for (let x = 0.2; x < length; x += 0.36)
    mesh.box('fence', x - 0.03, 0.1, -0.03, x + 0.03, height, 0.03, 'b');
  const posts = Math.max(1, Math.round(length / 7));
  for (let i = 0; i <= posts; i++)
    mesh.box('fence', (length * i) / posts - 0.1, 0, -0.1, (length * i) / posts + 0.1, height + 0.2, 0.1);
  if (gate) drawGate(mesh, length, height);
}

// Taller posts on both sides, a latch at the top and a brace across, so that it reads as the way in.
function drawGate(mesh: MeshBuilder, length: number, height: number): void {
  for (const x of [0, length]) {
    mesh.box('fence', x - 0.17, 0, -0.17, x + 0.17, height + 0.7, 0.17);
    mesh.lathe('steel', [x, height + 0.7, 0], 8, [0.2, 0], [0.14, 0.12], [0, 0.18]);
  }
  mesh.box('steel', length - 0.62, height - 0.75, -0.14, length - 0.2, height - 0.05, 0.14);
  mesh.tube('fence', 0.06, 6, [0.2, 0.4, 0], [length - 0.2, height - 0.3, 0]);
}

function glassRun({ mesh }: SceneBuilder, length: number, height: number): void {
  const panels = Math.max(1, Math.round(length / 5));
  const each = length / panels;
  for (let i = 0; i < panels; i++) {
    const x0 = i * each + 0.06;
    const x1 = (i + 1) * each - 0.06;
    mesh.upright('glass', x0, 0.25, x1, height, 0);
    mesh.box('steel', x0, height, -0.05, x1, height + 0.09, 0.05);
    for (const x of [x0 + 0.7, x1 - 0.7]) mesh.box('steel', x - 0.12, 0, -0.12, x + 0.12, 0.65, 0.12);
  }
}
