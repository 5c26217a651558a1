import { useId } from 'react';
import type { Point } from '#domain/geometry/plane.ts';
import type { Underlay } from '#domain/plot/underlay.ts';
import { useCanvas } from '../canvas-context.ts';
import { lyingTransform } from './underlay-layer.tsx';

const RADIUS_PX = 62;
const ABOVE_PX = 104;
const CLOSER = 3.5;

/** What is under the finger, larger and beside it. */
export function Lens({ at: [x, y], underlay, url }: { at: Point; underlay: Underlay; url: string }) {
  const { px, view, size } = useCanvas();
  const id = useId();
  const top = view.y - (size.height / 2) * px;
  const hasRoom = y - (ABOVE_PX + RADIUS_PX) * px > top;
  const [cx, cy] = [x, y + (hasRoom ? -ABOVE_PX : ABOVE_PX) * px];
  const radius = RADIUS_PX * px;
  return (
    <g className="pointer-events-none">
      <clipPath id={id}>
        <circle cx={cx} cy={cy} r={radius} />
      </clipPath>
      <circle cx={cx} cy={cy} r={radius} fill="white" />
      <g clipPath={`url(#${id})`}>
        <g transform={`translate(${cx} ${cy}) scale(${CLOSER}) translate(${-x} ${-y})`}>
          <image
            href={url}
            width={underlay.width}
            height={underlay.height}
            transform={lyingTransform(underlay)}
          />
        </g>
        <path
          d={`M${cx - radius} ${cy}h${2 * radius}M${cx} ${cy - radius}v${2 * radius}`}
          className="stroke-clay"
          strokeWidth={px}
        />
      </g>
      <circle cx={cx} cy={cy} r={radius} fill="none" className="stroke-ink" strokeWidth={2 * px} />
    </g>
  );
}
