import { expect, test } from 'vitest';
import { edgesOf, type Point } from '#domain/geometry/plane.ts';
import {
  bearingFrom,
  HANDLES,
  handleAt,
  movedBy,
  placedAt,
  resizedTo,
  steppedSize,
  turnedAlong,
  turnedBy,
  turnedTo,
  turnedToHouse,
} from './place-moves.ts';
import { samplePlot } from './sample-plot.ts';
import { type Place, placeSchema, toPlot } from './site.ts';

const place: Place = { x: 30, y: 60, turnDeg: 0, levelFt: null };
const size = { lengthFt: 30, widthFt: 15 };
const limits = { lengthFt: { min: 8, max: 120 }, widthFt: { min: 6, max: 60 } };
const pool = { place, size, limits };
const rounded = ([x, y]: Point) => [Math.round(x * 100) / 100, Math.round(y * 100) / 100];

test('whatever is done to a place, it can be stored', () => {
  const places = [
    movedBy(place, 0.1 + 0.2, 1 / 3),
    placedAt(place, [1e9, -1e9]),
    turnedBy(place, -0.1),
    turnedTo(place, 359.97),
    turnedTo(place, -725.04),
    turnedBy({ ...place, turnDeg: 350 }, 15),
  ];
  for (const one of places) expect(placeSchema.safeParse(one).success, JSON.stringify(one)).toBe(true);
  expect(places.map(({ turnDeg }) => turnDeg)).toEqual([0, 0, 359.9, 0, 355, 5]);
  expect(places[0]).toMatchObject({ x: 30.3, y: 60.33 });
});

test('a pool lies along a side the way that turns it least', () => {
  const edges = edgesOf(samplePlot().lot.corners);
  const along = (index: number, from: number) => {
    const edge = edges[index];
    return edge && turnedAlong({ ...place, turnDeg: from }, edge).turnDeg;
  };
  expect([along(0, 10), along(0, 170), along(1, 80), along(1, 300), along(3, 350)]).toEqual([
    0, 180, 90, 270, 270,
  ]);
  expect(
    turnedAlong(place, [
      [0, 0],
      [10, 10],
    ]).turnDeg,
  ).toBe(45);
});

test('turned to the house, its back faces the nearest wall squarely, however the house was drawn', () => {
  const plot = samplePlot();
  const house = plot.buildings[0]?.corners ?? [];
  const back = (at: Place, buildings = plot.buildings) => turnedToHouse({ buildings }, at)?.turnDeg;
  expect([back(place), back({ ...place, x: 75, y: 20 }), back({ ...place, x: 3, y: 20 })]).toEqual([
    0, 270, 90,
  ]);
  const otherWay = [{ kind: 'house' as const, corners: [...house].reverse(), gapFt: 5, note: '' }];
  expect([back(place, otherWay), back({ ...place, x: 75, y: 20 }, otherWay)]).toEqual([0, 270]);
  expect(turnedToHouse({ buildings: [] }, place)).toBeNull();
});

test('a handle moves its own side by half feet and the other side stays', () => {
  const turned = { ...place, turnDeg: 90 };
  for (const at of [place, turned])
    for (const handle of HANDLES) {
      const still: Point = [-handle.along * 15, -handle.across * 7.5];
      const to = toPlot(at, [handle.along * 18.2, handle.across * 9.1]);
      const after = resizedTo({ place: at, size, limits }, handle, to);
      expect(after.size).toEqual({
        lengthFt: handle.along ? 33 : 30,
        widthFt: handle.across ? 16.5 : 15,
      });
      const corner: Point = [
        (-handle.along * after.size.lengthFt) / 2,
        (-handle.across * after.size.widthFt) / 2,
      ];
      expect(rounded(toPlot(after.place, corner))).toEqual(rounded(toPlot(at, still)));
    }
});

test('a pool never gets smaller or larger than one can be built', () => {
  const end = { along: 1, across: 0 } as const;
  expect(resizedTo(pool, end, [-900, 60]).size.lengthFt).toBe(8);
  expect(resizedTo(pool, end, [900, 60]).size.lengthFt).toBe(120);
  expect([33.3, 28.2, 400, 2].map((feet) => steppedSize(feet, limits.lengthFt))).toEqual([33.5, 28, 120, 8]);
});

test('handles and bearings follow the turn', () => {
  expect(rounded(handleAt({ ...place, turnDeg: 90 }, size, { along: 1, across: 0 }))).toEqual([30, 75]);
  expect([bearingFrom(place, [30, 0]), bearingFrom(place, [99, 60]), bearingFrom(place, [30, 99])]).toEqual([
    0, 90, 180,
  ]);
});
