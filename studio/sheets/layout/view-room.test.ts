import { expect, test } from 'vitest';
import type { Entity } from '../engine/entity.ts';
import { ViewRoom } from './view-room.ts';

const pen = { pt: (points: number) => points };
const text = (z: number, ground?: true): Entity[] => [
  {
    kind: 'text',
    layer: 'A-ANNO-TEXT',
    at: [0, z],
    text: 'SK-1',
    heightFt: 8,
    anchor: 'middle',
    ...(ground ? { ground } : {}),
  },
];
const wall: Entity = {
  kind: 'path',
  layer: 'A-POOL',
  points: [
    [-50, 0],
    [50, 0],
  ],
  closed: false,
};

test('a name keeps off a line, and breaks it where there is no other place', () => {
  const room = new ViewRoom(pen);
  room.avoidAll([wall]);
  expect(room.place([text(2), text(20)])).toEqual(text(20));
  expect(room.place([text(2), text(2, true)])).toEqual(text(2, true));
});

test('the first way that meets no more than is borne is taken', () => {
  const room = new ViewRoom(pen);
  room.avoidAll([wall]);
  expect(room.place([text(2, true), text(20)], false, 0.5)).toEqual(text(2, true));
});
