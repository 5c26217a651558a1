import {
  BufferAttribute,
  BufferGeometry,
  Color,
  Group,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  Quaternion,
  Vector3,
} from 'three';
import { castsShadow } from '#studio/scene/casts-shadow.ts';
import type { MaterialId } from '#studio/scene/materials.ts';
import { hash3 } from '#studio/scene/noise.ts';
import type { Instance, Scene, SceneMesh } from '#studio/scene/scene.ts';
import { leafBox, lightWithin } from './crown-light.ts';
import { lightOf } from './hour-light.ts';
import { isSpray, sprayOf, withLeafyFaces } from './leaf-cards.ts';
import { withFewerLeaves, withLargerLeaves } from './leaf-density.ts';
import { MAY_BE_UNDER_WATER, type ThreeMaterials } from './three-materials.ts';
import { waterLevels } from './water-level.ts';

// The light scene has about a fifth of the leaves.
const LEAF_GROWTH = 1.9;
// Drawn by the processor, a tree keeps so many leaves of those, each larger; hedges and shrubs keep theirs.
const PLAIN_LEAVES = 560;
const TREE_LEAVES = 2000;

/** Of a scene, what is to be seen. */
export type Shapes = Pick<
  Scene,
  'meshes' | 'prototypes' | 'instances' | 'materials' | 'waters' | 'sky' | 'sun'
>;

// One mesh per material, and one instanced mesh per plant and material.
export function groupOf(scene: Shapes, materials: ThreeMaterials, plain: boolean): Group {
  const group = new Group();
  const light = lightOf(scene.sky.hour, scene.sun);
  const materialOf = (id: MaterialId, planted = false) => materials.make(id, scene.materials, light, planted);
  for (const mesh of scene.meshes) {
    if (mesh.indices.length === 0) continue;
    const geometry = geometryOf(mesh);
    if (MAY_BE_UNDER_WATER.has(mesh.material)) {
      geometry.setAttribute('waterY', new BufferAttribute(waterLevels(mesh, scene.waters), 1));
    }
    const material = materialOf(mesh.material);
    if (material.vertexColors)
      geometry.setAttribute('color', new BufferAttribute(new Float32Array(mesh.positions.length).fill(1), 3));
    // Without a graphics card all is planted: one shader less to compile for what stands once.
    const thing = plain ? planted(geometry, material, [ORIGIN]) : new Mesh(geometry, material);
    group.add(placed(thing, mesh.material));
  }
  for (const prototype of scene.prototypes) {
    const instances = scene.instances.filter((instance) => instance.prototype === prototype.name);
    const box = leafBox(prototype);
    for (const mesh of prototype.meshes) {
      const material = materialOf(mesh.material, true);
      for (const far of [false, true]) {
        const standing = instances.filter((instance) => isFar(instance) === far);
        if (standing.length === 0) continue;
        const shape = plantShape(mesh, prototype.name, scene, plain || far, far);
        const geometry = geometryOf(shape);
        geometry.setAttribute('color', new BufferAttribute(lightWithin(shape, box), 3));
        const isLight = (shape.indices.length / 3) * standing.length < WORTH_PARTING;
        for (const bed of isLight ? [standing] : inSectors(standing)) {
          const plant = placed(planted(geometry, material, bed, isUnlike(prototype.name)), mesh.material);
          plant.castShadow &&= !far && (!plain || CASTS_PLAINLY.has(mesh.material));
          group.add(plant);
        }
      }
    }
  }
  return group;
}

// Without a graphics card trees throw the shadow of their stems and of what fills them.
const CASTS_PLAINLY: ReadonlySet<MaterialId> = new Set(['bark', 'shade']);
const SECTORS = 4;
// Fewer triangles than this are drawn sooner than they are parted.
const WORTH_PARTING = 10_000;
// What fills a conifer far away: one leaf of so many, so much larger.
const [FAR_SHADE, FAR_GROWTH] = [5, 1.65];
// From here on nobody counts leaves, and no shadow reaches the deck.
const FAR_M = 27;

const isFar = ({ x, z }: Instance) => Math.hypot(x, z) > FAR_M;

