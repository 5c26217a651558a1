import { GUIDE_SPA } from '#content/guide.ts';

const { labels } = GUIDE_SPA;

// A section through a raised spa and the pool it spills into, 1 ft to 40 units.
export function SpaSection({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 720 440" role="img" aria-label={GUIDE_SPA.diagramAlt} fill="none" className={className}>
      <path d="M0 150h110v-60h20v60h0v0h20" className="fill-none stroke-none" />
      <path d="M0 150h96v250h624V150H696v206H344V226H124v-76z" className="fill-sand/60" />
      <path d="M124 98h180v124H124z" className="fill-water/35" />
      <path d="M328 160h368v192H348V230h-20z" className="fill-water/25" />
      <path d="M328 98c14 6 16 30 17 62" className="stroke-water" strokeWidth="5" />
      <g className="stroke-ink" strokeWidth="2" strokeLinejoin="round">
        <path d="M96 400V78h28v144h180V98h24v132h20v122h348V150h24" />
        <path d="M0 150h96M124 190h34v32M304 190h-34v32" />
      </g>
      <g className="stroke-lagoon" strokeWidth="1.5">
        <path d="M124 98h180M348 160h348" strokeDasharray="2 5" />
        <path d="M420 98v62M412 98h16M412 160h16M416 102l8-8M416 164l8-8M328 98h92" />
        <path d="M640 160v192M632 160h16M632 352h16M636 164l8-8M636 356l8-8" />
        <path d="M214 98v124M206 222h16M206 98h16" />
      </g>
      <g className="fill-ink" fontSize="17" fontFamily="var(--font-sans)">
        <text x="434" y="134">
          {labels.rise}
        </text>
        <text x="572" y="262">
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
        <text x="356" y="390">
          {labels.footing}
        </text>
      </g>
    </svg>
  );
}
