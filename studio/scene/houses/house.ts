import type { House } from '#domain/design/design.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { coastal } from './coastal.ts';
import { desertModern } from './desert-modern.ts';
import { farmhouse } from './farmhouse.ts';
import type { Kit } from './kit.ts';
import { mediterranean } from './mediterranean.ts';
import { midCentury } from './mid-century.ts';
import { modern } from './modern.ts';
import { ranch } from './ranch.ts';

const KITS: Record<Exclude<House, 'none'>, Kit> = {
  modern,
  ranch,
  mediterranean,
  farmhouse,
  coastal,
  'desert-modern': desertModern,
  'mid-century': midCentury,
};

export function drawHouse(builder: SceneBuilder): void {
  const { house, design } = builder.layout;
  if (!house || design.house === 'none') return;
  const kit = KITS[design.house];
  builder.mesh.as('house', () =>
    builder.mesh.within(house.anchor, () => kit(builder, house.widthFt / 2, house.depthFt)),
  );
}
