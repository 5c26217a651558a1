import type { GuideStep } from '#content/guide.ts';

const DUG = 'M40 34V62H92L132 82H196V34';
const STEEL = 'M44 30V58H93L133 78H192V30';
const WATER = 'M48 42H188V74H134L94 54H48Z';

// One section through one pool, at the end of each step: what a step adds stays in the ones that follow.
export function StepDrawing({ step, number }: { step: GuideStep; number: number }) {
  return (
    <svg
      viewBox="0 4 240 88"
      role="img"
      aria-label={step.drawing}
      fill="none"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className="w-full max-w-[17rem]"
    >
      {number === 1 ? <OnPaper /> : <Ground />}
      {number > 1 && number < 6 ? <path d="M3 34q7-16 14-17q10 0 17 17" className={SPOIL} /> : null}
      {number === 3 || number === 4 ? <Steel bonded={number === 4} /> : null}
      {number >= 5 ? <path d={SHELL} className="fill-white stroke-ink" /> : null}
      {number === 8 ? (
        <>
          <path d={WATER} className="fill-water/40" />
          <path d="M48 42H188" className="stroke-water-700" />
        </>
      ) : null}
      {number >= 6 ? <Edges /> : null}
      {number >= 7 ? <Barrier /> : null}
    </svg>
  );
}

const SPOIL = 'fill-sand stroke-sand-600';
const SHELL = `${DUG}h-8V74H134L94 54H48V34Z`;

function OnPaper() {
  return (
    <>
      <path d="M0 34H240V92H0Z" className="fill-sand/55" />
      <path d="M0 34H240" className="stroke-ink" />
      <path d={DUG} strokeDasharray="4 4" className="stroke-lagoon" />
      <path d="M40 18H196M40 12v12M196 12v12M37 21l6-6M193 21l6-6" className="stroke-lagoon" />
    </>
  );
}

function Ground() {
  return (
    <>
      <path d="M0 34H40V62H92L132 82H196V34H240V92H0Z" className="fill-sand/55" />
      <path d={`M0 34H40${DUG.slice(6)}H240`} className="stroke-ink" />
    </>
  );
}

function Steel({ bonded }: { bonded: boolean }) {
  return (
    <>
      <path d={STEEL} strokeWidth="4" strokeDasharray="1.5 4" className="stroke-ink" />
      <path d={STEEL} className="stroke-ink" />
      <path d="M164 78v8h54V26" className="stroke-lagoon" />
      {bonded ? (
        <>
          <path d="M44 44H30V90H208V46H192M208 46h22V24" className="stroke-clay-600" />
          <path
            d="M44 44h.01M192 46h.01M230 24h.01"
            strokeWidth="6"
            strokeLinecap="round"
            className="stroke-clay-600"
          />
        </>
      ) : null}
    </>
  );
}

function Edges() {
  return (
    <>
      <path d="M0 30H34V34H0ZM202 30H240V34H202Z" className="fill-sand stroke-ink" />
      <path d="M34 28H53V34H34ZM183 28H202V34H183Z" className="fill-white stroke-ink" />
      <path d="M50 35v9M186 35v9" strokeWidth="4" className="stroke-lagoon" />
    </>
  );
}

function Barrier() {
  return (
    <>
      <path d="M4 30V9M11 30V9M18 30V9M25 30V9M2 12H27M2 26H27" className="stroke-ink" />
      <path d="M212 30v-8h8v-8h12v16Z" className="fill-white stroke-ink" />
      <path d="M223 22a3 3 0 1 0 6 0a3 3 0 1 0-6 0" className="fill-water stroke-ink" />
    </>
  );
}
