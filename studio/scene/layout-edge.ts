import type { Design } from '#domain/design/design.ts';
import type { Feature } from '#domain/design/features.ts';
import { isCurved } from './outline.ts';
import { localRectangle, type Site, toSite, type Wish } from './placement.ts';
import { boundsOf, circle, rectangle } from './plane.ts';

// What stands at the water's edge, most demanding first: each takes the best stretch still free.
export function placeAtEdge(site: Site, design: Design): void {
  const has = (feature: Feature) => design.features.includes(feature);
  if (has('Infinity Edge')) placeCatchBasin(site, design);
  const asked = edgeWishes(design).filter(({ feature }) => feature && has(feature));
  const room = roomiest(site, design, asked);
  for (const wish of asked) {
    const share = Math.max(wish.least ?? 1, room);
    const least = (wish.least ?? 0.75) / share;
    if (!site.placeOnEdge({ ...wish, widthFt: wish.widthFt * share, least })) placeApart(site, wish);
  }
  if (has('Fire Feature') && !isCurved(design.style)) placeFireBowls(site, design);
  if (has('Deck Jets')) placeDeckJets(site, design);
}

// The share of its width each can have when many want a place at the rim.
function roomiest(site: Site, { lengthFt, widthFt, features }: Design, asked: readonly Wish[]): number {
  const shallows = site.items
    .filter((item) => item.layer === 'water')
    .map((item) => boundsOf(item.outline).x1 + lengthFt / 2);
  const rim = 2 * (lengthFt - Math.max(0, ...shallows)) + (features.includes('Infinity Edge') ? 0 : widthFt);
  const wanted = asked.reduce((sum, wish) => sum + wish.widthFt + 2 * wish.clearanceFt, 0);
  return Math.min(1, (rim * 0.8) / Math.max(1, wanted));
}

function edgeWishes({ style, lengthFt, widthFt, features }: Design): Wish[] {
  const rock = isCurved(style);
  const share = (part: number, low: number, high: number) => Math.min(high, Math.max(low, lengthFt * part));
  const spa = Math.min(8, Math.max(5.5, widthFt * 0.45));
  return [
    {
      kind: 'board',
      label: 'Diving board',
      feature: 'Diving Board',
      widthFt: 2.6,
      outFt: 7,
      inFt: 4,
      heightFt: 2.2,
      sides: ['right', 'front', 'back'],
      prefer: features.includes('Infinity Edge') ? 0.9 : 0.5,
      clearanceFt: 1,
      least: 1,
    },
    {
      kind: 'slide',
      label: 'Slide',
      feature: 'Slide',
      widthFt: 4,
      outFt: 9,
      inFt: 2,
      heightFt: 7,
      sides: features.includes('Grotto') ? ['right', 'front', 'back'] : ['back', 'right', 'front'],
      prefer: features.includes('Grotto') ? 0.8 : 0.62,
      clearanceFt: 0.8,
    },
    {
      kind: 'grotto',
      label: 'Grotto',
      feature: 'Grotto',
      widthFt: share(0.36, 7, 13),
      outFt: 8,
      inFt: 2.5,
      heightFt: 7,
      sides: ['back', 'right'],
      prefer: 0.4,
      clearanceFt: 0.5,
      least: 0.6,
    },
    {
      kind: 'spa',
      label: 'Raised spa',
      feature: 'Raised Spa',
      widthFt: spa,
      outFt: spa - 1.8,
      inFt: 1.8,
      heightFt: 1.5,
      sides: ['back', 'right', 'front'],
      prefer: 0.86,
      clearanceFt: 0.8,
    },
    {
      kind: 'waterfall',
      label: rock ? 'Rock waterfall' : 'Sheer descent wall',
      feature: 'Waterfall',
      widthFt: rock ? share(0.24, 5, 9) : share(0.38, 5, 15),
      outFt: rock ? 5 : 1.8,
      inFt: rock ? 1.2 : 0.1,
      heightFt: rock ? 4.5 : 4.2,
      sides: ['back', 'right'],
      prefer: features.includes('Grotto') ? 0.75 : 0.38,
      clearanceFt: 0.6,
      least: rock ? 0.7 : 0.4,
      behindShallows: !rock,
    },
    {
      kind: 'scuppers',
      label: 'Scuppers',
      feature: 'Scuppers',
      widthFt: share(0.24, 5, 9),
      outFt: 1.5,
      inFt: 0.1,
      heightFt: 2.8,
      sides: ['back', 'right'],
      prefer: 0.5,
      clearanceFt: 0.5,
      least: 0.7,
      behindShallows: true,
    },
    {
      kind: 'bar',
      label: 'Swim-up bar',
      feature: 'Swim-Up Bar',
      widthFt: Math.min(11, Math.max(6, widthFt * 0.6)),
      outFt: 9,
      inFt: 2.6,
      heightFt: 8.6,
      sides: ['right', 'back', 'front'],
      prefer: 0.45,
      // Its roof stands out over posts and counter.
      clearanceFt: 1.7,
      least: 0.55,
    },
  ];
}

