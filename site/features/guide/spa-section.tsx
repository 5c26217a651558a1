import type { Content } from '#content/content.ts';

type SpaSectionProps = { words: Content['guide']['GUIDE_SPA']; className?: string };

// A section through a raised spa and the pool it spills into, 1 ft to 40 units.
export function SpaSection({ words: { diagramAlt, labels }, className }: SpaSectionProps) {
  return (
    <svg viewBox="0 40 760 390" role="img" aria-label={diagramAlt} fill="none" className={className}>
      <path d="M0 150h96v90h232v134h392V150h40v270H0z" className="fill-sand/55" />
      <path d="M124 98h180v116H124zM328 160h368v188H352V222h-24z" className="fill-water/30" />
      <path d="M328 98c13 6 16 28 16 62" className="stroke-water" strokeWidth="5" />
      <path
        d="M96 150V78h28v136h180V98h24v124h24v126h344V138h24v236H328V240H96z"
        className="fill-white stroke-ink"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M0 150h96M720 150h40M124 182h36v32M304 182h-36v32" className="stroke-ink" strokeWidth="2" />
      <g className="stroke-lagoon" strokeWidth="1.5">
        <path d="M124 98h180M348 160h348" strokeDasharray="2 5" />
        <path d="M420 98v62M412 98h16M412 160h16M416 102l8-8M416 164l8-8M328 98h92" />
        <path d="M640 160v188M632 160h16M632 348h16M636 164l8-8M636 352l8-8" />
        <path d="M214 98v116M206 214h16M206 98h16M210 102l8-8M210 218l8-8" />
      </g>
      <g className="fill-ink font-sans text-[26px] lg:text-[18px]">
        <text x="434" y="134">
          {labels.rise}
        </text>
        <text x="628" y="262" textAnchor="end">
          {labels.depth}
        </text>
        <text x="226" y="166">
          {labels.spaDepth}
        </text>
        <text x="150" y="68">
          {labels.spa}
        </text>
        <text x="470" y="216">
          {labels.pool}
        </text>
        <text x="20" y="406">
          {labels.footing}
        </text>
      </g>
    </svg>
  );
}
