import { DESIGN_TOOL } from '#content/design-tool.ts';
import type { DesignAnswer } from '#domain/design/design-answer.ts';
import { classes } from '#site/ui/classes.ts';

const WORDS = DESIGN_TOOL.specs;
type Understood = DesignAnswer['understood'][number];

type UnderstoodProps = {
  raw: string;
  understood: Understood[];
  notUnderstood: DesignAnswer['notUnderstood'];
};

// The visitor's own words, each understood phrase marked with what it became.
export function UnderstoodText({ raw, understood, notUnderstood }: UnderstoodProps) {
  const pieces = cut(raw, understood);
  return (
    <div>
      <p className="mb-2 font-semibold text-small">{WORDS.understoodHeading}</p>
      <p className="whitespace-pre-wrap break-words rounded-control bg-foam p-4 leading-[2.1]">
        {pieces.map(({ text, piece, at }) =>
          piece ? (
            <mark
              key={at}
              className={classes(
                'rounded-[3px] px-1.5 py-0.5 text-ink',
                piece.wanted ? 'bg-water-200' : 'bg-clay-100',
              )}
            >
              <span className={piece.wanted ? undefined : 'line-through decoration-clay-600'}>{text}</span>
              <span
                className={classes(
                  'ms-1.5 font-semibold text-fine',
                  piece.wanted ? 'text-lagoon-700' : 'text-clay-700',
                )}
              >
                {piece.label}
              </span>
            </mark>
          ) : (
            <span key={at}>{text}</span>
          ),
        )}
      </p>
      {notUnderstood.length > 0 ? (
        <p className="mt-3 text-small">
          <span className="font-semibold">{WORDS.notUnderstood}: </span>
          {notUnderstood
            .map(({ text }) => `“${text.length > 80 ? `${text.slice(0, 80)}…` : text}”`)
            .join(', ')}
        </p>
      ) : null}
    </div>
  );
}

function cut(
  raw: string,
  understood: Understood[],
): { text: string; piece: Understood | null; at: number }[] {
  const pieces: { text: string; piece: Understood | null; at: number }[] = [];
  let at = 0;
  for (const piece of understood) {
    if (piece.start < at || piece.end > raw.length) continue;
    if (piece.start > at) pieces.push({ text: raw.slice(at, piece.start), piece: null, at });
    pieces.push({ text: raw.slice(piece.start, piece.end), piece, at: piece.start });
    at = piece.end;
  }
  if (at < raw.length) pieces.push({ text: raw.slice(at), piece: null, at });
  return pieces;
}
