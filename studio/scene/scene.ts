import type { Hour } from '#domain/design/design.ts';
import type { Feature } from '#domain/design/features.ts';
import type { Polygon } from '#domain/geometry/plane.ts';
import type { Layout } from './layout-types.ts';
import type { MaterialId, MaterialTable } from './materials.ts';

export const METRES_PER_FOOT = 0.3048;

// What a picture needs, in metres, y up, 0 at the deck. Read by the tracer and by three.js alike.

// Which thing of the design a triangle belongs to: a feature of the vocabulary or a part every scene has.
export const COMMON_PARTS = [
  'land',
  'deck',
  'pool',
  'house',
  'planting',
  'furniture',
  'equipment',
  'gate',
  'lot edge',
  'retaining wall',
] as const;
export type Part = Feature | (typeof COMMON_PARTS)[number];

export interface MeshPart {
  part: Part;
  // A range of the mesh's indices.
  start: number;
  count: number;
}

export interface SceneMesh {
  material: MaterialId;
  positions: Float32Array;
  normals: Float32Array;
  // Box-projected metres, for repeating textures.
  uvs: Float32Array;
  indices: Uint32Array;
  parts: MeshPart[];
}

// A plant drawn once and planted many times.
export interface Prototype {
  name: string;
  meshes: SceneMesh[];
}

export interface Instance {
  prototype: string;
  x: number;
  y: number;
  z: number;
  yaw: number;
  // Across (x and z) and up.
  scale: number;
  rise: number;
}

export type Vec3 = readonly [x: number, y: number, z: number];

export interface SceneLight {
  position: Vec3;
  // Radiant colour at dusk; a light under water lights only what is under water.
  colour: Vec3;
  underwater: boolean;
  radius: number;
  direction: Vec3 | null;
  // Cosine where a spot begins to fade.
  cone: number;
}

export interface Flame {
  position: Vec3;
  radius: number;
  height: number;
}

// Where falling water meets still water: a segment with churn around it.
export interface Foam {
  from: Vec3;
  to: Vec3;
  strength: number;
}

// Soft light before a lit window: what deck and eaves send back to the wall around it.
export interface Glow {
  position: Vec3;
  squareM: number;
}

export interface WaterBody {
  y: number;
  outline: readonly (readonly [number, number])[];
}

export interface Sun {
  // Unit vector towards the sun.
  direction: Vec3;
  colour: Vec3;
}

export interface SkyLook {
  hour: Hour;
  cloudiness: number;
  // Which of many fields of clouds, 0 to 1.
  clouds: number;
  // The country beyond the garden.
  horizon: 'suburb' | 'tropics' | 'conifers' | 'hills' | 'mountains' | 'lake';
}

export interface Camera {
  eye: Vec3;
  target: Vec3;
  // Horizontal field of view.
  fovDeg: number;
  // As a tangent: the camera looks level and its picture is shifted by this much, so that walls stay upright.
  shift?: number;
}

export interface Cameras {
  // From higher up: all that was asked for, where a model is turned around.
  hero: Camera;
  // From around the pool at eye height and one from higher up; a picture is taken from the best of them.
  views: readonly Camera[];
  eye: Camera;
  aerial: Camera;
  panorama: Camera;
}

export interface Scene {
  layout: Layout;
  meshes: SceneMesh[];
  prototypes: Prototype[];
  instances: Instance[];
  /** Where seats, tables and pots stand that nobody asked for, in feet. */
  furnished: readonly Polygon[];
  materials: MaterialTable;
  lights: SceneLight[];
  flames: Flame[];
  foam: Foam[];
  glows: Glow[];
  waters: WaterBody[];
  sun: Sun;
  sky: SkyLook;
  cameras: Cameras;
}
