import { type Draft, drawEach, GROUND_Y, has, itemsOf, WATER_Y } from '../draft.ts';
import type { Point } from '../plane.ts';
import { boundsOf } from '../plane.ts';

export function drawStructures(draft: Draft): void {
  drawEach(draft, 'pergola', () => pergola(draft));
  drawEach(draft, 'kitchen', () => kitchen(draft));
  drawEquipment(draft);
  drawFence(draft);
  drawPoolLights(draft);
}

function pergola(draft: Draft): void {
  const { mesh } = draft;
  const h = 8.6;
  for (const x of [-5.4, 5.4])
    for (const z of [-5.4, 5.4]) mesh.box('timber', x - 0.28, 0, z - 0.28, x + 0.28, h, z + 0.28);
  for (const z of [-5.4, 5.4]) mesh.box('timber', -6, h - 0.75, z - 0.16, 6, h, z + 0.16);
  for (let x = -5.9; x < 5.95; x += 0.78) mesh.box('timber', x, h, -6, x + 0.2, h + 0.5, 6);
  mesh.as('furniture', () => {
    mesh.box('teak', -3.4, 0.5, -4.6, 3.4, 0.8, -1.9);
    mesh.box('fabric', -3.3, 0.8, -4.5, 3.3, 1.4, -1.9);
    mesh.box('fabric', -3.3, 1.4, -4.6, 3.3, 2.6, -3.8);
    for (const x of [-2.4, 0.2, 2.4]) mesh.tilted('accent', [x, 1.9, -3.6], [0.65, 0.5, 0.18], 0, -0.3);
    mesh.box('teak', -1.8, 0, 0.4, 1.8, 1.2, 2.4);
    mesh.box('counter', -1.9, 1.2, 0.3, 1.9, 1.32, 2.5);
  });
  mesh.lathe(
    'lamp',
    [0, h - 1.3, 0],
    [
      [0, 0],
      [0.35, 0.18],
      [0.4, 0.45],
      [0.12, 0.75],
      [0, 0.75],
    ],
    12,
  );
  draft.lights.push({
    position: mesh.toMetres([0, h - 1.6, 0]),
    colour: [5, 3.4, 1.7],
    underwater: false,
    radius: 0.12,
    direction: null,
    cone: 0,
  });
}

// Faces the pool: counter with grill, sink and fridge, and a raised bar with stools.
function kitchen(draft: Draft): void {
  const { mesh } = draft;
  mesh.box('stone', -5.3, 0, -2.8, 5.3, 2.9, -0.4);
  mesh.box('counter', -5.5, 2.9, -3, 5.5, 3.08, -0.2);
  mesh.box('steel', -1.7, 3.08, -2.6, 1.7, 3.3, -0.6);
  mesh.lathe(
    'steel',
    [0, 3.3, -1.6],
    [
      [1.5, 0],
      [1.45, 0.35],
      [1, 0.75],
      [0, 0.9],
    ],
    20,
  );
  mesh.box('frame', -1.6, 3.42, -0.5, 1.6, 3.52, -0.35);
  mesh.box('steel', 2.9, 0.3, -0.39, 4.6, 2.7, -0.33);
  mesh.box('frame', -4.6, 3.085, -2.2, -3.2, 3.1, -1);
  mesh.tube(
    'steel',
    [
      [-3.9, 3.08, -2.4],
      [-3.9, 4.1, -2.4],
      [-3.9, 4.2, -2.1],
      [-3.9, 3.95, -1.8],
    ],
    [0.07],
    8,
  );
  for (const x of [-2.6, 2.4]) mesh.box('steel', x - 0.7, 0.4, -0.39, x + 0.7, 2.6, -0.35);
  for (let i = 0; i < 3; i++) {
    const x = -3 + i * 3;
    mesh.lathe(
      'frame',
      [x, 0, 1.4],
      [
        [0.5, 0],
        [0.1, 0.1],
        [0.08, 2.2],
      ],
      10,
    );
    mesh.lathe(
      'teak',
      [x, 2.2, 1.4],
      [
        [0, 0],
        [0.62, 0],
        [0.62, 0.2],
        [0, 0.2],
      ],
      16,
    );
  }
}

