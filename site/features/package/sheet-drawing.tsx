import { classes } from '#site/ui/classes.ts';

const LINE = 'fill-none stroke-ink-600';

export type SheetDrawingName = keyof typeof DRAWN;

/** A package's papers in a few lines, for where a real sheet is too small to be read. */
export function SheetDrawing({ of, className }: { of: SheetDrawingName; className?: string }) {
  return (
    <svg
      viewBox="0 0 160 110"
      aria-hidden="true"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={classes('block bg-foam p-1', className)}
    >
      {DRAWN[of]}
    </svg>
  );
}

// The wall with its beam and floor, a depth, and the seal beside it.
const SECTION = (
  <>
    <path d="M4 5h152v100H4z" className="fill-white stroke-ink-600" />
    <path d="M120 5v100M120 70h36" className={LINE} />
    <path d="M44 28h66v58H44z" className="fill-water-200 stroke-none" />
    <path d="M22 20h22v66h66v10H32V38H22z" className="fill-sand stroke-ink" />
    <path d="M44 28h66" className="stroke-lagoon" />
    <path d="M84 28v58M80 32l8-8M80 90l8-8" className={LINE} />
    <path d="M126 16h24M126 24h24M126 32h16" className={LINE} />
    <circle cx="138" cy="88" r="12" className="fill-none stroke-lagoon" />
    <circle cx="138" cy="88" r="7.5" className="fill-none stroke-lagoon" />
  </>
);

// The county's list, ticked, before the plan it is about.
const LIST = (
  <>
    <path d="M44 5h112v86H44z" className="fill-white stroke-ink-600" />
    <path d="M112 22h26a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8h-26z" className="fill-water-200 stroke-lagoon" />
    <path d="M4 17h92v88H4z" className="fill-white stroke-ink-600" />
    {[30, 48, 66, 84].map((top) => (
      <g key={top}>
        <path d={`M14 ${top}h10v10H14z`} className={LINE} />
        <path d={`M34 ${top + 5}h${top === 48 ? 36 : 50}`} className={LINE} />
        {top < 84 ? (
          <path d={`M16 ${top + 5}l3 3 8-9`} strokeWidth="2.5" className="fill-none stroke-leaf" />
        ) : null}
      </g>
    ))}
  </>
);

const DRAWN = { section: SECTION, list: LIST };
