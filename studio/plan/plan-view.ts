import { FEATURE_RULES, type Feature } from '#domain/design/features.ts';
import type { PlanLook } from '#studio/scene/feature-part.ts';
import { planLookOf } from '#studio/scene/feature-parts.ts';
import { copingOutline } from '#studio/scene/layout.ts';
import type { Footprint, FootprintKind, Layout } from '#studio/scene/layout-types.ts';
import { boundsOf, clipToBounds, type Point, type Polygon } from '#studio/scene/plane.ts';
import { dimension, feetAndInches } from './dimension.ts';
import { type Ink, type KeyEntry, type Mark, PAPER } from './marks.ts';

// The pool from above, to scale, with everything that was asked for numbered.

const LOOKS: Record<PlanLook, Ink> = {
  built: { fill: PAPER.ground, stroke: PAPER.ink, width: 1.2 },
  shelf: { fill: PAPER.shelf, stroke: PAPER.quiet, width: 1 },
  beach: { fill: '#efe9d8', stroke: PAPER.quiet, width: 0.8 },
  tub: { fill: PAPER.waterDeep, stroke: PAPER.ink, width: 2 },
  basin: { fill: PAPER.water, stroke: PAPER.ink, width: 1.4 },
  reeds: { fill: PAPER.planting, stroke: PAPER.ink, width: 1.4 },
  bubbler: { fill: PAPER.white, stroke: PAPER.ink, width: 0.8 },
  light: { fill: '#f3d27a', stroke: PAPER.ink, width: 0.8 },
  fire: { fill: '#ecc9b5', stroke: PAPER.clay, width: 1.4 },
  cover: { fill: PAPER.quiet, opacity: 0.35 },
};
const COMMON: Record<Exclude<FootprintKind, Feature>, Ink> = {
  steps: { fill: PAPER.shelf, stroke: PAPER.quiet, width: 0.8 },
  bench: { fill: PAPER.shelf, stroke: PAPER.quiet, width: 0.6 },
  planting: { fill: PAPER.planting },
  house: { fill: PAPER.house, stroke: PAPER.ink, width: 2 },
  equipment: LOOKS.built,
  loungers: LOOKS.built,
};
const inkOf = (kind: FootprintKind): Ink => (isFeature(kind) ? LOOKS[planLookOf(kind)] : COMMON[kind]);
const isFeature = (kind: FootprintKind): kind is Feature => kind in FEATURE_RULES;
const liesOnTop = ({ kind }: Footprint) => isFeature(kind) && planLookOf(kind) === 'cover';
const LOWEST = new Set<FootprintKind>(['planting', 'house']);
const UNNAMED = new Set<FootprintKind>(['planting', 'house', 'bench']);
const AROUND_FT = 5;
const HOUSE_SHOWN_FT = 7;
// Under the plan: the scale on the left, north on the right.
const STRIP = 84;

export type PlanView = {
  marks: Mark[];
  key: KeyEntry[];
  scale: number;
  toX: (feet: number) => number;
  bottom: number;
};

export function planView(layout: Layout, width: number, textSize: number, withKey = true): PlanView {
  const deck = boundsOf(layout.deck);
  const fence = layout.fence ? boundsOf(layout.fence.path) : deck;
  const pad = layout.items.find((item) => item.kind === 'equipment');
  const padEnd = pad ? boundsOf(pad.outline).x1 : deck.x1;
  const shown = {
    x0: Math.min(deck.x0, fence.x0) - AROUND_FT / 2,
    x1: Math.max(deck.x1, fence.x1, padEnd) + AROUND_FT / 2,
    z0: deck.z0 - HOUSE_SHOWN_FT,
    z1: Math.max(deck.z1, fence.z1) + AROUND_FT,
  };
  const scale = width / (shown.x1 - shown.x0);
  const toX = (feet: number) => (feet - shown.x0) * scale;
  const toY = (feet: number) => (feet - shown.z0) * scale;
  const place = (polygon: Polygon): Point[] =>
    clipToBounds(polygon, shown).map(([x, z]): Point => [toX(x), toY(z)]);
  const shape = (polygon: Polygon, ink: Ink): Mark => ({
    kind: 'shape',
    points: place(polygon),
    closed: true,
    ...ink,
  });

  const marks: Mark[] = [
    shape(
      [
        [shown.x0, shown.z0],
        [shown.x1, shown.z0],
        [shown.x1, shown.z1],
        [shown.x0, shown.z1],
      ],
      { fill: PAPER.lawn },
    ),
  ];
  const items = layout.items.filter((item) => visible(item, shown));
  for (const item of items) if (LOWEST.has(item.kind)) marks.push(shape(item.outline, inkOf(item.kind)));
  marks.push(shape(layout.deck, { fill: PAPER.deck, stroke: PAPER.deckLine, width: 1.4 }));
  marks.push(shape(copingOutline(layout), { fill: PAPER.edge, stroke: PAPER.quiet, width: 1 }));
  marks.push(shape(layout.pool.outline, { fill: PAPER.water, stroke: PAPER.ink, width: 2.4 }));
  for (const item of items) {
    if (LOWEST.has(item.kind) || liesOnTop(item)) continue;
    marks.push(shape(item.outline, inkOf(item.kind)));
  }
  for (const item of items) if (liesOnTop(item)) marks.push(shape(item.outline, inkOf(item.kind)));
  if (layout.fence) {
    marks.push({
      kind: 'shape',
      points: layout.fence.path.map(([x, z]): Point => [toX(x), toY(z)]),
      closed: false,
      stroke: PAPER.ink,
      width: 1.6,
      dash: 7,
    });
  }
  const house = items.find((item) => item.kind === 'house');
  if (house) {
    const b = boundsOf(house.outline);
    marks.push({
      kind: 'text',
      x: toX((Math.max(b.x0, shown.x0) + Math.min(b.x1, shown.x1)) / 2),
      y: toY(shown.z0) + textSize * 1.6,
      text: 'House',
      size: textSize,
      anchor: 'middle',
      colour: PAPER.quiet,
    });
  }

  const key = withKey ? numbered(items, layout) : [];
  const taken: Point[] = [];
  for (const { number, item } of key) {
    const b = boundsOf(item);
    const [x, y] = freeSpot([toX((b.x0 + b.x1) / 2), toY((b.z0 + b.z1) / 2)], taken, textSize * 1.6);
    taken.push([x, y]);
    marks.push({
      kind: 'disc',
      x,
      y,
      radius: textSize * 0.72,
      fill: PAPER.ink,
      stroke: PAPER.white,
      width: 1.2,
    });
    marks.push({
      kind: 'text',
      x,
      y: y + textSize * 0.3,
      text: String(number),
      size: textSize * 0.85,
      anchor: 'middle',
      strong: true,
      colour: PAPER.white,
    });
  }

  const pool = boundsOf(layout.pool.outline);
  const below = toY(deck.z1) - textSize * 1.1;
  marks.push(
    ...dimension([toX(pool.x0), below], [toX(pool.x1), below], feetAndInches(layout.pool.lengthFt), textSize),
  );
  const side = toX(deck.x0) + textSize * 1.1;
  marks.push(
    ...dimension([side, toY(pool.z0)], [side, toY(pool.z1)], feetAndInches(layout.pool.widthFt), textSize),
  );
  const height = (shown.z1 - shown.z0) * scale;
  marks.push(
    ...northArrow(width - 40, height + STRIP / 2 + 4, layout.backBearingDeg, textSize),
    ...scaleBar(16, height + STRIP - 26, scale, textSize),
  );
  return {
    marks,
    key: key.map(({ number, label }) => ({ number, label })),
    scale,
    toX,
    bottom: height + STRIP,
  };
}

