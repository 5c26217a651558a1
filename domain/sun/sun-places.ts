import type { StateCode } from '#domain/safety/state-laws.ts';
import type { SunPlace } from './sun-position.ts';

const EASTERN = { zoneHours: -5, savesDaylight: true };
const CENTRAL = { zoneHours: -6, savesDaylight: true };
const PACIFIC = { zoneHours: -8, savesDaylight: true };

/** One city of each state stands for all of it: within one, the sun's height differs by a few degrees at most. */
export const SUN_PLACES: Record<StateCode, SunPlace & { city: string }> = {
  FL: { city: 'Orlando', latitudeDeg: 28.5, longitudeDeg: -81.4, ...EASTERN },
  CA: { city: 'Los Angeles', latitudeDeg: 34.1, longitudeDeg: -118.2, ...PACIFIC },
  TX: { city: 'Dallas', latitudeDeg: 32.8, longitudeDeg: -96.8, ...CENTRAL },
  AZ: { city: 'Phoenix', latitudeDeg: 33.4, longitudeDeg: -112.1, zoneHours: -7, savesDaylight: false },
  NV: { city: 'Las Vegas', latitudeDeg: 36.2, longitudeDeg: -115.1, ...PACIFIC },
  NY: { city: 'New York City', latitudeDeg: 40.7, longitudeDeg: -74, ...EASTERN },
  GA: { city: 'Atlanta', latitudeDeg: 33.7, longitudeDeg: -84.4, ...EASTERN },
  NC: { city: 'Charlotte', latitudeDeg: 35.2, longitudeDeg: -80.8, ...EASTERN },
  PA: { city: 'Philadelphia', latitudeDeg: 40, longitudeDeg: -75.2, ...EASTERN },
  IL: { city: 'Chicago', latitudeDeg: 41.9, longitudeDeg: -87.6, ...CENTRAL },
  OH: { city: 'Cleveland', latitudeDeg: 41.5, longitudeDeg: -81.7, ...EASTERN },
};

const STATE_OF_ZONE: Readonly<Record<string, StateCode>> = {
  'America/New_York': 'FL',
  'America/Chicago': 'TX',
  'America/Phoenix': 'AZ',
  'America/Denver': 'AZ',
  'America/Los_Angeles': 'CA',
};

/** A guess from a browser's clock, until somebody says: the state of that zone in which most pools are built. */
export const stateOfZone = (zone: string): StateCode | null => STATE_OF_ZONE[zone] ?? null;
