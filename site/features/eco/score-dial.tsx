const R = 44;
const AROUND = 2 * Math.PI * R;

// Water rising in a round basin; the figure beside it says the same.
export function ScoreDial({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false" className="size-28 shrink-0">
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
      <path
        d="M50 28c8 11 13 18 13 26a13 13 0 0 1-26 0c0-8 5-15 13-26z"
        className="fill-water/25 stroke-water-300"
        strokeWidth="1.5"
      />
    </svg>
  );
}
