import { nearestOn } from '#domain/geometry/distance.ts';
import type { Point } from '#domain/geometry/plane.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import type { RingPiece } from './ring.ts';
import { DETAIL } from './rules.ts';

// A barrier without a gate gets one: in a straight piece that takes it, on the way from the house's door.

const BESIDE_FT = 1;

export function withGate(pieces: readonly RingPiece[], { plot }: Layout): RingPiece[] {
  if (pieces.some(({ kind }) => kind === 'gate')) return [...pieces];
  const long = pieces.filter(
    (piece) => piece.kind === 'fence' && lengthOf(piece) >= DETAIL.gateFt + 2 * BESIDE_FT,
  );
  const fences = long.length > 0 ? long : longest(pieces.filter(({ kind }) => kind === 'fence'));
  const door: Point | null = plot?.house ? [plot.house.anchor.x, plot.house.anchor.z] : null;
  const away = (piece: RingPiece) =>
    door ? nearestOn([[piece.from, piece.to]], door).feet : -lengthOf(piece);
  const chosen = fences.toSorted((a, b) => away(a) - away(b))[0];
  return pieces.flatMap((piece) => (piece === chosen ? split(piece, door) : [piece]));
}

const lengthOf = ({ from, to }: RingPiece) => Math.hypot(to[0] - from[0], to[1] - from[1]);
const longest = (pieces: readonly RingPiece[]) =>
  pieces.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 1);

function split(piece: RingPiece, door: Point | null): RingPiece[] {
  const { from, to } = piece;
  const length = lengthOf(piece);
  const half = Math.min(DETAIL.gateFt / 2, length * 0.4);
  const beside = Math.min(BESIDE_FT, length / 2 - half);
  const near = door ? nearestOn([[from, to]], door).at : null;
  const wish = near ? Math.hypot(near[0] - from[0], near[1] - from[1]) : length / 2;
  const middle = Math.min(length - half - beside, Math.max(half + beside, wish));
  const at = (feet: number): Point => [
    from[0] + ((to[0] - from[0]) * feet) / length,
    from[1] + ((to[1] - from[1]) * feet) / length,
  ];
  const [start, end] = [at(middle - half), at(middle + half)];
  return [
    { kind: 'fence', from, to: start },
    { kind: 'gate', from: start, to: end },
    { kind: 'fence', from: end, to },
  ];
}
