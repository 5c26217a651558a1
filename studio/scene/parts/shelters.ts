import { type Draft, drawEach } from '../draft.ts';

// Pergola and outdoor kitchen. Frames: origin at the middle, +z towards the viewer, feet.
export function drawShelters(draft: Draft): void {
  drawEach(draft, 'pergola', () => pergola(draft));
  drawEach(draft, 'kitchen', () => kitchen(draft));
}

function pergola(draft: Draft): void {
  const { mesh } = draft;
  const h = 8.6;
  for (const x of [-5.4, 5.4])
    for (const z of [-5.4, 5.4]) mesh.box('teak', x - 0.28, 0, z - 0.28, x + 0.28, h, z + 0.28);
  for (const z of [-5.4, 5.4]) mesh.box('teak', -6, h - 0.75, z - 0.16, 6, h, z + 0.16);
  for (let x = -5.9; x < 5.95; x += 0.78) mesh.box('teak', x, h, -6, x + 0.2, h + 0.5, 6);
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
