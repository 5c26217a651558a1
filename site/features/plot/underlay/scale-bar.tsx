import { formatFeet } from '#domain/plot/feet.ts';
import { barLength } from '#domain/plot/scale.ts';
import { useCanvas } from '../canvas-context.ts';

const INSET_PX = 18;
const MOST_PX = 150;

/** How long a foot is on the picture, in the lower left of the paper. */
export function ScaleBar() {
  const { px, view, size } = useCanvas();
  const feet = barLength(Math.min(MOST_PX, size.width / 3) * px);
  const length = formatFeet(feet);
  const x = view.x - (size.width / 2 - INSET_PX) * px;
  const y = view.y + (size.height / 2 - INSET_PX) * px;
  return (
    <g className="pointer-events-none">
      {[5, 2].map((width) => (
        <path
          key={width}
          d={`M${x} ${y - 7 * px}v${7 * px}h${feet}v${-7 * px}`}
          fill="none"
          className={width === 5 ? 'stroke-white' : 'stroke-ink'}
          strokeWidth={width * px}
        />
      ))}
      <text
        x={x + feet / 2}
        y={y - 7 * px}
        fontSize={13 * px}
        textAnchor="middle"
        className="fill-ink stroke-white font-semibold [paint-order:stroke]"
        strokeWidth={4 * px}
      >
        {length}
      </text>
    </g>
  );
}
