import type { Design } from '#domain/design/design.ts';
import {
  type Bounds,
  boundsOf,
  crossingsOf,
  overlap,
  type Point,
  type Polygon,
  rectangle,
} from '#domain/geometry/plane.ts';
import { type InfinityEdge, outwards } from './infinity-edge.ts';
import type { Anchor, Footprint, FootprintKind, Layer } from './layout-types.ts';
import { liesWithin } from './polygon-clip.ts';

export type Side = 'back' | 'right' | 'front' | 'left';

const INWARD_YAW: Record<Side, number> = { back: 0, right: -Math.PI / 2, front: Math.PI, left: Math.PI / 2 };

// A stretch of the pool's rim.
interface Stretch {
  label: string;
  widthFt: number;
  // How far it stands out behind the edge, and how far it reaches over the water.
  outFt: number;
  inFt: number;
  heightFt: number;
  sides: readonly Side[];
  // 0 is the shallow or house end of a side, 1 the other.
  prefer: number;
  clearanceFt: number;
  // The share of its width it can do with where there is little room.
  least?: number;
  // May stand behind steps and shelves when nothing else is left.
  behindShallows?: boolean;
  spouts?: number;
  /** Where it would rather stand, of all places with room. */
  suits?(anchor: Anchor, site: Site): boolean;
  /** Nowhere else. */
  onlySuited?: boolean;
}

export interface EdgeWish extends Stretch {
  // The more demanding chooses its stretch first.
  demand: number;
  // What one of it is called where a stretch holds several.
  one?: string;
  // What is tried where it finds no room as a whole.
  pieces?: readonly EdgeWish[];
}

/** Along the pool. */
export type Span = readonly [from: number, to: number];

export interface GroundWish {
  label: string;
  widthFt: number;
  depthFt: number;
  heightFt: number;
  region: 'left' | 'right';
}

type Wish = Stretch & { kind: FootprintKind };

const BARRED: Record<Layer, readonly Layer[]> = {
  water: ['water', 'edge'],
  edge: ['water', 'edge', 'ground'],
  ground: ['edge', 'ground'],
  overlay: [],
};

/** What things must stay on and off. */
export interface Land {
  lot: Polygon;
  buildings: readonly Polygon[];
}

interface Surroundings {
  land?: Land | null | undefined;
  edge?: InfinityEdge | null;
  doors?: Span | null;
}

/** An outline with more has arcs. */
const MOST_SHARP_CORNERS = 12;
const ALONG_WALL_FT = 0.1;

export class Site {
  readonly items: Footprint[] = [];
  readonly outline: Polygon;
  /** Labels of what found no room. */
  readonly missing: string[] = [];
  /** Level ground with walls around it: what stands on the ground stands wholly on it or wholly off. */
  terrace: Polygon | null = null;
  /** Before the house's doors and under its roofs: nothing on the ground stands there. */
  keptFree: readonly Polygon[] = [];
  /** The stretch behind which the house has its glass doors. Where a plot is drawn its house may stand anywhere. */
  readonly doors: Span | null;
  /** How often a place was tried. */
  tries = 0;
  /** Beyond its front the ground falls, and nothing stands there. */
  readonly edge: InfinityEdge | null;
  private readonly bounds: Bounds;
  private readonly sharp: boolean;
  private readonly land: Land | null;

  constructor(outline: Polygon, { land = null, edge = null, doors = null }: Surroundings = {}) {
    this.outline = outline;
    this.bounds = boundsOf(outline);
    this.sharp = outline.length <= MOST_SHARP_CORNERS;
    this.land = land;
    this.edge = edge;
    this.doors = doors;
  }

  add(item: Omit<Footprint, 'id'>): Footprint {
    const same = this.items.filter((other) => other.kind === item.kind).length;
    const placed = { ...item, id: same ? `${item.kind}-${same + 1}` : item.kind };
    this.items.push(placed);
    return placed;
  }

  has(kind: FootprintKind): boolean {
    return this.items.some((item) => item.kind === kind);
  }

