// How each picture is taken.
// Metres; the pool is centred on the origin with its length along x, and the house stands toward +y unless turned.

export type At = [number, number, number];
type Margins = [north: number, east: number, south: number, west: number];
export type Prop = [string, ...(number | string | Record<string, number | number[]>)[]];

export type Camera = {
  at: At;
  look: At;
  lens: number;
  tilt?: boolean;
  focus?: number;
  fstop?: number;
};

export type Panorama = { panorama: true; at: At; look: At; yaw: number };

export type ArtDirection = {
  shape: 'rectangle' | 'l' | 'geometric' | 'oval' | 'kidney' | 'freeform' | 'lagoon';
  hour: 'morning' | 'noon' | 'golden' | 'dusk' | 'night';
  // azimuth: 0 behind the house, 90 to its right, 180 behind a camera that faces it
  sun?: { azimuth?: number; elevation?: number; clouds?: number; seed?: number };
  camera: Camera | Panorama;
  margins: Margins | [number];
  house?: { kind: string; at: [number, number]; turn?: number; half?: number; seed?: number };
  setting?: string;
  paving?: string;
  coping?: string;
  tile?: string;
  rock?: string;
  plants?: string;
  props?: Prop[];
  boulders?: number;
  flush?: boolean;
  stops?: number;
  // More than the hour's own, where windows would be grainy.
  samples?: number;
  [detail: string]: unknown;
};