// Pump, filter, pipes; the heater, salt cell and controls only when they are part of the design.
function drawEquipment(draft: Draft): void {
  const { mesh } = draft;
  drawEach(draft, 'equipment', () => {
    mesh.as('equipment', () => {
      mesh.box('trim', -4, GROUND_Y - 0.3, -2, 4, GROUND_Y + 0.35, 2, 'b');
      mesh.within({ x: 0, y: GROUND_Y + 0.35, z: 0 }, () => {
        mesh.lathe(
          'equipment',
          [-2.9, 0, -0.5],
          [
            [0.85, 0],
            [0.95, 0.4],
            [0.95, 2.3],
            [0.7, 2.9],
            [0.2, 3.1],
            [0, 3.1],
          ],
          18,
        );
        mesh.lathe(
          'equipment',
          [-1, 0, 0.3],
          [
            [0.5, 0],
            [0.5, 1],
            [0.56, 1.05],
            [0.56, 1.25],
            [0, 1.3],
          ],
          16,
        );
        mesh.tube(
          'equipment',
          [
            [-1, 0.55, 0.3],
            [0.3, 0.55, 0.3],
          ],
          [0.42],
          14,
        );
        mesh.tube(
          'trim',
          [
            [-2.9, 1.6, 0.3],
            [-2.2, 1.6, 1],
            [-1, 1.6, 1],
            [-1, 1.2, 0.3],
          ],
          [0.12],
          8,
        );
        mesh.tube(
          'trim',
          [
            [-2.9, 2.2, 0.4],
            [-2, 2.2, 1.2],
            [3.2, 2.2, 1.2],
            [3.2, 0, 1.2],
          ],
          [0.12],
          8,
        );
      });
    });
    mesh.within({ x: 0, y: GROUND_Y + 0.35, z: 0 }, () => {
      if (has(draft, 'Heating')) {
        mesh.as('Heating', () => {
          mesh.box('heater', 0.9, 0, -1.4, 3.2, 2.6, 0.9);
          mesh.lathe(
            'steel',
            [2, 2.6, -0.3],
            [
              [0.5, 0],
              [0.5, 0.6],
              [0.7, 0.7],
              [0.7, 0.8],
              [0, 0.9],
            ],
            16,
          );
        });
      }
      if (has(draft, 'Saltwater System')) {
        mesh.as('Saltwater System', () => {
          mesh.tube(
            'saltCell',
            [
              [-0.4, 2.2, 1.2],
              [1.4, 2.2, 1.2],
            ],
            [0.3],
            14,
          );
          mesh.box('saltCell', -2, 2.9, -1.9, -0.6, 5, -1.5);
          mesh.box('accent', -1.8, 3.9, -1.5, -0.8, 4.6, -1.48);
          mesh.box('frame', -1.4, 0, -1.8, -1.2, 3, -1.6);
        });
      }
    });
  });
  drawEach(draft, 'solar', (item) => {
    for (let i = 0; i < 3; i++)
      mesh.tilted('solar', [-item.widthFt / 2 + 1.5 + i * 3, 2.2, 0], [1.4, 0.08, 3.4], 0, 0.55);
    for (const x of [-4.2, 4.2])
      mesh.tube(
        'steel',
        [
          [x, 0, -3],
          [x, 4, -2.8],
        ],
        [0.09],
        6,
      );
  });
}

function drawFence(draft: Draft): void {
  const { mesh, layout } = draft;
  const { fence } = layout;
  if (!fence) return;
  const panes = ['Modern', 'Infinity', 'Luxury'].includes(layout.design.style);
  mesh.as('Safety Fence', () => {
    fence.path.forEach((from, i) => {
      const to = fence.path[i + 1];
      if (!to) return;
      const gate = from[0] === fence.gate[0][0] && to[0] === fence.gate[1][0];
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      if (length < 0.1) return;
      // Local +x runs along the fence.
      mesh.within(
        { x: from[0], z: from[1], y: GROUND_Y, yaw: Math.atan2(-(to[1] - from[1]), to[0] - from[0]) },
        () => {
          if (panes && !gate) glassRun(draft, length, fence.heightFt);
          else picketRun(draft, length, fence.heightFt, gate);
        },
      );
    });
  });
}

