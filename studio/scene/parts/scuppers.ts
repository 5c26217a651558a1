import type { FeaturePart } from '../feature-part.ts';
import { shareOfLength } from '../placement.ts';
import { drawEach, type SceneBuilder } from '../scene-builder.ts';
import { drawFall } from './falling-water.ts';

export const scuppers: FeaturePart = {
  look: 'built',
  edge: (design) => ({
    demand: 2,
    label: 'Scuppers',
    widthFt: shareOfLength(design, 0.24, 5, 9),
    outFt: 1.5,
    inFt: 0.1,
    heightFt: 2.8,
    sides: ['back', 'right'],
    prefer: 0.5,
    clearanceFt: 0.5,
    least: 0.7,
    behindShallows: true,
  }),
  draw: (builder) => drawEach(builder, 'Scuppers', (item) => spouts(builder, item.widthFt, item.heightFt)),
};

function spouts(builder: SceneBuilder, width: number, height: number): void {
  const { mesh } = builder;
  const count = width > 7 ? 3 : 2;
  for (let k = 0; k < count; k++) {
    const x = -width / 2 + (width * (k + 0.5)) / count;
    mesh.box('stone', x - 0.85, -4, -1.4, x + 0.85, height, 0.16);
    mesh.box('coping', x - 0.95, height, -1.5, x + 0.95, height + 0.17, 0.26);
    mesh.box('bowl', x - 0.42, height - 1, -0.2, x + 0.42, height - 0.9, 0.55);
    mesh.box('bowl', x - 0.42, height - 0.9, -0.2, x - 0.37, height - 0.68, 0.55);
    mesh.box('bowl', x + 0.37, height - 0.9, -0.2, x + 0.42, height - 0.68, 0.55);
    drawFall(builder, { x, width: 0.72, lipY: height - 0.88, lipZ: 0.55, throwFt: 0.9, strength: 0.8 });
  }
}
