// What a drawing of a design holds, measured on it: the rules judge these and no formula of their own.

/** How far the floor falls, and over how many feet. */
export type Fall = { dropFt: number; runFt: number };

/** Of the water at a thing that people use to get in. `ahead` and `across` run from where it ends, to the next wall. */
export type WaterAt = { depthFt: number; aheadFt: number; acrossFt: number };

/** A thing asked for that stands apart from the water, or nowhere. */
export type NotAtWater = 'apart';

export type DrawnFigures = {
  gallons: number;
  /** Of its surface. */
  waterSqFt: number;
  perimeterFt: number;
  deepestFt: number;
  /** Of the steepest part of the floor beyond a beach; null where it is level. */
  fall: Fall | null;
  beach: Fall | null;
  /** The shortest pool of this kind whose floor falls no steeper than 1 in 3; null where none does. */
  gentleLengthFt: number | null;
  /** What the filter's pump moves. */
  pumpGpm: number;
  /** Where somebody small comes in: the water's depth there, and how much of it there is. */
  entry: { kind: 'beach' | 'shelf' | 'steps'; depthFt: number; sqFt: number };
  /** Under a diving board's end, where a slide ends, beside a spa; null where none is drawn. */
  board: WaterAt | NotAtWater | null;
  slide: WaterAt | NotAtWater | null;
  spa: { depthFt: number; gallons: number } | NotAtWater | null;
};
