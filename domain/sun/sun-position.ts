// Where the sun stands, by latitude, month and hour of the sun; and the clock's hour made into the sun's.

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** The sun's height over the equator in the middle of January to December. */
export const DECLINATIONS_DEG = [
  -20.9, -13, -2.4, 9.4, 18.8, 23.1, 21.2, 13.5, 2.2, -9.6, -18.9, -23,
] as const;

/** Lower than this it only glitters. */
export const LOWEST_DEG = 5;

/** How far a sundial is ahead of an even clock in the middle of each month, in minutes. */
const SUNDIAL_AHEAD_MIN = [-9.2, -14.2, -9.1, -0.2, 3.7, -0.4, -5.9, -4.5, 4.7, 14.1, 15.4, 4.9];

/** Towards the sun: the parts of a unit vector. Hours of the sun, noon at 12. */
export function towardsSun(latitudeDeg: number, declinationDeg: number, solarHour: number) {
  const [latitude, declination] = [radians(latitudeDeg), radians(declinationDeg)];
  const angle = radians(15 * (solarHour - 12));
  return {
    east: -Math.cos(declination) * Math.sin(angle),
    north:
      Math.cos(latitude) * Math.sin(declination) -
      Math.sin(latitude) * Math.cos(declination) * Math.cos(angle),
    up:
      Math.sin(latitude) * Math.sin(declination) +
      Math.cos(latitude) * Math.cos(declination) * Math.cos(angle),
  };
}

/** A place and its clock. */
export type SunPlace = {
  latitudeDeg: number;
  /** East of Greenwich. */
  longitudeDeg: number;
  /** Hours ahead of Greenwich in winter. */
  zoneHours: number;
  /** Whether its clocks go forward in summer. */
  savesDaylight: boolean;
};

/** In the middle of the month; 1 is January. Clocks are forward from the second Sunday of March to the first of November. */
export const isDaylightSaving = ({ savesDaylight }: SunPlace, month: number): boolean =>
  savesDaylight && month >= 3 && month <= 10;

/** In degrees: height over the horizon, and clockwise from north. */
export type SunPosition = { elevationDeg: number; azimuthDeg: number };

/** In the middle of a month, by the place's own clock. */
export function sunPosition(place: SunPlace, month: number, clockHour: number): SunPosition {
  const ahead = (SUNDIAL_AHEAD_MIN[month - 1] ?? 0) / 60;
  const solarHour =
    clockHour -
    (isDaylightSaving(place, month) ? 1 : 0) +
    (place.longitudeDeg / 15 - place.zoneHours) +
    ahead;
  const { east, north, up } = towardsSun(place.latitudeDeg, DECLINATIONS_DEG[month - 1] ?? 0, solarHour);
  return {
    elevationDeg: degrees(Math.asin(up)),
    azimuthDeg: (degrees(Math.atan2(east, north)) + 360) % 360,
  };
}
