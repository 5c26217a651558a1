import type { Design } from './design.ts';
import type { Feature } from './features.ts';

// How a design is told to the outside. `raw` is the visitor's own text.
export type Specs = {
  style: string;
  approxLengthFt: number;
  features: Feature[];
  childFriendly: boolean;
  raw: string;
};

export function specsOf(design: Design): Specs {
  return {
    style: design.size ? `${design.size} ${design.style}` : design.style,
    approxLengthFt: design.lengthFt,
    features: design.features,
    childFriendly: design.childFriendly,
    raw: design.words,
  };
}
