import { type Group, type InstancedMesh, Mesh, ShaderMaterial } from 'three';
import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { buildScene } from '#studio/scene/build-scene.ts';
import { prototypeOf } from '#studio/scene/plants/prototypes.ts';
import { leafBox, lightWithin } from './crown-light.ts';
import { leftOutOf } from './first-look.ts';
import { groupOf } from './scene-group.ts';
import { standIns } from './stand-ins.ts';
import { Unpainted } from './testing/unpainted.ts';
import { ThreeMaterials } from './three-materials.ts';
import { createWaterUniforms } from './water-uniforms.ts';

test('without a graphics card all that is solid is drawn by two shaders, under water or not', () => {
  const scene = buildScene(DEFAULT_DESIGN, { detail: 'light' });
  const clear = { water: new ShaderMaterial(), glass: new ShaderMaterial() };
  const materials = new ThreeMaterials(new Unpainted(1), createWaterUniforms(4), clear, true);
  const shaders = new Set<string>();
  groupOf(scene, materials, true).traverse((object) => {
    if (!(object instanceof Mesh) || object.material.transparent || object.material.type === 'ShaderMaterial')
      return;
    const { type, alphaTest, vertexColors, map } = object.material;
    const planted = (object as Partial<InstancedMesh>).isInstancedMesh;
    const coloured = vertexColors === 'color' in object.geometry.attributes;
    shaders.add([type, object.material.customProgramCacheKey(), alphaTest, !!map, planted, coloured].join());
  });
  expect([...shaders].toSorted()).toEqual([
    'MeshLambertMaterial,seen-through-water,0,true,true,true',
    'MeshLambertMaterial,soft true true,0,true,true,true',
  ]);
});

test('a crown is light on top, darker below and nowhere black', () => {
  const tree = prototypeOf('tree-a', 'light');
  const filling = tree.meshes.find(({ material }) => material === 'shade');
  if (!filling) throw new Error('the tree is hollow');
  const colours = lightWithin(filling, leafBox(tree));
  const greens = (from: number, to: number) =>
    [...colours].filter((_, at) => {
      const y = filling.positions[at - (at % 3) + 1] ?? 0;
      return at % 3 === 1 && y >= from && y < to;
    });
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(mean(greens(6, 9))).toBeGreaterThan(mean(greens(0, 3.5)) * 1.03);
  expect(Math.min(...greens(0, 9))).toBeGreaterThan(0.16);
});

test('what is compiled ahead of a scene is what its first look is drawn with; the rest comes after it', () => {
  const clear = {
    water: new ShaderMaterial({ transparent: true }),
    glass: new ShaderMaterial({ transparent: true }),
  };
  const materials = new ThreeMaterials(new Unpainted(1), createWaterUniforms(4), clear, true);
  const seenIn = (group: Group) => {
    const seen: Mesh[] = [];
    group.traverseVisible((object) => object instanceof Mesh && seen.push(object));
    return seen;
  };
  const shadersOf = (group: Group) =>
    new Set(
      seenIn(group).map(({ material, geometry }) => {
        if (Array.isArray(material)) throw new Error('one material each');
        const { type, transparent } = material;
        return [type, material.customProgramCacheKey(), transparent, Object.keys(geometry.attributes)].join();
      }),
    );
  const castingIn = (group: Group) => seenIn(group).filter(({ castShadow }) => castShadow).length;
  const design: Design = { ...DEFAULT_DESIGN, features: ['Waterfall'] };
  const drawn = groupOf(buildScene(design, { detail: 'light' }), materials, true);
  const all = { seen: seenIn(drawn).length, casting: castingIn(drawn) };
  const leftOut = leftOutOf(drawn);
  leftOut.castShadows(false);
  leftOut.showClear(false);
  expect(castingIn(drawn)).toBe(0);
  expect(seenIn(drawn).map(({ name }) => name)).not.toContain('glass');
  expect(shadersOf(standIns(design, materials))).toEqual(shadersOf(drawn));
  leftOut.castShadows(true);
  leftOut.showClear(true);
  expect({ seen: seenIn(drawn).length, casting: castingIn(drawn) }).toEqual(all);
});
