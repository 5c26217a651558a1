import type { Content } from '#content/content.ts';

// A section at 24 units to the foot: level at 3 1/2 ft, then 1 in 7, then 1 in 3 down to 6 ft.
export function DepthProfile({ words: { alt, labels } }: { words: Content['faq']['FAQ_DEPTH'] }) {
  return (
    <svg viewBox="0 30 760 232" role="img" aria-label={alt} fill="none" className="w-full">
      <path d="M0 60H30V170H187L354 194L460 230H730V60H760V262H0Z" className="fill-sand/55" />
      <path d="M44 72H716V216H464L356 180L188 156H44Z" className="fill-water/30" />
      <path
        d="M30 52V170H187L354 194L460 230H730V52H716V216H464L356 180L188 156H44V52Z"
        className="fill-white stroke-ink"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M0 60H30M730 60H760" className="stroke-ink" strokeWidth="2" />
      <g className="stroke-lagoon" strokeWidth="1.5">
        <path d="M44 72H716" strokeDasharray="2 5" />
        <path d="M92 72V156M84 72h16M84 156h16M88 76l8-8M88 160l8-8" />
        <path d="M660 72V216M652 72h16M652 216h16M656 76l8-8M656 220l8-8" />
      </g>
      <path d="M188 156H356V180M356 180H464V216" className="stroke-clay-600" strokeWidth="1.5" />
      <g className="fill-ink font-sans text-[30px] lg:text-[20px]">
        <text x="104" y="124">
          {labels.shallow}
        </text>
        <text x="648" y="152" textAnchor="end">
          {labels.deep}
        </text>
      </g>
      <g className="fill-clay-700 font-sans font-semibold text-[30px] lg:text-[20px]" textAnchor="middle">
        <text x="272" y="146">
          {labels.shallowRun}
        </text>
        <text x="416" y="170">
          {labels.deepRun}
        </text>
      </g>
    </svg>
  );
}
