import {
  Color,
  DataTexture,
  DoubleSide,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type Texture,
  type Material as ThreeMaterial,
} from 'three';
import type { Material } from '#studio/scene/material.ts';
import type { MaterialId, MaterialTable } from '#studio/scene/materials.ts';
import { fallTexture } from './fall-texture.ts';
import type { HourLight } from './hour-light.ts';
import { isSpray } from './leaf-cards.ts';
import { LEAF_CUT, leafTextures } from './leaf-texture.ts';
import type { PatternLibrary } from './pattern-textures.ts';
import { RELIEF } from './relief.ts';
import { addSoftLight, lightFromBothSides, NO_SOFT_LIGHT, type SoftLight } from './soft-light.ts';
import { type SolidMaterial, seenThroughWater } from './underwater.ts';
import type { WaterUniforms } from './water-uniforms.ts';

// What may lie under water; the rest is spared the test.
export const MAY_BE_UNDER_WATER: ReadonlySet<MaterialId> = new Set([
  'plaster',
  'waterline',
  'beach',
  'shore',
  'stone',
  'rock',
  'rockDark',
  'rockWet',
  'lens',
  'steel',
  'teak',
  'fabric',
  'accent',
  'counter',
  'coping',
  'slide',
  'timber',
]);

// Baked patterns store 1.0 as 128, so that they can brighten as well as darken.
const HALF_IS_ONE = 255 / 128;

// Where all have a picture, one shader serves all; compiling is what a processor waits for longest.
const WHITE = new DataTexture(new Uint8Array([255, 255, 255, 255]), 1, 1);
WHITE.needsUpdate = true;

const FALLING = 0.3;
// The curve that develops the picture takes color from what is bright: leaves get theirs back.
const FRESH = new Color(0.87, 0.86, 0.62);
const INSIDE_CROWN = 1.1;

// Behind windows little of the sky arrives, and in the evening the lamps' light.
const INDOORS: ReadonlySet<MaterialId> = new Set([
  'interiorFloor',
  'interiorWall',
  'featureWall',
  'rug',
  'seat',
  'cabinet',
  'roomWood',
  'books',
  'art',
  'roomLit',
  'roomDim',
  'curtain',
  'blind',
]);
const DAYLIGHT_INDOORS = 0.35;
// What lamps and lit rooms throw into trees: without it they would be holes in the evening sky.
const EVENING_IN_LEAVES = new Color(9, 5.5, 2);
const DAY_IN_ROOMS = new Color(4.2, 3.5, 2.6);
const LAMPLIGHT = new Color(3.2, 2.1, 1.05);

/** What one sees through: shared by all, and not released with the rest. */
export interface Clear {
  water: ThreeMaterial;
  glass: ThreeMaterial;
}

export class ThreeMaterials {
  // What polished things mirror; set with every new sky.
  sky: Texture | null = null;
  private made: ThreeMaterial[] = [];
  private readonly patterns: PatternLibrary;
  private readonly water: WaterUniforms;
  private readonly clear: Clear;
  // Without a graphics card: no mirrors, no relief.
  private readonly plain: boolean;
  private leaves: ReturnType<typeof leafTextures> | null = null;
  private fall: Texture | null = null;

  constructor(patterns: PatternLibrary, water: WaterUniforms, clear: Clear, plain: boolean) {
    this.plain = plain;
    this.patterns = patterns;
    this.water = water;
    this.clear = clear;
  }

  make(id: MaterialId, table: MaterialTable, light: HourLight, planted: boolean): ThreeMaterial {
    const source = table[id];
    if (source.kind === 'water' || source.kind === 'glass') return this.clear[source.kind];
    const material =
      source.kind === 'sheet' && this.plain
        ? this.fallingWater(source, light)
        : this.dressed(id, source, light, planted);
    material.name = id;
    material.forceSinglePass = this.plain;
    this.made.push(material);
    return material;
  }

  private dressed(id: MaterialId, source: Material, light: HourLight, planted: boolean): SolidMaterial {
    const material = this.solid(source, light);
    // All plants are tested, so that one shader serves bark, leaves and flowers.
    if (planted && !this.plain) material.alphaTest = LEAF_CUT;
    if (planted && isSpray(id)) this.applyLeafTexture(material);
    if (isGreen(source)) material.color.multiply(FRESH);
    if (id === 'shade') {
      material.map = this.leafTextures().thick;
      // Without the leaves' own shadows the inside of a crown would look like a hole.
      material.color.multiplyScalar(INSIDE_CROWN);
    }
    material.vertexColors = planted;
    const soft = softLightOf(id, source, light);
    if (INDOORS.has(id)) lightRoom(material, light);
    if (source.kind === 'sheet') {
      this.fallInThreads(material);
      // Falling water is white with the light it scatters, in the shade too.
      material.emissive = light.level.clone().multiplyScalar(FALLING);
    }
    if (MAY_BE_UNDER_WATER.has(id) && !material.transparent)
      seenThroughWater(material, this.water, light.lamps > 0);
    else if (!this.plain || !material.transparent) litSoftly(material, soft, planted, this.plain);
    return material;
  }

