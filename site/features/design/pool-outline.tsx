// The empty frame: the outline of a pool on dark paper, as a drawing waiting for its picture.
export function PoolOutline() {
  return (
    <svg
      viewBox="0 0 640 360"
      aria-hidden="true"
      focusable="false"
      className="absolute inset-0 size-full"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="640" height="360" className="fill-ink" />
      <g fill="none" className="stroke-water" strokeOpacity="0.22">
        <path
          d="M0 60H640M0 120H640M0 180H640M0 240H640M0 300H640M80 0V360M160 0V360M240 0V360M320 0V360M400 0V360M480 0V360M560 0V360"
          strokeWidth="0.6"
        />
        <path
          d="M150 210c-30-70 40-110 130-96 70 10 110-26 180-6 90 26 84 140-10 158-90 16-120-22-180-14-50 8-96 16-120-42Z"
          strokeWidth="1.6"
        />
        <path
          d="M168 208c-24-56 34-88 112-76 70 10 112-24 174-6 70 22 66 112-10 126-84 14-116-20-176-12-42 6-80 14-100-32Z"
          strokeWidth="0.8"
        />
        <path d="M150 292H510M150 284v16M510 284v16" strokeWidth="0.9" />
      </g>
    </svg>
  );
}
