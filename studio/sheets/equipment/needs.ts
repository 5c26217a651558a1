import type { Feature } from '#domain/design/features.ts';
import type { EquipmentNeeds } from '#domain/plan-set/equipment.ts';
import { GALLONS_PER_CUBIC_FOOT } from '#domain/site/gallons.ts';
import type { Measures } from '#studio/figures/measures.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import type { Hydraulics } from '../plumbing/hydraulics.ts';
import type { Plumbing, SystemId } from '../plumbing/types.ts';

// What the design asks of its equipment.

/** A round tub, less its walls; as full as it is drawn. */
const PLUNGE = { radiusFt: 1.9, depthFt: 2.4 } as const;

export function needsOf(
  { design }: Layout,
  measures: Measures,
  { gallons, designGpm, headFt, systems }: Hydraulics,
  { fixtures }: Pick<Plumbing, 'fixtures'>,
  { lightGroups, lightsAtPool }: Pick<EquipmentNeeds, 'lightGroups' | 'lightsAtPool'>,
): EquipmentNeeds {
  const has = (feature: Feature) => design.features.includes(feature);
  const duty = (system: SystemId) => systems.find(({ id }) => id === system) ?? null;
  const jets = duty('spa');
  return {
    gallons,
    waterSqFt: measures.waterSqFt,
    filter: { gpm: designGpm, headFt },
    spa: jets && measures.spa ? { gallons: measures.spa.gallons, jets } : null,
    features: duty('features'),
    edge: duty('edge'),
    regeneration: duty('regeneration'),
    plungeGallons: has('Cold Plunge')
      ? Math.PI * PLUNGE.radiusFt ** 2 * PLUNGE.depthFt * GALLONS_PER_CUBIC_FOOT
      : 0,
    lightGroups,
    lightsAtPool,
    heated: has('Heating'),
    solar: has('Solar Heating'),
    salt: has('Saltwater System'),
    cover: has('Automatic Cover'),
    autofill: fixtures.some(({ circuit }) => circuit === 'fill'),
  };
}
