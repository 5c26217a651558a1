import type { ReactNode } from 'react';

// What each tool answers, drawn rather than photographed. Decoration: the words beside them say the same.

function Sheet({ className, children }: { className: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 200"
      fill="none"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
      className={className}
    >
      {children}
    </svg>
  );
}

// A lot with its setback line, the pool that fits it and the lawn that is left over.
export function YardDrawing({ className }: { className: string }) {
  return (
    <Sheet className={className}>
      <path d="M0 0h160v200H0z" className="fill-travertine" />
      <path d="M28 0h104v52H28z" className="fill-sand stroke-ink" />
      <path d="M14 66h132v118H14z" className="fill-white stroke-ink" />
      <path d="M26 78h108v94H26z" className="stroke-clay" strokeDasharray="4 4" />
      <rect x="40" y="92" width="52" height="68" rx="8" className="fill-water stroke-ink" />
      <path d="M40 108h52" className="stroke-white" />
      <path d="M52 122c8-5 14 5 28 0M50 140c9-5 16 5 32 0" className="stroke-white" strokeLinecap="round" />
      <path d="M104 92v68M100 92h8M100 160h8M40 84h52M40 80v8M92 80v8" className="stroke-lagoon" />
    </Sheet>
  );
}

// Sun over a covered pool: heat goes in, little goes out.
export function SunDrawing({ className }: { className: string }) {
  return (
    <Sheet className={className}>
      <path d="M0 0h160v200H0z" className="fill-foam-200" />
      <circle cx="108" cy="52" r="24" className="fill-clay" />
      <path
        d="M108 16V8M108 96v-8M144 52h8M64 52h8M133.500 26.500l5.700-5.700M77 83l5.700-5.700M133.500 77.500l5.700 5.700M77 21l5.700 5.700"
        className="stroke-clay"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M0 128h22v56h116v-56h22v72H0z" className="fill-sand" />
      <path d="M22 134h116v50H22z" className="fill-water" />
      <path d="M22 134h84" className="stroke-ink" strokeWidth="5" />
      <circle cx="116" cy="130" r="9" className="fill-white stroke-ink" strokeWidth="2" />
      <path
        d="M44 118c-5-6 5-10 0-17M66 118c-5-6 5-10 0-17M88 118c-5-6 5-10 0-17"
        className="stroke-lagoon"
        strokeLinecap="round"
      />
      <path d="M40 158c10-6 18 6 36 0s26 6 40 0" className="stroke-white" strokeLinecap="round" />
    </Sheet>
  );
}