  private solid(source: Material, light: HourLight): SolidMaterial {
    const material = isGlossy(source) && !this.plain ? this.glossy(source) : new MeshLambertMaterial();
    // Walls, sheets and leaves are single surfaces, seen from either side.
    material.side = DoubleSide;
    material.color = new Color().setRGB(...source.colour);
    if (source.pattern !== 'plain') {
      const { map, relief } = this.patterns.texturesFor(source);
      material.map = map;
      material.color.multiplyScalar(HALF_IS_ONE);
      const height = RELIEF[source.pattern];
      if (height && !this.plain) {
        material.bumpMap = relief;
        material.bumpScale = height;
      }
    }
    if (source.pattern === 'plain' && this.plain) material.map = WHITE;
    if (source.emission.some((channel) => channel > 0)) {
      material.emissive = new Color().setRGB(...source.emission);
      material.emissiveIntensity = light.rooms;
    }
    return material;
  }

  private leafTextures() {
    this.leaves ??= leafTextures();
    return this.leaves;
  }

  private applyLeafTexture(material: SolidMaterial): void {
    material.map = this.leafTextures().spray;
    material.alphaToCoverage = !this.plain;
  }

  // As bright as a surface that half faces the sun: a shader of a few lines instead of the lamps' and shadows'.
  private fallingWater({ colour }: Material, { level }: HourLight): MeshBasicMaterial {
    const material = new MeshBasicMaterial({ side: DoubleSide });
    material.color
      .setRGB(...colour)
      .addScalar(FALLING)
      .multiply(level);
    this.fallInThreads(material);
    return material;
  }

  private fallInThreads(material: SolidMaterial | MeshBasicMaterial): void {
    this.fall ??= fallTexture();
    material.map = this.fall;
    material.transparent = true;
    material.depthWrite = false;
  }

  private glossy({ roughness, kind, specular }: Material): MeshStandardMaterial {
    const metalness = kind === 'metal' && specular > 0.2 ? 1 : 0;
    return new MeshStandardMaterial({
      roughness: 0.04 + 0.8 * roughness,
      metalness,
      envMap: this.sky,
      envMapIntensity: 0.6,
    });
  }

  dispose(): void {
    for (const material of this.made) material.dispose();
    this.made = [];
    this.leaves?.spray.dispose();
    this.leaves?.thick.dispose();
    this.leaves = null;
    this.fall?.dispose();
    this.fall = null;
  }
}

// Mirrors are few and cost most: stone, plaster and leaves are plainly matte.
function isGlossy({ kind, specular, roughness }: Material): boolean {
  return kind === 'glass' || (kind === 'metal' && specular > 0.2) || (specular >= 0.05 && roughness <= 0.1);
}

const isGreen = ({ kind, colour: [red, green, blue] }: Material): boolean =>
  kind === 'leaf' && green > red && green > blue;

function lightRoom(material: SolidMaterial, { lamps, rooms }: HourLight): void {
  const lit = LAMPLIGHT.clone()
    .multiply(material.color)
    .multiplyScalar(lamps / rooms);
  material.emissive.add(lit);
  material.emissiveIntensity = rooms;
  material.color.multiplyScalar(DAYLIGHT_INDOORS);
}

// Leaves let light through; into rooms the day comes from all sides, warmed by what it falls on.
function softLightOf(
  id: MaterialId,
  { kind, pattern }: Material,
  { level, sky, lamps }: HourLight,
): SoftLight {
  if (INDOORS.has(id)) return { leafy: 0, glow: level.clone().multiply(DAY_IN_ROOMS) };
  // A lawn is blades: a low sun shines through them as well.
  const isLawn = id === 'ground' && pattern === 'ground';
  return kind === 'leaf' || isLawn
    ? { leafy: 1, glow: sky.clone().multiply(EVENING_IN_LEAVES).multiplyScalar(lamps) }
    : NO_SOFT_LIGHT;
}

// Without a graphics card leaves, walls and lawn share one shader: compiling is what takes longest.
function litSoftly(material: SolidMaterial, soft: SoftLight, planted: boolean, plain: boolean): void {
  if (plain) material.vertexColors = true;
  material.onBeforeCompile = (shader) => {
    addSoftLight(shader, soft);
    if (planted || plain) lightFromBothSides(shader);
    if (plain)
      shader.fragmentShader = shader.fragmentShader.replace(
        '#include <color_fragment>',
        `if (diffuseColor.a < ${LEAF_CUT}) discard;\n#include <color_fragment>`,
      );
  };
  material.customProgramCacheKey = () => `soft ${planted || plain} ${plain}`;
}
