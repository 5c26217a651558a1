import { describe, expect, it } from 'vitest';
import { overlap, rectangle } from '#domain/geometry/plane.ts';
import { type EquipmentNeeds, motorFor, poolBtu, sizedEquipment, spaBtu } from './equipment.ts';
import { PANEL_FRONT_FT, padPlanOf } from './equipment-pad.ts';

const PLAIN: EquipmentNeeds = {
  gallons: 15_000,
  waterSqFt: 450,
  filter: { gpm: 31.25, headFt: 50 },
  spa: null,
  features: null,
  edge: null,
  regeneration: null,
  plungeGallons: 0,
  lightGroups: [2],
  lightsAtPool: false,
  heated: false,
  solar: false,
  salt: false,
  cover: false,
  autofill: false,
};
const WITH_SPA: EquipmentNeeds = {
  ...PLAIN,
  waterSqFt: 512,
  heated: true,
  spa: { gallons: 600, jets: { gpm: 90, headFt: 50 } },
};
const LARGE: EquipmentNeeds = {
  ...WITH_SPA,
  gallons: 150_000,
  waterSqFt: 4000,
  filter: { gpm: 312.5, headFt: 50 },
  salt: true,
  features: { gpm: 90, headFt: 35 },
  lightGroups: [4, 4],
};
const kinds = (needs: EquipmentNeeds) => sizedEquipment(needs).map(({ kind }) => kind);
const one = (needs: EquipmentNeeds, kind: string) => sizedEquipment(needs).find((item) => item.kind === kind);

describe('equipment', () => {
  it('holds only what the design has', () => {
    expect(kinds(PLAIN)).toEqual(['filter-pump', 'cartridge-filter', 'chlorinator', 'transformer', 'panel']);
  });

  it('is sized as computed by hand for a plain pool', () => {
    // 31.25 × 50 / 3960 / 0.55 = 0.72 hp; 31.25 / 0.375 = 83.3 sq ft; / 15 = 2.08; / 2 = 15.6.
    expect(one(PLAIN, 'filter-pump')).toMatchObject({ figures: { gpm: 32, hp: 0.75 }, amps: 6.9 });
    expect(one(PLAIN, 'cartridge-filter')?.figures).toMatchObject({ cartridge: 85, sand: 2.1, de: 16 });
  });

  it('is sized as computed by hand with a spa', () => {
    // 512 × 20 × 12 = 122,880 Btu/h for the pool; 600 × 8.34 × 30 / 0.75 = 200,160 for the spa.
    expect(poolBtu(512)).toBe(122_880);
    expect(spaBtu(600)).toBeCloseTo(200_160, 3);
    // A heater of 250,000 Btu/h gives 82 % of it to the water: 205,000. For 210,000 it takes the next one.
    expect(one(WITH_SPA, 'gas-heater')?.figures).toEqual({ kbtu: 250, output: 205, need: 201 });
    const hotter = { ...WITH_SPA, spa: { gallons: 630, jets: { gpm: 90, headFt: 50 } } };
    expect(one(hotter, 'gas-heater')?.figures).toEqual({ kbtu: 300, output: 246, need: 211 });
    expect(motorFor(90, 50)).toEqual({ count: 1, hp: 3, amps: 17 });
  });

  it('shares a large pool out among pumps, filters and heaters', () => {
    // 312.5 × 50 / 3960 / 0.55 = 7.2 hp; 312.5 / 15 = 20.9 sq ft of sand; 960,000 Btu/h.
    const count = (kind: string) => kinds(LARGE).filter((other) => other === kind).length;
    expect([count('filter-pump'), count('sand-filter'), count('gas-heater'), count('salt-cell')]).toEqual([
      2, 3, 3, 4,
    ]);
  });

  it('has a panel for all that it feeds', () => {
    const items = sizedEquipment(LARGE);
    const amps = items.map((item) => (item.volts * item.amps) / 240);
    const all = amps.reduce((sum, each) => sum + each, 0) + (120 * 1.5) / 240 + 0.25 * Math.max(...amps);
    expect(items.at(-1)?.figures.amps).toBe(Math.ceil(all * 10 - 1e-6) / 10);
    expect(items.at(-1)?.figures.bus).toBeGreaterThanOrEqual(all);
  });

  it('stands on its pad without overlap, with 36 in before the panel', () => {
    for (const needs of [PLAIN, WITH_SPA, LARGE]) {
      const items = sizedEquipment(needs);
      const { spots, panelFront: free, widthFt, depthFt } = padPlanOf(items);
      const boxes = spots.map(({ box }) => rectangle(box.x0, box.z0, box.x1, box.z1));
      expect(spots.length).toBe(items.filter(({ footing }) => footing).length);
      boxes.forEach((box, i) => {
        expect(boxes.slice(i + 1).some((other) => overlap(box, other))).toBe(false);
        expect(overlap(box, rectangle(free.x0, free.z0, free.x1, free.z1))).toBe(false);
      });
      expect(free.z1 - free.z0).toBe(PANEL_FRONT_FT);
      for (const { box } of spots)
        expect(box.x0 >= 0 && box.z0 >= 0 && box.x1 <= widthFt && box.z1 <= depthFt).toBe(true);
    }
  });

  it('keeps the room for service between neighbors in a row', () => {
    const items = sizedEquipment(WITH_SPA);
    const { spots } = padPlanOf(items);
    const clear = (id: string) => items.find((item) => item.id === id)?.footing?.clearFt ?? 0;
    for (const a of spots)
      for (const b of spots) {
        const sameRow = a !== b && a.box.z0 === b.box.z0 && a.box.x1 <= b.box.x0;
        if (sameRow && a.box.z0 > 0)
          expect(b.box.x0 - a.box.x1).toBeGreaterThanOrEqual(Math.max(clear(a.id), clear(b.id)) - 1e-9);
      }
  });
});
