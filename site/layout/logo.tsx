// A pair of compasses drawing the waterline: the studio's mark, in the colour of the text around it.
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" fill="none" aria-hidden="true" focusable="false" className={className}>
      <g stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="20" cy="7" r="3" />
        <path d="M18.7 9.8 9 33M21.3 9.8 31 33" />
        <path d="M20 4V1.5" />
      </g>
      <path
        d="M3 24.5c4.3-3.6 7.1-3.6 11.3 0s7.1 3.6 11.4 0 7-3.6 11.3 0"
        stroke="var(--color-water)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

// The header is as high as two or three lines: a longer name is set smaller, and a single long word is broken.
const sizeOf = (name: string) =>
  name.length <= 20 ? 'text-[1.5rem]' : name.length <= 32 ? 'text-[1.125rem]' : 'text-[0.9375rem]';

export function Wordmark({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Mark className="size-9 shrink-0" />
      <span
        className={`wrap-anywhere min-w-0 font-[460] font-display leading-none tracking-[-0.015em] ${sizeOf(name)}`}
      >
        {name}
      </span>
    </span>
  );
}
