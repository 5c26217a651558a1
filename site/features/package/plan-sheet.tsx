// A pool plan as a drafter would set it down: shell, sunshelf, spa, depth line, two dimensions. Purely decorative.
export function PlanSheet({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 440 300"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
      className={className}
    >
      <path d="M60 70h320v160H60zM52 62h336v176H52z" />
      <path d="M60 70h64v160H60z" strokeDasharray="5 4" />
      <path d="M300 70h80v72h-80zM308 78h64v56h-64z" />
      <circle cx="340" cy="106" r="9" />
      <path d="M124 150h176M230 70v160" strokeDasharray="1 5" strokeLinecap="round" />
      <path d="M124 176c40-14 60 12 98-2s70 8 158-4M124 196c34-10 66 10 104-2s82 10 152 0" opacity="0.6" />
      <path d="M60 30h320M60 22v16M380 22v16M56 34l8-8M376 34l8-8M414 70v160M406 70h16M406 230h16M410 74l8-8M410 234l8-8" />
      <g fill="currentColor" stroke="none" fontFamily="var(--font-sans)" fontSize="13">
        <text x="202" y="22">
          36 ft
        </text>
        <text x="432" y="158" transform="rotate(-90 432 158)">
          18 ft
        </text>
        <text x="150" y="112">
          3 ft 6 in
        </text>
        <text x="240" y="216">
          6 ft
        </text>
      </g>
      <path d="M20 270h400M20 264h60v6H20zM140 264h60v6h-60z" />
    </svg>
  );
}
