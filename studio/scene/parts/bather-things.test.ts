import { expect, test } from 'vitest';
import { interpretAny } from '#domain/design/interpret-any.ts';
import { contains, offset, type Point } from '#domain/geometry/plane.ts';
import { camerasFor } from '../cameras.ts';
import { framedBy, spotOf } from '../framing.ts';
import { layoutDesign } from '../layout.ts';
import { METRES_PER_FOOT } from '../scene.ts';
import { batherThings } from './bather-things.ts';
import { furnishingOf } from './terrace-life.ts';

const WISHES = [
  'modern pool 36x16 with a raised spa, sunshelf and two fire bowls, travertine deck',
  'kidney pool 30 by 16 with a diving board and slide, ranch house',
  'rectangular pool 32x16 with a safety fence, farmhouse',
  'freeform pool 36x20 with a rock waterfall and a fire pit, flagstone deck',
];

function spotsOf(wish: string) {
  const layout = layoutDesign(interpretAny(wish).design);
  const cameras = camerasFor(layout);
  return cameras.views.flatMap((camera) => {
    const meshes = batherThings(layout, cameras, camera);
    const points = meshes.flatMap(({ positions }) =>
      Array.from({ length: positions.length / 3 }, (_, i): [number, number, number] => [
        positions[i * 3] ?? 0,
        positions[i * 3 + 1] ?? 0,
        positions[i * 3 + 2] ?? 0,
      ]),
    );
    return points.length > 0 ? [{ layout, cameras, camera, points }] : [];
  });
}

test('what bathers left lies whole in the foreground, on dry deck, away from all that stands there', () => {
  const all = WISHES.flatMap(spotsOf);
  expect(all.length).toBeGreaterThan(WISHES.length);
  for (const { layout, cameras, camera, points } of all) {
    const frame = framedBy(camera);
    const standing = [
      ...layout.items.filter(({ layer }) => layer === 'edge' || layer === 'ground'),
      ...furnishingOf(layout, cameras.views),
    ];
    const [wet, kept] = [offset(layout.pool.outline, 1), standing.map(({ outline }) => offset(outline, 1))];
    const wrong = points.filter(([x, y, z]) => {
      const place: Point = [x / METRES_PER_FOOT, z / METRES_PER_FOOT];
      const spot = spotOf(frame, [x, y, z]);
      const isBefore = spot && Math.abs(spot[0]) < 1 && spot[1] > -1 && spot[1] < 0;
      const isFree = contains(layout.deck, place) && !kept.some((outline) => contains(outline, place));
      return !isBefore || !isFree || contains(wet, place) || y < 0;
    });
    expect(wrong).toEqual([]);
  }
});
