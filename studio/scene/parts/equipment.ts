import { type Draft, drawEach, GROUND_Y, has } from '../draft.ts';

// Pump, filter, pipes; the heater, salt cell and controls only when they are part of the design.
export function drawEquipment(draft: Draft): void {
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
