import { Icon, type IconName } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { useWords } from './words.ts';

type Thing = 'drawings' | 'messages' | 'approvals' | 'receipts';

const THINGS: readonly { name: Thing; icon: IconName }[] = [
  { name: 'drawings', icon: 'ruler' },
  { name: 'messages', icon: 'chat' },
  { name: 'approvals', icon: 'check-circle' },
  { name: 'receipts', icon: 'document' },
];

/** What stands behind the door, for whoever has not opened it yet. */
export function InsideRoom() {
  const { DOOR } = useWords();
  return (
    <section aria-labelledby="inside-room" className="overflow-clip rounded-card border border-sand bg-white">
      <Sheet />
      <div className="p-5 sm:p-6">
        <Heading level={2} size="small" id="inside-room">
          {DOOR.heading}
        </Heading>
        <ul className="mt-3 gap-x-6 text-small lg:grid lg:grid-cols-2">
          {THINGS.map(({ name, icon }) => (
            <li key={name} className="flex gap-3.5 border-sand border-t py-2.5">
              <Icon name={icon} className="mt-0.5 size-5 text-lagoon" />
              <p>
                <span className="font-semibold">{DOOR.things[name].title}</span>
                <span className="block text-ink-600">{DOOR.things[name].detail}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

// A plan on its sheet: the lot, the house, the pool with its measures, the title block and a comment's mark.
function Sheet() {
  return (
    <svg
      viewBox="0 0 480 200"
      aria-hidden="true"
      focusable="false"
      className="block h-auto w-full bg-foam"
      fill="none"
      strokeWidth="1.25"
    >
      <rect x="34" y="18" width="412" height="182" className="fill-white stroke-sand-600" />
      <path d="M58 178V40h284v138" className="stroke-ink-400" strokeDasharray="7 4" />
      <rect x="92" y="40" width="180" height="40" className="fill-ink-600/15 stroke-ink-600" />
      <rect x="112" y="104" width="168" height="60" rx="3" className="fill-travertine stroke-sand-600" />
      <rect x="126" y="112" width="140" height="44" rx="12" className="fill-water-200 stroke-lagoon" />
      <path d="M126 172h140m-140-4v8m140-8v8M294 112v44m-4-44h8m-8 44h8" className="stroke-ink-600" />
      <circle cx="318" cy="92" r="9" className="fill-water-200/60 stroke-lagoon" />
      <circle cx="76" cy="150" r="9" className="fill-water-200/60 stroke-lagoon" />
      <path d="M362 40h66v138h-66zM362 64h66m-66 24h66m-66 66h66" className="stroke-ink-400" />
      <path d="M370 52h40m-40 24h28m-28 24h48m-48 10h38m-38 10h44m-44 10h24" className="stroke-sand-600" />
      <path
        d="M240 92h24a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6h-9l-7 8v-8h-8a6 6 0 0 1-6-6V98a6 6 0 0 1 6-6z"
        className="fill-clay-600 stroke-white"
      />
      <text x="252" y="112" textAnchor="middle" className="fill-white font-semibold text-[1rem]">
        1
      </text>
    </svg>
  );
}
