import type { SnapHint } from '#domain/plot/snap.ts';
import { useCanvas } from './canvas-context.ts';
import { Label } from './label.tsx';
import { useWords } from './words.ts';

/** What a corner is held by. */
export function SnapHints({ hints }: { hints: readonly SnapHint[] }) {
  const { px } = useCanvas();
  const { SNAP_HINTS } = useWords();
  const [first] = hints;
  return (
    <g className="pointer-events-none">
      {hints.map(({ kind, from, to }) => (
        <line
          key={`${kind} ${from.join(' ')}`}
          x1={from[0]}
          y1={from[1]}
          x2={to[0]}
          y2={to[1]}
          className="stroke-clay"
          strokeWidth={1.5 * px}
          strokeDasharray={`${4 * px} ${4 * px}`}
        />
      ))}
      {first ? (
        <>
          <circle
            cx={first.to[0]}
            cy={first.to[1]}
            r={7 * px}
            className="fill-none stroke-clay"
            strokeWidth={2 * px}
          />
          <Label at={[first.to[0], first.to[1] - 24 * px]} tone="hint">
            {[...new Set(hints.map(({ kind }) => SNAP_HINTS[kind]))].join(' · ')}
          </Label>
        </>
      ) : null}
    </g>
  );
}
