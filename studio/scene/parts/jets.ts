import { type Draft, drawEach, WATER_Y } from '../draft.ts';
import type { Vec3 } from '../scene.ts';
import { addFoam } from './falling-water.ts';
import { addWaterLight } from './pool-lights.ts';

export function drawJets(draft: Draft): void {
  drawEach(draft, 'bubbler', (item) => bubbler(draft, item.widthFt));
  drawEach(draft, 'deck-jet', () => deckJet(draft));
}

function bubbler(draft: Draft, width: number): void {
  const dome = [
    [width * 0.5, 0],
    [width * 0.46, 0.24],
    [width * 0.34, 0.5],
    [width * 0.2, 0.74],
    [0.05, 0.86],
  ] as const;
  draft.mesh.lathe('jet', [0, WATER_Y, 0], dome, 14);
  addFoam(draft, [-0.25, WATER_Y, 0], [0.25, WATER_Y, 0], 1.1);
  addWaterLight(draft, [0, WATER_Y - 0.5, 0], [2, 3, 3.4]);
}

// A laminar arc from a nozzle in the deck into the pool.
function deckJet(draft: Draft): void {
  const { mesh } = draft;
  const from = -1.45;
  mesh.lathe(
    'steel',
    [0, 0.01, from],
    [
      [0.22, 0],
      [0.2, 0.05],
      [0.06, 0.06],
    ],
    12,
  );
  const reach = 4.2;
  const arc = Array.from({ length: 15 }, (_, i): Vec3 => {
    const t = i / 14;
    return [0, 0.06 + 4 * 2.9 * t * (1 - t) + (WATER_Y - 0.06) * t, from + (reach - from) * t];
  });
  mesh.tube('jet', arc, [0.055], 7);
  addFoam(draft, [-0.1, WATER_Y, reach], [0.1, WATER_Y, reach], 0.9);
}
