import type { Design } from '#domain/design/design.ts';
import type { Feature } from '#domain/design/features.ts';
import { createMemory, openCore } from '#studio/tracer/core.ts';
import { Preparation } from '#studio/tracer/prepare.ts';

// What somebody asked for, looked for in the masks of the pictures they are offered. Nothing is left out: even a heater or a salt cell is
// drawn, on the pad; of a fence the gate counts.

/** Of all things asked for, what the first picture shows at least; the pictures to step through show all of them. */
export const LEAST_IN_FIRST_VIEW = 0.96;

export interface AskedInView {
  feature: Feature;
  design: Design;
  /** The places from which it is seen, of those offered; 0 is the first picture's. */
  from: readonly number[];
}

export function askedInView(designs: readonly Design[]): AskedInView[] {
  const memory = createMemory();
  const preparation = new Preparation(openCore(memory), memory);
  return designs.flatMap((design) => {
    const views = preparation.viewsOf(design);
    return design.features.map((feature) => ({
      feature,
      design,
      from: views.flatMap(({ figures }, i) => (figures.seen.includes(feature) ? [i] : [])),
    }));
  });
}

export const neverSeen = (asked: readonly AskedInView[]): string[] =>
  asked.filter(({ from }) => from.length === 0).map(told);

export const inFirstView = (asked: readonly AskedInView[]): number =>
  asked.filter(({ from }) => from.includes(0)).length / asked.length;

export const told = ({ feature, design }: AskedInView): string => {
  const { style, shape = '', house, setting, lengthFt, widthFt, features } = design;
  return `${feature}: ${style} ${shape} ${house} ${setting} ${lengthFt}x${widthFt} ${features.join(', ')}`;
};
