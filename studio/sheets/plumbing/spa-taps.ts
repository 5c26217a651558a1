import type { Point } from '#domain/geometry/plane.ts';
import { FLOW_RULES, type Flows } from '#studio/figures/flows.ts';
import type { Footprint, Layout } from '#studio/scene/layout-types.ts';
import { SPA, WATER_Y } from '#studio/scene/pool-heights.ts';
import { DRAINS_APART_FT } from './pool-taps.ts';
import { fixtureOf, frameOf, onSite, type Tap } from './tap.ts';

// The spa: two suctions of its own, jets on a pump of their own, and the filter's return that keeps it running over.

const WALL_FT = SPA.wallFt;
const RAISED_FT = SPA.waterY - WATER_Y;
/** A jet for about every two feet of seat. */
const SEAT_FT_PER_JET = 2.2;
const TRENCH_BEHIND_FT = 1.75;

export function spaTaps({ items }: Layout, flows: Flows): Tap[] {
  return items.filter(({ kind }) => kind === 'Raised Spa').flatMap((spa) => tapsOf(spa, flows));
}

type Tub = { put: (point: Point) => Point; x0: number; x1: number; z0: number; z1: number };

/** The water inside the walls, in the spa's own frame. */
function tubOf(spa: Footprint): Tub {
  const { x0, x1, z0, z1 } = frameOf(spa);
  return {
    put: (point) => onSite(spa.anchor, point),
    x0: x0 + WALL_FT,
    x1: x1 - WALL_FT,
    z0: z0 + WALL_FT,
    z1: z1 - WALL_FT,
  };
}

function tapsOf(spa: Footprint, { spillGpm }: Flows): Tap[] {
  const tub = tubOf(spa);
  const back = frameOf(spa).z0;
  const jets = jetPlaces(tub);
  const jetGpm = FLOW_RULES.gpmPerSpaJet;
  const into = (x: number) => ({
    entry: tub.put([x, back - TRENCH_BEHIND_FT]),
    wall: tub.put([x, back]),
  });
  // Each enters the back wall between two jets.
  const wide = tub.x1 - tub.x0;
  const [left, middle, right] = [tub.x0 + wide * 0.12, tub.x0 + wide * 0.3, tub.x0 + wide * 0.71];
  const suction = suctionPlaces(tub).map((place, i): Tap => {
    const { entry, wall } = into(middle);
    const knee: Point = [middle, (tub.z0 + tub.z1) / 2];
    return {
      fixture: fixtureOf({
        tag: `SS-${i + 1}`,
        kind: 'suction',
        circuit: 'spa-suction',
        gpm: (jets.length * jetGpm) / 2,
        at: tub.put(place),
        on: 'spa',
        depthFt: SPA.floorDepthFt,
        feature: spa.id,
      }),
      line: 'spa-suction',
      entry,
      inner: [wall, tub.put(knee), tub.put([place[0], knee[1]]), tub.put(place)],
      underFrom: 0,
    };
  });
  return [
    ...suction,
    ...jets.map((place, i): Tap => {
      const { entry, wall } = into(left);
      return {
        fixture: fixtureOf({
          tag: `J-${i + 1}`,
          kind: 'spa-jet',
          circuit: 'spa-jets',
          gpm: jetGpm,
          at: tub.put(place),
          turnDeg: jetTurn(tub, place) - (spa.anchor.yaw * 180) / Math.PI,
          on: 'spa',
          riseFt: RAISED_FT,
          feature: spa.id,
        }),
        line: 'spa-jets',
        entry,
        inner: [wall, ...jetWay(tub, place).map(tub.put)],
        underFrom: 0,
      };
    }),
    {
      fixture: fixtureOf({
        tag: 'SR-1',
        kind: 'return',
        circuit: 'spa-return',
        gpm: spillGpm,
        at: tub.put([right, tub.z0]),
        turnDeg: 90 - (spa.anchor.yaw * 180) / Math.PI,
        on: 'spa',
        riseFt: RAISED_FT,
        feature: spa.id,
      }),
      line: 'spa-return',
      ...{ entry: into(right).entry, inner: [into(right).wall, tub.put([right, tub.z0])] },
      underFrom: 0,
    },
  ];
}

/** Far enough apart along the floor, or from corner to corner where the spa is small. */
function suctionPlaces({ x0, x1, z0, z1 }: Tub): readonly Point[] {
  const [cx, cz] = [(x0 + x1) / 2, (z0 + z1) / 2];
  const dx = (x1 - x0) / 2 - 0.7;
  const dz = 2 * dx >= DRAINS_APART_FT ? 0 : (z1 - z0) / 2 - 0.5;
  return [
    [cx - dx, cz - dz],
    [cx + dx, cz + dz],
  ];
}

/** Along the three walls with seats: not the one that spills. */
function jetPlaces({ x0, x1, z0, z1 }: Tub): Point[] {
  const [side, rear] = [z1 - z0, x1 - x0];
  const seat = 2 * side + rear;
  const count = Math.max(4, Math.min(8, Math.round(seat / SEAT_FT_PER_JET)));
  return Array.from({ length: count }, (_, i): Point => {
    const along = ((i + 0.5) / count) * seat;
    if (along < side) return [x0, z1 - along];
    if (along < side + rear) return [x0 + along - side, z0];
    return [x1, z0 + along - side - rear];
  });
}

/** Into the spa from its wall. */
const jetTurn = ({ x0, x1 }: Tub, [x]: Point): number => (x === x0 ? 0 : x === x1 ? 180 : 90);

const IN_WALL_FT = WALL_FT / 2;

/** The pipe that feeds the jets lies in the walls, around the seats. */
function jetWay({ x0, x1, z0 }: Tub, place: Point): Point[] {
  const start: Point = [x0 + (x1 - x0) * 0.12, z0 - IN_WALL_FT];
  if (place[1] === z0) return [start, [place[0], z0 - IN_WALL_FT], place];
  const x = place[0] === x0 ? x0 - IN_WALL_FT : x1 + IN_WALL_FT;
  return [start, [x, z0 - IN_WALL_FT], [x, place[1]], place];
}
