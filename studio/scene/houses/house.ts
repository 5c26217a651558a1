import type { House } from '#domain/design/design.ts';
import type { Point } from '#domain/geometry/plane.ts';
import { groundAt, type PlotLayout } from '../plot-layout.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { drawBlock } from './block.ts';
import { coastal } from './coastal.ts';
import { desertModern } from './desert-modern.ts';
import { farmhouse } from './farmhouse.ts';
import type { Kit } from './kit.ts';
import { lodge } from './lodge.ts';
import { mediterranean } from './mediterranean.ts';
import { midCentury } from './mid-century.ts';
import { modern } from './modern.ts';
import { ranch } from './ranch.ts';
import { villa } from './villa.ts';

const KITS: Record<Exclude<House, 'none'>, Kit> = {
  modern,
  ranch,
  mediterranean,
  farmhouse,
  coastal,
  'desert-modern': desertModern,
  'mid-century': midCentury,
  villa,
  lodge,
};

export function drawHouse(builder: SceneBuilder): void {
  const { house, design, plot } = builder.layout;
  if (plot) {
    drawPlotHouses(builder, plot);
    return;
  }
  if (!house || design.house === 'none') return;
  const kit = KITS[design.house];
  builder.mesh.as('house', () =>
    builder.mesh.within(house.anchor, () => kit(builder, house.widthFt / 2, house.depthFt)),
  );
}

// The kit on the wall that faces the pool, everything else of the plot's buildings as blocks.
function drawPlotHouses(builder: SceneBuilder, plot: PlotLayout): void {
  const { house, design } = builder.layout;
  const ground = (point: Point) => groundAt(plot, point);
  plot.buildings.forEach(({ kind, outline, floorFt }, index) => {
    const own = plot.house?.building === index ? plot.house : null;
    const footFt = Math.max(0.5, floorFt - Math.min(...outline.map(ground)) + 1);
    if (own?.kit && house) {
      const kit = KITS[design.house === 'none' ? 'modern' : design.house];
      const { mesh } = builder;
      const w = own.widthFt / 2;
      mesh.as('house', () =>
        mesh.within(house.anchor, () => {
          mesh.box('stone', -w, -footFt, -own.depthFt, w, 0, 0, 'tb');
          kit(builder, w, own.depthFt);
        }),
      );
    }
    for (const block of own ? own.blocks : [outline])
      drawBlock(builder, {
        kind,
        outline: block,
        floorFt,
        footFt,
        ...(own && !own.kit ? { front: own } : {}),
      });
  });
}
