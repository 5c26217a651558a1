import { boundsOf, contains, edgesOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { DECLINATIONS_DEG, LOWEST_DEG, towardsSun } from '#domain/sun/sun-position.ts';
import type { Building, Plot, Tree } from './plot.ts';

// Hours of direct sun on the ground, over the months in which people swim: the sun's path, and the shade of what stands on the plot.

/** Of Dallas, Phoenix and San Diego, about. */
const DEFAULT_LATITUDE_DEG = 33;

const SWIMMING_MONTHS = DECLINATIONS_DEG.slice(3, 9);
const STEP_HOURS = 0.5;

type Sun = { towards: Point; rise: number };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function sunAt(latitudeDeg: number, declinationDeg: number, hour: number, northDeg: number): Sun | null {
  const { east, north, up } = towardsSun(latitudeDeg, declinationDeg, hour);
  if (up < Math.sin(radians(LOWEST_DEG))) return null;
  const flat = Math.hypot(east, north);
  const [sin, cos] = [Math.sin(radians(northDeg)), Math.cos(radians(northDeg))];
  return { towards: [(east * cos + north * sin) / flat, (east * sin - north * cos) / flat], rise: up / flat };
}

function sunPath(latitudeDeg: number, northDeg: number): Sun[] {
  const hours = Array.from({ length: 24 / STEP_HOURS }, (_, i) => (i + 0.5) * STEP_HOURS);
  return SWIMMING_MONTHS.flatMap((declination) =>
    hours.flatMap((hour) => sunAt(latitudeDeg, declination, hour, northDeg) ?? []),
  );
}

// A tree is a crown between two heights, a building a wall all around.
type Shade = { at: Point; radius: number; lowFt: number; highFt: number; walls: Polygon | null };

const BUILDING_FT: Record<Building['kind'], number> = { house: 12, garage: 10, shed: 8, other: 10 };
/** Against the crown's radius: where the crown begins, and where the tree ends. */
const CROWN: Record<Tree['kind'], { low: number; high: number }> = {
  tree: { low: 0.6, high: 2.2 },
  palm: { low: 3, high: 4 },
  conifer: { low: 0.2, high: 3.5 },
};

function shadesOf({ buildings, trees }: Plot): Shade[] {
  return [
    ...buildings.map(({ kind, corners }): Shade => {
      const { x0, x1, z0, z1 } = boundsOf(corners);
      const radius = Math.hypot(x1 - x0, z1 - z0) / 2;
      return {
        at: [(x0 + x1) / 2, (z0 + z1) / 2],
        radius,
        lowFt: 0,
        highFt: BUILDING_FT[kind],
        walls: corners,
      };
    }),
    ...trees.map(({ kind, at, canopyFt }): Shade => {
      const { low, high } = CROWN[kind];
      return { at, radius: canopyFt, lowFt: canopyFt * low, highFt: canopyFt * high, walls: null };
    }),
  ];
}

function firstWall(walls: Polygon, [x, y]: Point, [tx, ty]: Point): number {
  if (contains(walls, [x, y])) return 0;
  let first = Number.POSITIVE_INFINITY;
  for (const [a, b] of edgesOf(walls)) {
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const cross = tx * dy - ty * dx;
    if (cross === 0) continue;
    const far = ((a[0] - x) * dy - (a[1] - y) * dx) / cross;
    const along = ((a[0] - x) * ty - (a[1] - y) * tx) / cross;
    if (far >= 0 && along >= 0 && along <= 1 && far < first) first = far;
  }
  return first;
}

function isShaded(
  { at, radius, lowFt, highFt, walls }: Shade,
  point: Point,
  { towards, rise }: Sun,
): boolean {
  const dx = at[0] - point[0];
  const dy = at[1] - point[1];
  const ahead = dx * towards[0] + dy * towards[1];
  const aside = dx * towards[1] - dy * towards[0];
  if (ahead < -radius || Math.abs(aside) > radius || (ahead - radius) * rise > highFt) return false;
  if (walls) return firstWall(walls, point, towards) * rise < highFt;
  const half = Math.sqrt(radius * radius - aside * aside);
  return ahead + half > 0 && Math.max(0, ahead - half) * rise < highFt && (ahead + half) * rise > lowFt;
}

/** Hours of direct sun at a point of the ground, on an average day from April to September. */
export function sunHours(plot: Plot, latitudeDeg = DEFAULT_LATITUDE_DEG): (point: Point) => number {
  const path = sunPath(latitudeDeg, plot.northDeg);
  const shades = shadesOf(plot);
  return (point) => {
    const lit = path.filter((sun) => !shades.some((shade) => isShaded(shade, point, sun)));
    return (lit.length * STEP_HOURS) / SWIMMING_MONTHS.length;
  };
}
