import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { layoutDesign } from '#studio/scene/layout.ts';
import type { Layout } from '#studio/scene/layout-types.ts';

/** Of the same design object the same answer, worked out once. */
export function oncePer<Result>(work: (design: Design) => Result): (design: Design) => Result {
  const known = new WeakMap<Design, { result: Result }>();
  return (design) => {
    const before = known.get(design);
    if (before) return before.result;
    const result = work(design);
    known.set(design, { result });
    return result;
  };
}

export const drawnLayout: (design: Design) => Layout = oncePer((design) => layoutDesign(drawnDesign(design)));
