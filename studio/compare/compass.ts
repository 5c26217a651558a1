const POINTS = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const;
export type CompassPoint = (typeof POINTS)[number];

/** Of a way on a layout: +x to the right, -z towards the house, which stands at this bearing. */
export function compassPoint(dx: number, dz: number, backBearingDeg: number): CompassPoint {
  const bearing = (Math.atan2(dx, -dz) * 180) / Math.PI + backBearingDeg;
  return POINTS[((Math.round(bearing / 45) % 8) + 8) % 8] ?? 'north';
}
