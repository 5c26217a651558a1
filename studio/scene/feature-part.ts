import type { Design } from '#domain/design/design.ts';
import type { EdgeWish, GroundWish, Site } from './placement.ts';
import type { SceneBuilder } from './scene-builder.ts';

// How a thing lies on the plan; the plan gives each look its colours.
export type PlanLook =
  | 'built'
  | 'shelf'
  | 'beach'
  | 'tub'
  | 'basin'
  | 'reeds'
  | 'bubbler'
  | 'light'
  | 'fire'
  | 'cover';

// How a feature is placed and drawn. It states the hooks it needs; the layout asks each in the order written here.
export interface FeaturePart {
  look: PlanLook;
  // Feet of the shallow end that it takes; such features follow one another from there.
  entryFt?(design: Design): number;
  inWater?(site: Site, design: Design): void;
  // Takes its edge before anybody chooses.
  reserve?(site: Site, design: Design): void;
  // A stretch of the rim, shared out among all that ask for one.
  edge?(design: Design): EdgeWish | readonly EdgeWish[];
  // Small things that take what the stretches left.
  alongEdge?(site: Site, design: Design): void;
  ground?(design: Design): GroundWish | readonly GroundWish[] | null;
  // Beside the equipment pad.
  besidePad?(design: Design): GroundWish | null;
  // On the equipment pad, which is then worth showing.
  onPad?: true;
  overlay?(site: Site, design: Design): void;
  draw(builder: SceneBuilder): void;
}