  free(outline: Polygon, layer: Layer): boolean {
    this.tries += 1;
    if (layer === 'ground' && overlap(outline, this.outline)) return false;
    if (layer !== 'water' && this.isInTheAir(outline)) return false;
    if (layer === 'ground' && this.keptFree.some((kept) => overlap(kept, outline))) return false;
    if (this.land && !isOn(this.land, outline)) return false;
    if (
      layer === 'ground' &&
      this.terrace &&
      overlap(outline, this.terrace) &&
      !liesWithin(outline, this.terrace)
    )
      return false;
    return this.items.every((item) => !BARRED[layer].includes(item.layer) || !overlap(item.outline, outline));
  }

  private isInTheAir(outline: Polygon): boolean {
    const { edge } = this;
    return edge !== null && outline.some((corner) => outwards(edge, corner) > edge.frontFt + 1e-6);
  }

  // Tries the preferred sides, ever narrower, then the others; never overlaps what stands.
  placeOnEdge(wish: Wish): Footprint | null {
    const { sides, least = 0.75 } = wish;
    const others = (['back', 'right', 'front'] as const).filter((side) => !sides.includes(side));
    const widths = [1, 0.85, 0.7, 0.55, 0.4].filter((share) => share === 1 || share >= least);
    const rounds: [Wish, readonly Side[]][] = [[wish, sides]];
    if (wish.behindShallows) rounds.push([{ ...wish, inFt: 0 }, sides]);
    rounds.push([wish, others]);
    // Beside sharp corners a stretch stands along its wall; across a cut corner only where there is no other place.
    for (const { fits, onlyAlong } of this.choices(wish))
      for (const bendFt of this.sharp ? [ALONG_WALL_FT, ...(onlyAlong ? [] : [undefined])] : [undefined])
        for (const [asked, where] of rounds)
          for (const share of widths)
            for (const side of where) {
              const placed = this.tryEdge(asked, side, wish.widthFt * share, bendFt, fits);
              if (placed) return placed;
            }
    return null;
  }

  // A tiny pool cannot carry everything on its rim: the rest stands behind it, clear of all else.
  placeApart(wish: Wish): void {
    const b = boundsOf(this.outline);
    for (let ring = 0; ring < 40; ring++) {
      for (let x = b.x0; x <= b.x1 + 40; x += 2) {
        const anchor = { x, z: b.z0 - 1.5 - ring * 2 - wish.inFt, yaw: 0 };
        const half = wish.widthFt / 2 + 0.5;
        if (!this.free(localRectangle(anchor, -half, -wish.outFt - 0.5, half, wish.inFt + 0.4), 'ground'))
          continue;
        this.addStretch(wish, 'ground', anchor, wish.widthFt);
        return;
      }
    }
    this.missing.push(wish.label);
  }

  // What a place has to be, the most wanted first: what is tall and wide stands off the doors, and not between the water and who looks.
  private choices({ suits, onlySuited, heightFt, widthFt }: Wish): Choice[] {
    const suited: Fits = suits ? (anchor) => suits(anchor, this) : anywhere;
    const { doors } = this;
    const clear: Fits = (at, width) =>
      suited(at, width) && at.yaw !== INWARD_YAW.front && !(doors && isBefore(doors, at, width));
    return [
      ...(doors && heightFt > LOW_FT && widthFt > NARROW_FT
        ? [{ fits: clear, onlyAlong: true as const }]
        : []),
      { fits: suited },
      ...(suits && !onlySuited ? [{ fits: anywhere }] : []),
    ];
  }

  private tryEdge(
    wish: Wish,
    side: Side,
    width: number,
    bendFt: number | undefined,
    fits: Fits,
  ): Footprint | null {
    for (const anchor of this.anchorsAlong(side, width, wish.prefer, bendFt)) {
      if (!fits(anchor, width)) continue;
      const half = width / 2 + wish.clearanceFt;
      const guarded = localRectangle(anchor, -half, -wish.outFt - wish.clearanceFt, half, wish.inFt);
      if (!this.free(guarded, 'edge')) continue;
      return this.addStretch(wish, 'edge', anchor, width);
    }
    return null;
  }

  // Every half foot of a side that can take this width, those nearest to the preferred share first.
  *anchorsAlong(side: Side, width: number, prefer: number, bendFt?: number): Generator<Anchor> {
    const along = side === 'back' || side === 'front';
    const low = (along ? this.bounds.x0 : this.bounds.z0) + width / 2;
    const high = (along ? this.bounds.x1 : this.bounds.z1) - width / 2;
    if (high < low) return;
    const wanted = low + (high - low) * prefer;
    const steps = Math.ceil((high - low) / 0.5);
    const candidates = Array.from(
      { length: steps + 1 },
      (_, i) => low + ((high - low) * i) / Math.max(1, steps),
    );
    candidates.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
    for (const centre of candidates) {
      const anchor = this.anchorAt(side, centre, width, bendFt);
      if (anchor) yield anchor;
    }
  }

