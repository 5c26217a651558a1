import { useCanvas } from './canvas-context.ts';

const STEPS_FT = [1, 5, 10, 50, 100, 500, 1000];
const LEAST_PX = 9;

/** Lines a round number of feet apart, every fifth or second one heavier. */
export function Grid() {
  const { view, size, px } = useCanvas();
  const at = STEPS_FT.findIndex((feet) => feet * view.pxPerFt >= LEAST_PX);
  const fine = STEPS_FT[at === -1 ? STEPS_FT.length - 1 : at] ?? 1;
  const bold = STEPS_FT[(at === -1 ? STEPS_FT.length : at) + 1] ?? fine * 10;
  const [width, height] = [size.width * px, size.height * px];
  const [x, y] = [view.x - width / 2, view.y - height / 2];
  return (
    <g fill="none">
      {[fine, bold].map((step, i) => (
        <pattern
          key={i === 0 ? 'fine' : 'bold'}
          id={i === 0 ? 'plot-fine' : 'plot-bold'}
          width={step}
          height={step}
          patternUnits="userSpaceOnUse"
        >
          <path
            d={`M${step} 0H0V${step}`}
            className={i === 0 ? 'stroke-foam' : 'stroke-foam-200'}
            strokeWidth={px * 2}
          />
        </pattern>
      ))}
      <rect x={x} y={y} width={width} height={height} fill="url(#plot-fine)" stroke="none" />
      <rect x={x} y={y} width={width} height={height} fill="url(#plot-bold)" stroke="none" />
    </g>
  );
}
