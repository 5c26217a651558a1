import { barLength } from '#domain/plot/scale.ts';
import { fill } from '#domain/words/fill.ts';
import { useCanvas } from './canvas-context.ts';
import { Label } from './label.tsx';
import { useWords } from './words.ts';

const MARGIN_PX = 16;
const LONGEST_BAR_PX = 120;
/** Beside the lot, at the head of a narrow paper. */
const SHORT_BAR_PX = 48;
/** On a narrower paper the buttons take the whole foot. */
const FREE_FOOT_PX = 560;

/** North and a scale bar, at the paper's edge. */
export function PaperMarks({ northDeg }: { northDeg: number }) {
  const { view, size, px } = useCanvas();
  const { PLOT_TABLE: words } = useWords();
  const left = view.x - (size.width / 2) * px;
  const top = view.y - (size.height / 2) * px;
  const narrow = size.width < FREE_FOOT_PX;
  const bar = barLength((narrow ? SHORT_BAR_PX : LONGEST_BAR_PX) * px);
  const bottom = narrow ? top + 2 * MARGIN_PX * px : view.y + (size.height / 2 - MARGIN_PX) * px;
  const [x, y] = [view.x + (size.width / 2 - 30) * px, top + 40 * px];
  return (
    <g className="pointer-events-none">
      <path
        d={`M${left + MARGIN_PX * px} ${bottom - 5 * px}v${5 * px}h${bar}v${-5 * px}`}
        className="fill-none stroke-ink"
        strokeWidth={1.5 * px}
      />
      <Label at={[left + MARGIN_PX * px + bar / 2, bottom - 12 * px]} tone="quiet" size={12}>
        {fill(words.scaleBar, { feet: bar })}
      </Label>
      <g transform={`rotate(${northDeg} ${x} ${y})`}>
        <path
          d={`M${x} ${y - 16 * px}l${7 * px} ${26 * px}l${-7 * px} ${-6 * px}l${-7 * px} ${6 * px}z`}
          className="fill-ink stroke-white"
          strokeWidth={px}
        />
        <Label at={[x, y - 25 * px]} size={12}>
          {words.north}
        </Label>
      </g>
    </g>
  );
}
