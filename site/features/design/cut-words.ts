// The visitor's words cut where something was understood; a comma or stop right after a phrase stays with it.

type Span = { start: number; end: number };
type Piece<Found extends Span> = { text: string; piece: Found | null; at: number; tail: string };

const STOPS = /^[,.;:!?)]+/;

export function cutWords<Found extends Span>(raw: string, understood: readonly Found[]): Piece<Found>[] {
  const pieces: Piece<Found>[] = [];
  let at = 0;
  for (const piece of understood) {
    if (piece.start < at || piece.end > raw.length) continue;
    if (piece.start > at) pieces.push({ text: raw.slice(at, piece.start), piece: null, at, tail: '' });
    const tail = STOPS.exec(raw.slice(piece.end))?.[0] ?? '';
    pieces.push({ text: raw.slice(piece.start, piece.end), piece, at: piece.start, tail });
    at = piece.end + tail.length;
  }
  if (at < raw.length) pieces.push({ text: raw.slice(at), piece: null, at, tail: '' });
  return pieces;
}