  private addStretch(wish: Wish, layer: Layer, anchor: Anchor, widthFt: number): Footprint {
    const { kind, label, outFt, inFt, heightFt, spouts } = wish;
    const outline = localRectangle(anchor, -widthFt / 2, -outFt, widthFt / 2, inFt);
    const depthFt = outFt + inFt;
    return this.add({
      ...{ kind, label, layer, outline, anchor, widthFt, depthFt, heightFt },
      ...(spouts ? { spouts } : {}),
    });
  }

  // A rectangle on the ground about its middle.
  addOnGround(wish: Omit<GroundWish, 'region'> & { kind: FootprintKind }, x: number, z: number): void {
    const { kind, label, widthFt, depthFt, heightFt } = wish;
    const outline = rectangle(x - widthFt / 2, z - depthFt / 2, x + widthFt / 2, z + depthFt / 2);
    const anchor = { x, z, yaw: 0 };
    this.add({ kind, label, layer: 'ground', outline, anchor, widthFt, depthFt, heightFt });
  }

  // The point of the side that reaches furthest into the pool over this width, unless the edge bends too far there.
  private anchorAt(
    side: Side,
    centre: number,
    width: number,
    bendFt = Math.max(1.2, width * 0.34),
  ): Anchor | null {
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let i = 0; i <= 6; i++) {
      const hit = this.crossing(side, centre + width * (i / 6 - 0.5) * 0.98);
      if (hit === null) return null;
      low = Math.min(low, hit);
      high = Math.max(high, hit);
      if (high - low > bendFt) return null;
    }
    const reach = side === 'back' || side === 'left' ? high : low;
    const along = side === 'back' || side === 'front';
    return { x: along ? centre : reach, z: along ? reach : centre, yaw: INWARD_YAW[side] };
  }

  crossing(side: Side, position: number): number | null {
    const hits = crossingsOf(this.outline, position, side === 'back' || side === 'front' ? 0 : 1);
    if (!hits.length) return null;
    return side === 'back' || side === 'left' ? Math.min(...hits) : Math.max(...hits);
  }
}

const isOn = ({ lot, buildings }: Land, outline: Polygon): boolean =>
  liesWithin(outline, lot) && !buildings.some((building) => overlap(outline, building));

/** Over which one looks, and past which. */
const [LOW_FT, NARROW_FT] = [2.5, 3];

const isBefore = ([from, to]: Span, { x, yaw }: Anchor, widthFt: number): boolean =>
  yaw === INWARD_YAW.back && x + widthFt / 2 > from && x - widthFt / 2 < to;

type Fits = (anchor: Anchor, widthFt: number) => boolean;
const anywhere: Fits = () => true;

interface Choice {
  fits: Fits;
  // Not across a cut corner.
  onlyAlong?: true;
}

/** A point of its own frame. */
export function toSite(anchor: Anchor, x: number, z: number): Point {
  const sin = Math.sin(anchor.yaw);
  const cos = Math.cos(anchor.yaw);
  return [anchor.x + x * cos + z * sin, anchor.z - x * sin + z * cos];
}

export function localRectangle(anchor: Anchor, x0: number, z0: number, x1: number, z1: number): Polygon {
  return [toSite(anchor, x0, z0), toSite(anchor, x1, z0), toSite(anchor, x1, z1), toSite(anchor, x0, z1)];
}

const FEW = 3;

/** A few small things stand in a row on the house's side; more of them face one another across the water. */
export function placesAlong(count: number): { sides: readonly Side[]; prefer: number }[] {
  const behind = count > FEW ? Math.ceil(count / 2) : count;
  const row = (many: number, sides: readonly Side[]) =>
    Array.from({ length: many }, (_, i) => ({ sides, prefer: 0.08 + (0.84 * (i + 0.5)) / many }));
  return [...row(behind, ['back', 'front', 'right']), ...row(count - behind, ['front', 'back', 'right'])];
}

export const shareOfLength = ({ lengthFt }: Design, part: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, lengthFt * part));
