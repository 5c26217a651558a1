import { CONSOLE } from '#content/console.ts';
import type { ListKind } from '#domain/console/lists.ts';
import { Button } from '#site/ui/button.tsx';
import { PanoramaDecision } from './panorama-decision.tsx';
import { showDate, showFact } from './show-value.ts';

type Item = Record<string, unknown>;

// For each kind: what names an entry, and what stands beneath it.
const NAMES: Record<ListKind, (item: Item) => string> = {
  inquiries: (item) => `${item.firstName} ${item.lastName}`,
  estimates: (item) => String(item.email),
  orders: (item) => String(item.packageTitle),
  intakes: (item) => `${item.ticketNumber}: ${item.fullName}`,
  designs: (item) => String(item.slug),
  panoramas: (item) => String(item.originalName),
  mails: (item) => String(item.subject),
};
const FACTS: Record<ListKind, readonly string[]> = {
  inquiries: ['email', 'phone', 'location', 'budget'],
  estimates: ['computedCost', 'size', 'type', 'material', 'location'],
  orders: ['amountCents', 'email', 'intentId'],
  intakes: ['email', 'city', 'budgetRange', 'fileCount', 'progress'],
  designs: ['answeredBy', 'source'],
  panoramas: ['width', 'height'],
  mails: ['toAddress', 'template', 'attempts'],
};
const STATE: Partial<Record<ListKind, string>> = { orders: 'state', panoramas: 'state', mails: 'state' };

export const entryName = (kind: ListKind, item: Item) => NAMES[kind](item);

type EntryProps = { kind: ListKind; item: Item; onOpen: () => void; onChanged: () => void };

export function EntryCard({ kind, item, onOpen, onChanged }: EntryProps) {
  const name = entryName(kind, item);
  const state = item[STATE[kind] ?? 'status'];
  const facts = FACTS[kind].map((fact) => showFact(fact, item[fact])).filter(Boolean);
  return (
    <li className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="break-words font-semibold">
          {name}
          {state ? (
            <span className="ms-3 rounded-full bg-foam px-2.5 py-0.5 font-medium text-lagoon text-small">
              {String(state)}
            </span>
          ) : null}
        </p>
        <p className="break-words text-small">{facts.join(' · ')}</p>
        {kind === 'inquiries' && item.details ? (
          <p className="mt-1 line-clamp-3 whitespace-pre-line break-words text-small">
            {String(item.details)}
          </p>
        ) : null}
        {kind === 'panoramas' ? (
          <PanoramaDecision id={String(item.id)} name={name} state={String(state)} onChanged={onChanged} />
        ) : null}
      </div>
      <div className="flex items-center gap-4 sm:block sm:text-end">
        <p className="text-ink-600 text-small tabular-nums">{showDate(item.createdAt)}</p>
        <Button variant="quiet" onClick={onOpen} aria-label={CONSOLE.open(name)}>
          Open
        </Button>
      </div>
    </li>
  );
}
