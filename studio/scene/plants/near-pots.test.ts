import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { SETTINGS } from '#domain/design/design.ts';
import { nearPots } from './near-pots.ts';
import { POTS_M } from './planters.ts';

test('what covers the soil of a pot stays within its rim', () => {
  for (const setting of SETTINGS)
    for (const potted of Object.values(nearPots({ ...DEFAULT_DESIGN, setting }))) {
      const pot = Object.entries(POTS_M).find(([name]) => name === potted[0]?.prototype)?.[1];
      if (!pot) throw new Error('no pot');
      const covers = potted.filter(({ prototype }) => prototype === 'cover');
      expect(covers.length).toBeGreaterThan(3);
      // As wide as the mound is drawn, 0.36 m to each side.
      for (const { x, z, scale } of covers) {
        expect(Math.abs(x) + 0.36 * scale * 0.7).toBeLessThan(pot.reach[0]);
        expect(Math.abs(z) + 0.36 * scale * 0.7).toBeLessThan(Math.max(pot.reach[1], 0.25));
      }
    }
});
