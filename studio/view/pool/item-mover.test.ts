import { PerspectiveCamera } from 'three';
import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { layoutDesign } from '#studio/scene/layout.ts';
import { METRES_PER_FOOT } from '#studio/scene/scene.ts';
import { ElementProxy } from './element-proxy.ts';
import { type ItemDrag, ItemMover } from './item-mover.ts';

const HEIGHT_M = 60;
const layout = layoutDesign({ ...DEFAULT_DESIGN, features: ['Pergola'] });
const pergola = layout.items.find(({ id }) => id === 'Pergola')?.anchor ?? { x: 0, z: 0 };

// Straight down from high above: a square view whose pixels are a known part of a foot on the ground.
function fromAbove() {
  const camera = new PerspectiveCamera(90, 1, 0.1, 200);
  camera.position.set(0, HEIGHT_M, 0);
  camera.up.set(0, 0, -1);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  const element = new ElementProxy();
  element.resize({ width: 1000, height: 1000, ratio: 1 });
  const drags: ItemDrag[] = [];
  const turned: string[] = [];
  const mover = new ItemMover(
    camera,
    element,
    (drag) => drags.push(drag),
    () => {},
  );
  mover.show(layout);
  // As the orbit controls do, after the mover.
  for (const type of ['pointerdown', 'pointermove', 'pointerup'])
    element.addEventListener(type, () => turned.push(type));
  const pixel = (feet: number) => 500 + (feet * METRES_PER_FOOT * 500) / HEIGHT_M;
  const point = (type: string, x: number, z: number) =>
    element.dispatchEvent(
      Object.assign(new Event(type), {
        pointerId: 1,
        clientX: pixel(x),
        clientY: pixel(z),
        button: type === 'pointermove' ? -1 : 0,
      }),
    );
  return { mover, point, drags, turned };
}

test('what is dragged goes along, its way is told in feet, and the view does not turn', () => {
  const { mover, point, drags, turned } = fromAbove();
  mover.setMode({ chosen: 'Pergola' });
  point('pointerdown', pergola.x, pergola.z);
  point('pointermove', pergola.x + 3, pergola.z + 5);
  point('pointermove', pergola.x + 4, pergola.z + 8);
  point('pointerup', pergola.x + 4, pergola.z + 8);
  expect(turned).toEqual([]);
  expect(drags.map(({ item }) => item)).toEqual(['Pergola']);
  // On the level of the roof that was taken hold of, which is nearer to the eye than the ground.
  expect(drags[0]?.alongFt).toBeGreaterThan(3.5);
  expect(drags[0]?.alongFt).toBeLessThanOrEqual(4);
  expect((drags[0]?.awayFt ?? 0) / (drags[0]?.alongFt ?? 1)).toBeCloseTo(2, 1);
});

test('beside it, or while nothing is to be moved, the view turns as ever', () => {
  const { mover, point, drags, turned } = fromAbove();
  point('pointerdown', pergola.x, pergola.z);
  point('pointerup', pergola.x, pergola.z);
  mover.setMode({ chosen: null });
  point('pointerdown', 0, 0);
  point('pointerup', 0, 0);
  mover.dispose();
  point('pointerdown', pergola.x, pergola.z);
  expect(turned).toEqual(['pointerdown', 'pointerup', 'pointerdown', 'pointerup', 'pointerdown']);
  expect(drags).toEqual([]);
});
