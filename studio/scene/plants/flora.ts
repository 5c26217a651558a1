import type { Design, Setting } from '#domain/design/design.ts';
import { seedOf } from '../design-seed.ts';
import type { PlantName } from './prototypes.ts';

// What grows where.
export interface Flora {
  // What stands anywhere loosely, and what a bed holds from its front to its back.
  bed: readonly PlantName[];
  layers: readonly (readonly PlantName[])[];
  near: readonly PlantName[];
  // Small trees over a hedge's top, and in the middle of a bed on the lawn.
  behind: readonly PlantName[];
  heart?: PlantName;
  // Trees around the garden, nearer than the far ones.
  grove: readonly PlantName[];
  groveCount: number;
  far: readonly PlantName[];
  farCount: number;
  // How high the wood edge stands that closes the view, as a share of its natural height; none where the view is open.
  belt?: number;
  hedges?: true;
  // Houses of neighbors beyond the hedges.
  neighbors?: true;
  // Bushes scattered over open ground.
  brush?: number;
  // Without a lawn.
  bare?: true;
}

export const FLORA: Record<Setting, Flora> = {
  garden: {
    bed: ['shrub', 'tuft', 'flower', 'shrub'],
    layers: [
      ['cover', 'daisy', 'stones', 'lavender', 'cover', 'flower'],
      ['lavender', 'ball', 'flower', 'tuft', 'daisy'],
      ['shrub', 'hydrangea', 'tuft', 'shrub', 'ball'],
    ],
    near: ['tree-a', 'tree-b', 'tree-c'],
    behind: ['tree-c', 'tree-b', 'tree-c'],
    heart: 'tree-c',
    grove: ['tree-c', 'tree-b', 'tree-a', 'tree-c'],
    groveCount: 12,
    far: ['tree-a', 'tree-b', 'tree-c', 'conifer', 'tree-b', 'tree-a', 'tree-c'],
    farCount: 46,
    belt: 1.1,
    hedges: true,
    neighbors: true,
  },
  palms: {
    bed: ['broadleaf', 'tuft', 'flower', 'broadleaf'],
    layers: [
      ['cover', 'flower', 'stones', 'cover'],
      ['broadleaf', 'flower', 'tuft', 'shrub'],
      ['broadleaf', 'broadleaf', 'tuft'],
    ],
    near: ['palm', 'palm'],
    behind: ['palm', 'tree-c', 'palm'],
    heart: 'palm',
    grove: ['palm', 'palm', 'tree-c', 'palm'],
    groveCount: 22,
    far: ['palm', 'tree-b', 'palm', 'tree-a'],
    farCount: 50,
    belt: 0.85,
    hedges: true,
  },
  desert: {
    bed: ['agave', 'tuft', 'agave'],
    layers: [
      ['agave', 'stones', 'brush'],
      ['tuft', 'agave', 'stones'],
      ['tuft', 'agave', 'brush'],
    ],
    near: ['saguaro', 'palm'],
    behind: [],
    grove: [],
    groveCount: 0,
    far: ['saguaro', 'agave'],
    farCount: 40,
    brush: 150,
    bare: true,
  },
  lake: {
    bed: ['tuft', 'shrub', 'flower'],
    layers: [
      ['cover', 'stones', 'daisy', 'cover'],
      ['tuft', 'lavender', 'flower'],
      ['tuft', 'hydrangea', 'shrub', 'flower'],
    ],
    near: ['tree-a', 'tree-b', 'tree-c'],
    behind: [],
    heart: 'tree-c',
    grove: ['tree-c', 'tree-b'],
    groveCount: 8,
    far: ['tree-b', 'conifer', 'tree-a', 'tree-c'],
    farCount: 52,
  },
  hillside: {
    bed: ['tuft', 'shrub', 'tuft'],
    layers: [
      ['lavender', 'stones', 'cover'],
      ['tuft', 'ball', 'lavender'],
      ['tuft', 'shrub', 'ball'],
    ],
    near: ['cypress', 'tree-c'],
    behind: [],
    heart: 'tree-c',
    grove: ['tree-c', 'cypress', 'tree-b'],
    groveCount: 10,
    far: ['tree-b', 'cypress', 'tree-a', 'tree-c'],
    farCount: 80,
    belt: 0.8,
  },
  forest: {
    bed: ['shrub', 'tuft', 'shrub'],
    layers: [
      ['cover', 'stones', 'cover', 'daisy'],
      ['shrub', 'tuft', 'hydrangea'],
      ['shrub', 'shrub', 'tuft'],
    ],
    near: ['conifer', 'conifer'],
    behind: [],
    heart: 'tree-c',
    grove: ['conifer', 'conifer', 'tree-c', 'conifer'],
    groveCount: 34,
    far: ['conifer', 'conifer', 'conifer', 'tree-a', 'conifer'],
    farCount: 150,
    belt: 0.75,
  },
  courtyard: {
    bed: ['shrub', 'flower', 'tuft'],
    layers: [
      ['lavender', 'ball', 'cover'],
      ['flower', 'lavender', 'ball'],
      ['shrub', 'tuft', 'hydrangea'],
    ],
    near: ['cypress', 'tree-b'],
    behind: [],
    heart: 'tree-c',
    grove: ['tree-c', 'tree-b', 'cypress'],
    groveCount: 12,
    far: ['tree-a', 'tree-b'],
    farCount: 40,
    belt: 1,
    neighbors: true,
  },
};

/** Close-clipped in one garden, looser and of larger leaves in another. */
export const hedgeOf = (design: Design): PlantName =>
  design.setting === 'palms' || seedOf(design) % 5 < 2 ? 'hedge-loose' : 'hedge';

// What stands in pots, and the size it is cut to: width and height of its natural ones.
const POTTED = {
  olive: [1.1, 1.05],
  flax: [1.25, 1],
  ball: [1.2, 1.2],
  tuft: [1.2, 0.95],
  lavender: [1, 1],
  flower: [0.9, 0.95],
  agave: [0.95, 0.95],
  hydrangea: [0.9, 0.95],
  broadleaf: [0.62, 0.7],
} as const satisfies Partial<Record<PlantName, readonly [number, number]>>;

const POTS: Record<Setting, readonly (keyof typeof POTTED)[]> = {
  garden: ['olive', 'flax', 'hydrangea', 'ball', 'flower', 'tuft'],
  palms: ['flax', 'broadleaf', 'flower', 'agave'],
  desert: ['agave', 'flax', 'olive'],
  lake: ['flax', 'hydrangea', 'olive', 'tuft'],
  hillside: ['olive', 'lavender', 'agave', 'ball'],
  forest: ['hydrangea', 'flax', 'ball', 'tuft'],
  courtyard: ['olive', 'lavender', 'ball', 'flower'],
};

/** What grows in a garden's pots, one beside another of another kind. */
export function pottedIn(
  design: Design,
  index: number,
): { prototype: PlantName; scale: number; rise: number } {
  const kinds = POTS[design.setting];
  const prototype = kinds[(seedOf(design) + index) % kinds.length] ?? 'ball';
  const [scale, rise] = POTTED[prototype];
  return { prototype, scale, rise };
}
