import { countIn } from '#domain/design/counts.ts';
import type { Design } from '#domain/design/design.ts';
import type { FeaturePart } from '../feature-part.ts';
import type { Footprint } from '../layout-types.ts';
import { type EdgeWish, shareOfLength } from '../placement.ts';
import { drawEach, type SceneBuilder } from '../scene-builder.ts';
import { spoutsAlong } from '../spouts.ts';
import { drawFall } from './falling-water.ts';
import { footOfWall } from './wall-foot.ts';

export const scuppers: FeaturePart = {
  look: 'built',
  edge(design) {
    const count = countIn(design, 'Scuppers');
    return count === null
      ? { ...WALL, label: 'Scuppers', widthFt: shareOfLength(design, 0.24, 5, 9), least: 0.7, prefer: 0.5 }
      : wallsFor(design, count);
  },
  draw: (builder) => drawEach(builder, 'Scuppers', (item) => spouts(builder, item)),
};

const WALL = {
  demand: 2,
  outFt: 1.5,
  inFt: 0.1,
  heightFt: 2.8,
  sides: ['back', 'right'],
  clearanceFt: 0.5,
  behindShallows: true,
} as const;

const MOST_IN_A_ROW = 4;
const APART_FT = 2.6;
/** Two pillars with a hand's breadth between their caps. */
const CLOSEST_FT = 2.05;

// In rows that leave the rim room for more than one, a row where there is room for it, else each half of it.
function wallsFor(design: Design, count: number): EdgeWish[] {
  const most = Math.max(1, Math.min(MOST_IN_A_ROW, Math.floor((design.lengthFt * 0.36) / APART_FT)));
  const rows = Math.ceil(count / most);
  return Array.from({ length: rows }, (_, i) => {
    const spouts = Math.floor((count + i) / rows);
    return wallOf(spouts, (i + 0.5) / rows);
  });
}

function wallOf(spouts: number, prefer: number): EdgeWish {
  const half = Math.ceil(spouts / 2);
  return {
    ...WALL,
    label: 'Scuppers',
    one: 'Scupper',
    widthFt: spouts * APART_FT,
    least: CLOSEST_FT / APART_FT,
    prefer,
    spouts,
    ...(spouts > 1 ? { pieces: [wallOf(half, prefer), wallOf(spouts - half, prefer)] } : {}),
  };
}

function spouts(builder: SceneBuilder, item: Footprint): void {
  const { mesh } = builder;
  const { heightFt: height } = item;
  const half = item.widthFt / 2;
  const bottom = footOfWall(builder, half);
  // It stands on the rim; where the rim bends away beneath it, in the water.
  const face = bottom < -1 ? 0.16 : -0.07;
  // One wall carries them beside straight water; beside curved water each has its own pillar.
  const pillars = builder.layout.pool.curved ? spoutsAlong(item) : [0];
  const wide = Math.min(builder.layout.pool.curved ? 0.85 : half, half / pillars.length) - 0.12;
  for (const x of pillars) {
    mesh.box('stone', x - wide, bottom, -1.4, x + wide, height, face);
    mesh.box('coping', x - wide - 0.08, height, -1.48, x + wide + 0.08, height + 0.17, face + 0.08);
  }
  for (const x of spoutsAlong(item)) {
    spoutBox(builder, x, height - 1, face);
    drawFall(builder, { x, width: 0.72, lipY: height - 0.93, lipZ: 0.55, throwFt: 1.6, strength: 0.7 });
  }
}

/** Half as wide, as high, and its sheet metal. */
const [BOX_FT, BOX_HIGH_FT, SHEET_FT] = [0.42, 0.34, 0.04];

// Open to the front, where its floor reaches out as the lip.
function spoutBox({ mesh }: SceneBuilder, x: number, y: number, face: number): void {
  const [left, right, top, front] = [x - BOX_FT, x + BOX_FT, y + BOX_HIGH_FT, 0.44];
  mesh.box('bowl', left, y, face, right, y + SHEET_FT, 0.55, 'k');
  mesh.box('bowl', left, top - SHEET_FT, face, right, top, front, 'k');
  for (const side of [left, right - SHEET_FT])
    mesh.box('bowl', side, y + SHEET_FT, face, side + SHEET_FT, top - SHEET_FT, front, 'ktb');
  mesh.upright('frame', left + SHEET_FT, y + SHEET_FT, right - SHEET_FT, top - SHEET_FT, face + 0.01);
  mesh.quad(
    'jet',
    [x - 0.36, y + 0.07, face + 0.02],
    [x - 0.36, y + 0.07, 0.56],
    [x + 0.36, y + 0.07, 0.56],
    [x + 0.36, y + 0.07, face + 0.02],
  );
}
