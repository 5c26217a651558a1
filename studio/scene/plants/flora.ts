import type { Setting } from '#domain/design/design.ts';
import type { PlantName } from './prototypes.ts';

// What grows where.
export interface Flora {
  bed: readonly PlantName[];
  near: readonly PlantName[];
  far: readonly PlantName[];
  farCount: number;
  // How high the wood edge stands that closes the view, as a share of its natural height; none where the view is open.
  belt?: number;
  hedges?: true;
  // Without a lawn.
  bare?: true;
}

export const FLORA: Record<Setting, Flora> = {
  garden: {
    bed: ['shrub', 'tuft', 'flower', 'shrub'],
    near: ['tree-a', 'tree-b'],
    far: ['tree-a', 'tree-b', 'tree-b'],
    farCount: 46,
    belt: 1.1,
    hedges: true,
  },
  palms: {
    bed: ['broadleaf', 'tuft', 'flower', 'broadleaf'],
    near: ['palm', 'palm'],
    far: ['palm', 'tree-b', 'palm', 'tree-a'],
    farCount: 50,
    belt: 0.85,
    hedges: true,
  },
  desert: {
    bed: ['agave', 'tuft', 'agave'],
    near: ['saguaro', 'palm'],
    far: ['saguaro', 'agave'],
    farCount: 40,
    bare: true,
  },
  lake: {
    bed: ['tuft', 'shrub', 'flower'],
    near: ['tree-a', 'tree-b'],
    far: ['tree-b', 'conifer'],
    farCount: 52,
  },
  hillside: {
    bed: ['tuft', 'shrub', 'tuft'],
    near: ['cypress', 'tree-a'],
    far: ['tree-b', 'cypress', 'tree-a'],
    farCount: 80,
    belt: 0.8,
  },
  forest: {
    bed: ['shrub', 'tuft', 'shrub'],
    near: ['conifer', 'conifer'],
    far: ['conifer', 'conifer', 'tree-a'],
    farCount: 84,
    belt: 0.75,
  },
  courtyard: {
    bed: ['shrub', 'flower', 'tuft'],
    near: ['cypress', 'tree-b'],
    far: ['tree-a', 'tree-b'],
    farCount: 40,
    belt: 1,
  },
};