function picketRun({ mesh }: Draft, length: number, height: number, gate: boolean): void {
  for (const y of gate ? [0.3, height * 0.5, height - 0.2] : [0.3, height - 0.2])
    mesh.box('fence', 0, y, -0.05, length, y + 0.12, 0.05);
  for (let x = 0.2; x < length; x += 0.36)
    mesh.box('fence', x - 0.03, 0.1, -0.03, x + 0.03, height, 0.03, 'b');
  const posts = Math.max(1, Math.round(length / 7));
  for (let i = 0; i <= posts; i++)
    mesh.box('fence', (length * i) / posts - 0.1, 0, -0.1, (length * i) / posts + 0.1, height + 0.2, 0.1);
  if (gate) mesh.box('steel', length - 0.5, height - 0.6, -0.15, length - 0.2, height - 0.1, 0.15);
}

function glassRun({ mesh }: Draft, length: number, height: number): void {
  const panels = Math.max(1, Math.round(length / 5));
  const each = length / panels;
  for (let i = 0; i < panels; i++) {
    const x0 = i * each + 0.06;
    const x1 = (i + 1) * each - 0.06;
    mesh.quad('glass', [x0, 0.25, 0], [x1, 0.25, 0], [x1, height, 0], [x0, height, 0]);
    mesh.box('steel', x0, height, -0.05, x1, height + 0.09, 0.05);
    for (const x of [x0 + 0.7, x1 - 0.7]) mesh.box('steel', x - 0.12, 0, -0.12, x + 0.12, 0.65, 0.12);
  }
}

// Lenses in the pool wall, and low bollards along the deck's front so that the lighting shows by day too.
function drawPoolLights(draft: Draft): void {
  const { mesh, layout } = draft;
  if (!has(draft, 'LED Lighting')) return;
  drawEach(draft, 'light', () => {
    const y = WATER_Y - 1.35;
    mesh.tube(
      'lens',
      [
        [0, y, 0.02],
        [0, y, 0.1],
      ],
      [0.3, 0.24],
      14,
    );
    mesh.quad(
      'lens',
      [-0.22, y - 0.22, 0.1],
      [0.22, y - 0.22, 0.1],
      [0.22, y + 0.22, 0.1],
      [-0.22, y + 0.22, 0.1],
    );
    draft.lights.push({
      position: mesh.toMetres([0, y, 0.4]),
      colour: [30, 78, 92],
      underwater: true,
      radius: 0.09,
      direction: mesh.turn([0, 0, 1]),
      cone: 0,
    });
  });
  // The shelf and the beach are too shallow for wall lights: one light each, low over their floor.
  for (const item of [...itemsOf(draft, 'shelf'), ...itemsOf(draft, 'beach')]) {
    const b = boundsOf(item.outline);
    for (const share of [0.25, 0.75]) {
      const at = [b.x0 + (b.x1 - b.x0) * 0.7, WATER_Y - 0.4, b.z0 + (b.z1 - b.z0) * share] as const;
      draft.lights.push({
        position: mesh.toMetres(at),
        colour: [9, 22, 26],
        underwater: true,
        radius: 0.3,
        direction: null,
        cone: 0,
      });
    }
  }
  const d = boundsOf(layout.deck);
  const spots: Point[] = [];
  for (let x = d.x0 + 9; x < d.x1 - 6; x += 9) spots.push([x, d.z1 + 1]);
  mesh.as('LED Lighting', () => {
    for (const [x, z] of spots) {
      mesh.lathe(
        'frame',
        [x, GROUND_Y, z],
        [
          [0.16, 0],
          [0.16, 1.5],
        ],
        10,
      );
      mesh.lathe(
        'lamp',
        [x, GROUND_Y + 1.5, z],
        [
          [0.15, 0],
          [0.15, 0.22],
        ],
        10,
      );
      mesh.lathe(
        'frame',
        [x, GROUND_Y + 1.72, z],
        [
          [0.24, 0],
          [0.24, 0.08],
          [0, 0.1],
        ],
        12,
      );
    }
  });
}
