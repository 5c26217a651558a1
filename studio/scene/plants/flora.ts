import type { Design, Setting } from '#domain/design/design.ts';
import { seedOf } from '../design-seed.ts';
import type { PlantName } from './prototypes.ts';

// What grows where.
export interface Flora {
  // What stands anywhere loosely, and what a bed holds from its front to its back.
  bed: readonly PlantName[];
  layers: readonly (readonly PlantName[])[];
  near: readonly PlantName[];
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
    far: ['palm', 'tree-b', 'palm', 'tree-a'],
    farCount: 50,
    belt: 0.85,
    hedges: true,
    neighbors: true,
  },
  desert: {
    bed: ['agave', 'tuft', 'agave'],
    layers: [
      ['agave', 'stones', 'brush'],
      ['tuft', 'agave', 'stones'],
      ['tuft', 'agave', 'brush'],
    ],
    near: ['saguaro', 'palm'],
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
    far: ['conifer', 'conifer', 'tree-a'],
    farCount: 84,
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
    far: ['tree-a', 'tree-b'],
    farCount: 40,
    belt: 1,
    neighbors: true,
  },
};

/** Close-clipped in one garden, looser and of larger leaves in another. */
export const hedgeOf = (design: Design): PlantName =>
  design.setting === 'palms' || seedOf(design) % 5 < 2 ? 'hedge-loose' : 'hedge';
