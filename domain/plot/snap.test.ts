import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rectangle } from '#domain/geometry/plane.ts';
import { sidesOf } from './measure.ts';
import { type SnapGround, snap, snapMove } from './snap.ts';

const house = rectangle(20, 20, 60, 40);
const ground = (joined: SnapGround['joined'] = []): SnapGround => ({
  corners: house,
  sides: sidesOf(house, true),
  joined,
});
/** Ten pixels are near: 2 ft. */
const PX = 0.2;
const kinds = (snapped: ReturnType<typeof snap>) => snapped.hints.map(({ kind }) => kind);

test('near a corner it is that corner, near a side a point of that side', () => {
  const corner = snap([21.1, 18.9], ground(), PX);
  expect([corner.point, kinds(corner)]).toEqual([[20, 20], ['corner']]);
  const side = snap([33.3, 21.5], ground(), PX);
  expect([side.point, kinds(side)]).toEqual([[33.3, 20], ['edge']]);
});

test('a side that is nearly at a right angle to the one before is, with a round length', () => {
  const snapped = snap([101.2, 29.87], ground([{ at: [100, 0], beyond: [80, 0] }]), PX);
  expect(snapped.point[0]).toBe(100);
  expect(snapped.point[1]).toBeCloseTo(30, 6);
  expect(kinds(snapped)).toEqual(['right-angle']);
  const askew = snap([70.2, 69.8], ground([{ at: [100, 100], beyond: [130, 70] }]), PX);
  expect(kinds(askew)).toEqual([]);
});

test('between two neighbors a corner goes where both sides are right', () => {
  const snapped = snap(
    [99.1, 81.2],
    ground([
      { at: [0, 80], beyond: [0, 0] },
      { at: [100, 0], beyond: [0, 0] },
    ]),
    PX,
  );
  expect(snapped.point.map((feet) => Math.round(feet * 1e6) / 1e6)).toEqual([100, 80]);
  expect(snapped.hints).toHaveLength(2);
});

test('a side may run parallel to one that lies askew', () => {
  const slanted: SnapGround = {
    corners: [],
    sides: [
      [
        [0, 0],
        [40, 30],
      ],
    ],
    joined: [{ at: [0, 50], beyond: null }],
  };
  const snapped = snap([79, 110.5], slanted, PX);
  expect((snapped.point[1] - 50) / snapped.point[0]).toBeCloseTo(0.75, 6);
  expect(kinds(snapped)).toEqual(['parallel']);
});

test('a whole house moves so that its wall meets the line', () => {
  const shed = rectangle(70, 0, 80, 10);
  const { point } = snapMove(shed, [-9, 20.6], ground(), PX);
  expect(point[0]).toBe(-10);
  const free = snapMove(shed, [100.13, 50.26], ground(), PX);
  expect([free.point, free.hints]).toEqual([[100, 50.5], []]);
});

test('nothing is moved farther than what counts as near', () => {
  const feet = fc.double({ min: -100, max: 200, noNaN: true });
  fc.assert(
    fc.property(feet, feet, (x, y) => {
      const joined = [{ at: [0, 0], beyond: [-10, 3] }] as const;
      const { point } = snap([x, y], ground(joined), PX);
      expect(Math.hypot(point[0] - x, point[1] - y)).toBeLessThanOrEqual(10 * PX * 1.5 + 0.5);
    }),
  );
});