// A tiny pool cannot carry everything on its rim: the rest stands behind it, clear of all else.
function placeApart(site: Site, wish: Wish): void {
  const b = boundsOf(site.outline);
  const deep = wish.outFt + wish.inFt;
  for (let ring = 0; ring < 40; ring++) {
    for (let x = b.x0; x <= b.x1 + 40; x += 2) {
      const anchor = { x, z: b.z0 - 1.5 - ring * 2 - wish.inFt, yaw: 0 };
      const half = wish.widthFt / 2 + 0.5;
      if (!site.free(localRectangle(anchor, -half, -wish.outFt - 0.5, half, wish.inFt + 0.4), 'ground'))
        continue;
      site.add({
        kind: wish.kind,
        label: wish.label,
        layer: 'ground',
        outline: localRectangle(anchor, -wish.widthFt / 2, -wish.outFt, wish.widthFt / 2, wish.inFt),
        anchor,
        widthFt: wish.widthFt,
        depthFt: deep,
        heightFt: wish.heightFt,
        feature: wish.feature,
      });
      return;
    }
  }
}

function placeCatchBasin(site: Site, design: Design): void {
  const b = boundsOf(site.outline);
  const zs = site.outline.filter(([x]) => x > b.x1 - 0.05).map(([, z]) => z);
  const z0 = Math.min(...zs);
  const z1 = Math.max(...zs);
  site.add({
    kind: 'catch-basin',
    label: 'Infinity edge and catch basin',
    layer: 'edge',
    outline: rectangle(b.x1, z0 - 0.8, b.x1 + 4.5, z1 + 0.8),
    anchor: { x: b.x1, z: (z0 + z1) / 2, yaw: -Math.PI / 2 },
    widthFt: z1 - z0,
    depthFt: 4.5,
    heightFt: Math.min(4, design.deepFt),
    feature: 'Infinity Edge',
  });
}

function placeFireBowls(site: Site, design: Design): void {
  for (const prefer of [0.14, 0.62, 0.9]) {
    if (site.items.filter((item) => item.kind === 'fire-bowl').length === 2) return;
    site.placeOnEdge({
      kind: 'fire-bowl',
      label: 'Fire bowl',
      feature: 'Fire Feature',
      widthFt: 2.2,
      outFt: 3.6,
      inFt: -1.3,
      heightFt: 3,
      sides: ['back', 'front', 'right'],
      prefer,
      clearanceFt: 0.3,
    });
  }
  if (!site.items.some((item) => item.kind === 'fire-bowl')) {
    placeApart(site, {
      kind: 'fire-bowl',
      label: 'Fire bowl',
      feature: 'Fire Feature',
      widthFt: 2.2,
      outFt: 2.2,
      inFt: 0,
      heightFt: 3,
      sides: ['back'],
      prefer: design.widthFt * 0,
      clearanceFt: 0.3,
    });
  }
}

function placeDeckJets(site: Site, design: Design): void {
  const count = design.lengthFt > 28 ? 4 : 3;
  for (let i = 0; i < count; i++) {
    site.placeOnEdge({
      kind: 'deck-jet',
      label: 'Deck jet',
      feature: 'Deck Jets',
      widthFt: 0.5,
      outFt: 1.7,
      inFt: -1.2,
      heightFt: 0.1,
      sides: ['front', 'back', 'right'],
      prefer: 0.3 + (i * 0.5) / (count - 1),
      clearanceFt: 0.2,
    });
  }
  if (!site.items.some((item) => item.kind === 'deck-jet')) {
    const b = boundsOf(site.outline);
    site.add({
      kind: 'deck-jet',
      label: 'Deck jet',
      layer: 'overlay',
      outline: circle(0, b.z1 + 1.4, 0.25),
      anchor: { x: 0, z: b.z1, yaw: Math.PI },
      widthFt: 0.5,
      depthFt: 0.5,
      heightFt: 0.1,
      feature: 'Deck Jets',
    });
  }
}

export function jetNozzle(anchor: { x: number; z: number; yaw: number }): readonly [number, number] {
  return toSite(anchor, 0, -1.45);
}
