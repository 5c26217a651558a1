import { describe, expect, it } from 'vitest';
import { OFFICE, PLAN_SET } from '#content/plan-set/plan-set.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { nearestOn } from '#domain/geometry/distance.ts';
import { boundsOf, edgesOf, type Point } from '#domain/geometry/plane.ts';
import { brand } from '#domain/site/brand.ts';
import { layoutDesign } from '#studio/scene/layout.ts';
import { TWELVE_DESIGNS } from '../../../proof/plan-set/designs.ts';
import { buildPlanSet } from '../plan-set.ts';
import { asRead, inEighths } from './eighths.ts';
import { away, type StakeOut, stakeOutOf } from './stake-out.ts';
import { arcTable, stakeNotes } from './stake-tables.ts';

const TENTH_IN = 0.1 / 12;

const staked = TWELVE_DESIGNS.map(({ name, input }) => {
  const layout = layoutDesign(drawnDesign(input.design));
  return { name, layout, stakeOut: stakeOutOf(layout) };
});

/** Where two tapes meet, on the side of A–B that the point is on. */
function swung({ references: { a, b } }: StakeOut, tieA: number, tieB: number, at: Point): Point {
  const base = away(a, b);
  const along = (tieA ** 2 - tieB ** 2 + base ** 2) / (2 * base);
  const off = Math.sqrt(Math.max(0, tieA ** 2 - along ** 2));
  const [ux, uz] = [(b[0] - a[0]) / base, (b[1] - a[1]) / base];
  const side = Math.sign((at[1] - a[1]) * ux - (at[0] - a[0]) * uz) || 1;
  return [a[0] + ux * along - uz * off * side, a[1] + uz * along + ux * off * side];
}

describe.each(staked)('stake-out of $name', ({ layout, stakeOut }) => {
  const { outline } = layout.pool;
  const off = (point: Point) => nearestOn(edgesOf(outline), point).feet;

  it('has its points on the water’s edge, as a tape reads their station and offset', () => {
    const { x0 } = boundsOf(outline);
    for (const { at, onEdge, stationFt, offsetFt } of stakeOut.points) {
      expect(away(at, [x0 + stationFt, offsetFt])).toBeLessThan(1e-9);
      if (onEdge) expect(off(at)).toBeLessThan(TENTH_IN);
      expect(Math.abs(asRead(offsetFt) - offsetFt)).toBeLessThan(TENTH_IN);
    }
    expect(stakeOut.points.length).toBeGreaterThanOrEqual(4);
  });

  it('has swing ties that lead back to each point', () => {
    for (const { at, tieAFt, tieBFt } of stakeOut.points) {
      expect(away(swung(stakeOut, tieAFt, tieBFt, at), at)).toBeLessThan(TENTH_IN);
      // Read to an eighth of an inch, two tapes meet within half an inch.
      expect(away(swung(stakeOut, asRead(tieAFt), asRead(tieBFt), at), at)).toBeLessThan(0.5 / 12);
    }
  });

  it('follows the edge with sides and arcs, no farther off than is told', () => {
    const { pieces, deviationFt } = stakeOut;
    pieces.forEach((piece, i) => {
      expect(away(piece.to, pieces[(i + 1) % pieces.length]?.from ?? [0, 0])).toBeLessThan(1e-6);
      if (piece.kind === 'side') return;
      expect(away(piece.center, piece.from)).toBeCloseTo(piece.radiusFt, 6);
      expect(off(piece.middle)).toBeLessThan(piece.deviationFt + TENTH_IN);
    });
    expect(deviationFt).toBeLessThanOrEqual(1 / 12 + 1e-9);
    const told = arcTable(stakeOut, PLAN_SET.layout).rows.map(({ cells }) =>
      Number.parseFloat(String(cells.off)),
    );
    expect(Math.max(0, ...told) / 12).toBeGreaterThanOrEqual(deviationFt - 1e-9);
  });

  it('checks square corners with their diagonals', () => {
    for (const { from, to, lengthFt } of stakeOut.diagonals)
      expect(lengthFt).toBeCloseTo(away(from.at, to.at), 9);
    if (!layout.pool.curved) expect(stakeOut.diagonals.length).toBeGreaterThan(0);
  });
});

it('reads feet as a tape does', () => {
  expect([0, 12, 12.28, -0.36, 3.999].map(inEighths)).toEqual([
    '0\'-0"',
    '12\'-0"',
    '12\'-3 3/8"',
    '-0\'-4 3/8"',
    '4\'-0"',
  ]);
});

const rounded = staked.filter(({ layout }) => ['Rectangular', 'Resort'].includes(layout.design.style));

describe.each(rounded)('corners of $name', ({ stakeOut: { pieces } }) => {
  const rounds = pieces.flatMap((piece, i) => {
    const [before, after] = [pieces.at(i - 1), pieces[(i + 1) % pieces.length]];
    return piece.kind === 'arc' && before?.kind === 'side' && after?.kind === 'side' ? [piece] : [];
  });

  it('have arcs that leave their sides at the radius, as a tape reads it', () => {
    expect(rounds.length).toBeGreaterThan(3);
    for (const { from, to, radiusFt, deviationFt } of rounds) {
      // The tangents of a square corner are as long as its radius.
      expect(Math.abs(to[0] - from[0])).toBeCloseTo(radiusFt, 3);
      expect(Math.abs(to[1] - from[1])).toBeCloseTo(radiusFt, 3);
      expect(deviationFt * 12).toBeLessThan(1 / 4);
    }
  });
});

it('says where the edge crosses the centerline when its end lies beside it', () => {
  const told = (name: string) => {
    const found = TWELVE_DESIGNS.find((one) => one.name === name);
    if (!found) throw new Error(`no design ${name}`);
    const set = buildPlanSet({ input: found.input, words: PLAN_SET, office: OFFICE, brand });
    return stakeNotes(set, stakeOutOf(set.layout)).rows.map(({ cells }) => String(cells.text));
  };
  // The deep end's arc of 10'-6" begins 3' before the centerline: 10.5 - sqrt(10.5² - 3²) is 0.44'.
  expect(told('resort').join(' ')).toMatch(/stations 0'-0" and 99'-6 [35]/);
  expect(told('rectangle').join(' ')).not.toContain('crosses');
});