// Numbers never cover one another: a taken place moves the next one down, then along.
function freeSpot(wanted: Point, taken: readonly Point[], apart: number): Point {
  for (const [dx, dy] of [
    [0, 0],
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
    [1, 1],
    [-1, 1],
    [0, 2],
  ] as const) {
    const [x, y]: Point = [wanted[0] + dx * apart, wanted[1] + dy * apart];
    if (taken.every(([tx, ty]) => Math.hypot(tx - x, ty - y) >= apart * 0.95)) return [x, y];
  }
  return wanted;
}

const visible = (item: Footprint, shown: { x0: number; x1: number; z0: number; z1: number }) => {
  const b = boundsOf(item.outline);
  return b.x1 > shown.x0 && b.x0 < shown.x1 && b.z1 > shown.z0 && b.z0 < shown.z1;
};

// One number per kind of thing: three bubblers are one entry.
function numbered(items: Footprint[], layout: Layout): { number: number; label: string; item: Polygon }[] {
  const entries: { number: number; label: string; item: Polygon }[] = [];
  const named = new Set<string>();
  for (const item of items) {
    if (UNNAMED.has(item.kind) || named.has(item.label)) continue;
    named.add(item.label);
    const count = items.filter((other) => other.label === item.label).length;
    entries.push({
      number: entries.length + 1,
      label: count > 1 ? `${item.label} × ${count}` : item.label,
      item: count > 1 ? middleOf(items, item.label) : item.outline,
    });
  }
  if (layout.fence) {
    const [gateA, gateB] = layout.fence.gate;
    entries.push({
      number: entries.length + 1,
      label: `Safety fence ${layout.fence.heightFt} ft, gate`,
      item: [gateA, gateB],
    });
  }
  return entries;
}

const middleOf = (items: Footprint[], label: string): Polygon => {
  const same = items.filter((item) => item.label === label);
  return same[Math.floor(same.length / 2)]?.outline ?? [];
};

function northArrow(x: number, y: number, backBearingDeg: number, textSize: number): Mark[] {
  // Up on the sheet is the bearing of the house, so north is turned the other way.
  const turn = (-backBearingDeg * Math.PI) / 180;
  const point = (dx: number, dy: number): Point => [
    x + dx * Math.cos(turn) - dy * Math.sin(turn),
    y + dx * Math.sin(turn) + dy * Math.cos(turn),
  ];
  const label = point(0, -33);
  return [
    {
      kind: 'shape',
      points: [point(0, -22), point(9, 22), point(0, 14), point(-9, 22)],
      closed: true,
      fill: PAPER.ink,
    },
    {
      kind: 'text',
      x: label[0],
      y: label[1] + textSize * 0.32,
      text: 'N',
      size: textSize * 0.9,
      anchor: 'middle',
      strong: true,
    },
  ];
}

function scaleBar(x: number, y: number, scale: number, textSize: number): Mark[] {
  const step = scale * 5;
  const bar = (index: number): Mark => ({
    kind: 'shape',
    points: [
      [x + index * step, y],
      [x + (index + 1) * step, y],
      [x + (index + 1) * step, y + 7],
      [x + index * step, y + 7],
    ],
    closed: true,
    fill: index % 2 === 0 ? PAPER.ink : PAPER.white,
    stroke: PAPER.ink,
    width: 1,
  });
  const figure = (feet: number): Mark => ({
    kind: 'text',
    x: x + feet * scale,
    y: y - 5,
    text: feet === 10 ? '10 ft' : String(feet),
    size: textSize * 0.75,
    anchor: feet === 0 ? 'start' : 'middle',
  });
  return [bar(0), bar(1), figure(0), figure(5), figure(10)];
}