// Plants stand all round the pool and nobody sees behind himself: each sector can be left out as a whole.
function inSectors(instances: readonly Instance[]): Instance[][] {
  const sectors = Array.from({ length: SECTORS }, (): Instance[] => []);
  for (const instance of instances) {
    const turn = Math.atan2(instance.x, instance.z) / (2 * Math.PI) + 0.5;
    sectors[Math.min(SECTORS - 1, Math.floor(turn * SECTORS))]?.push(instance);
  }
  return sectors.filter((sector) => sector.length > 0);
}

type Stand = Omit<Instance, 'prototype'>;
const ORIGIN: Stand = { x: 0, y: 0, z: 0, yaw: 0, scale: 1, rise: 1 };

function planted(
  geometry: BufferGeometry,
  material: Material,
  bed: readonly Stand[],
  unlike = false,
): InstancedMesh {
  const mesh = new InstancedMesh(geometry, material, bed.length);
  bed.forEach((instance, at) => {
    mesh.setMatrixAt(at, matrixOf(instance));
    mesh.setColorAt(at, unlike ? greenOf(instance) : WHITE);
  });
  return mesh;
}

const WHITE = new Color(1, 1, 1);

// A hedge is planted by the meter, of one kind.
const isUnlike = (plant: string) => !plant.startsWith('hedge');

// No two trees are of one green: some bluer and darker, some yellower.
function greenOf({ x, z }: Stand): Color {
  const [tone, hue] = [
    hash3(Math.round(x * 8), 1, Math.round(z * 8)),
    hash3(Math.round(x * 8), 2, Math.round(z * 8)),
  ];
  const bright = 0.86 + 0.26 * tone;
  return new Color(bright * (0.88 + 0.24 * hue), bright, bright * (1.05 - 0.2 * hue));
}

function plantShape(
  mesh: SceneMesh,
  plant: string,
  { materials }: Shapes,
  plain: boolean,
  far: boolean,
): SceneMesh {
  if (mesh.material === 'shade' && isFilled(plant)) return withLeafyFaces(mesh);
  if (mesh.material === 'shade' && far) return withLargerLeaves(withFewerLeaves(mesh, FAR_SHADE), FAR_GROWTH);
  if (mesh.material === 'shade') return plain && plant !== 'hedge' ? withFewerLeaves(mesh, 2) : mesh;
  if (isSpray(mesh.material)) return sprayOf(mesh, far, plant === 'thicket');
  return materials[mesh.material].kind === 'leaf' ? leavesOf(mesh, plain, far) : mesh;
}

const isFilled = (plant: string) => plant.startsWith('tree') || plant === 'thicket';

function leavesOf(mesh: SceneMesh, plain: boolean, far: boolean): SceneMesh {
  const leaves = mesh.indices.length / 3;
  const oneOf = plain && leaves > TREE_LEAVES ? Math.floor(leaves / PLAIN_LEAVES) : far ? 3 : 1;
  return withLargerLeaves(oneOf > 1 ? withFewerLeaves(mesh, oneOf) : mesh, LEAF_GROWTH * oneOf ** 0.45);
}

function placed(mesh: Mesh, id: MaterialId): Mesh {
  mesh.name = id;
  mesh.castShadow = castsShadow(id);
  mesh.receiveShadow = id !== 'water';
  // Sheets of water and glass are drawn after the pool's surface, which is after everything solid.
  mesh.renderOrder =
    id === 'water' ? 1 : id === 'sheet' || id === 'jet' || id === 'froth' || id === 'glass' ? 2 : 0;
  mesh.matrixAutoUpdate = false;
  return mesh;
}

function geometryOf({ positions, normals, uvs, indices }: SceneMesh): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new BufferAttribute(uvs, 2));
  geometry.setIndex(new BufferAttribute(indices, 1));
  return geometry;
}

const UP = new Vector3(0, 1, 0);

function matrixOf({ x, y, z, yaw, scale, rise }: Stand): Matrix4 {
  return new Matrix4().compose(
    new Vector3(x, y, z),
    new Quaternion().setFromAxisAngle(UP, yaw),
    new Vector3(scale, rise, scale),
  );
}

export function releaseGroup(group: Group): void {
  group.traverse((object) => {
    if (object instanceof Mesh) object.geometry.dispose();
    if (object instanceof InstancedMesh) object.dispose();
  });
}
