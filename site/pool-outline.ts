import type { PoolType } from '#domain/estimate/options.ts';
import type { Rectangle } from '#domain/yard/rectangle.ts';

// Outlines on a unit square, stretched over the pool's box; every point stays inside it.
const KIDNEY =
  'M.28 0C.5 0 .5 .22 .66 .22C.78 .22 .8 .06 .9 .12C1 .18 1 .4 1 .56C1 .82 .84 1 .6 1C.24 1 0 .8 0 .45C0 .18 .1 0 .28 0Z';
const FREEFORM =
  'M.2 .06C.34 -.02 .48 .14 .62 .1C.8 .04 1 .12 1 .42C1 .66 .9 .74 .84 .86C.76 1 .56 1 .42 .94C.28 .88 .2 1 .1 .88C-.02 .74 0 .56 .02 .4C.04 .24 .08 .12 .2 .06Z';

const OUTLINES: Partial<Record<PoolType, string>> = { kidney: KIDNEY, freeform: FREEFORM };

export function poolOutline(pool: Rectangle, type: PoolType): string {
  const outline = OUTLINES[type];
  if (!outline) {
    const r = Math.min(1, pool.width / 6, pool.length / 6);
    const [right, bottom] = [pool.x + pool.length, pool.y + pool.width];
    return `M${pool.x + r} ${pool.y}H${right - r}Q${right} ${pool.y} ${right} ${pool.y + r}V${bottom - r}Q${right} ${bottom} ${right - r} ${bottom}H${pool.x + r}Q${pool.x} ${bottom} ${pool.x} ${bottom - r}V${pool.y + r}Q${pool.x} ${pool.y} ${pool.x + r} ${pool.y}Z`;
  }
  let along = true;
  return outline.replace(/-?\.?\d+(?:\.\d+)?/g, (text) => {
    const share = Math.min(1, Math.max(0, Number(text)));
    const value = along ? pool.x + share * pool.length : pool.y + share * pool.width;
    along = !along;
    return ` ${Math.round(value * 100) / 100}`;
  });
}
