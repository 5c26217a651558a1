import type { ReactNode } from 'react';

const R = 44;
const AROUND = 2 * Math.PI * R;

/** The figure in a ring that fills with it. */
export function ScoreDial({ share, children }: { share: number; children: ReactNode }) {
  return (
    <div className="relative grid shrink-0 place-items-center">
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false" className="size-32">
        <circle cx="50" cy="50" r={R} fill="none" className="stroke-white/20" strokeWidth="7" />
        <circle
          cx="50"
          cy="50"
          r={R}
          fill="none"
          strokeWidth="7"
          strokeLinecap="round"
          strokeDasharray={`${share * AROUND} ${AROUND}`}
          transform="rotate(-90 50 50)"
          className="stroke-water transition-[stroke-dasharray] duration-300 ease-water"
        />
      </svg>
      <div className="absolute">{children}</div>
    </div>
  );
}
