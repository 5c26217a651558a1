import type { Finding } from '#domain/design/finding.ts';
import { stateInWords, stateName } from '#domain/safety/state-in-words.ts';
import type { StateCode } from '#domain/safety/state-laws.ts';
import { STATE_PAGES } from '#domain/site/routes.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { tell } from '#site/language.ts';
import { NoRoom } from '#site/no-room.tsx';
import { Card } from '#site/ui/card.tsx';
import { classes } from '#site/ui/classes.ts';
import { Fold } from '#site/ui/fold.tsx';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { unbroken } from '#site/ui/unbroken.tsx';
import { drawnFindings } from '#studio/figures/findings.ts';
import type { Shown } from './use-design-tool.ts';
import { type DesignWords, useWords } from './words.ts';

const LOOK: Record<Finding['tone'], { icon: IconName; mark: string }> = {
  good: { icon: 'check-circle', mark: 'text-leaf' },
  note: { icon: 'info', mark: 'text-lagoon' },
  warning: { icon: 'warning', mark: 'text-amber' },
};

type FindingsProps = { shown: Pick<Shown, 'design' | 'budget' | 'specs'> };

export function FindingsCard({ shown: { design, budget, specs } }: FindingsProps) {
  const { findings: words, laws, noRoom, prices } = useWords();
  const state = stateInWords(specs.raw);
  const found = drawnFindings(prices, design, budget);
  const fine = found.filter(({ tone }) => tone === 'good');
  const others = found.filter(({ tone }) => tone !== 'good');
  return (
    <Card as="section" tone="travertine" aria-labelledby="findings-heading" className="max-sm:p-5 sm:p-7">
      <Heading level={2} size="subheading" id="findings-heading">
        {words.heading}
      </Heading>
      <p className="mt-1 text-ink-600 text-small">{words.note}</p>
      {state ? <OfState state={state} /> : null}
      <ul className="mt-2.5">
        <NoRoom
          design={design}
          words={noRoom}
          show={(sentence) => <FindingRow tone="warning" {...noRoom} sentence={sentence} />}
        />
        {others.map(({ id, ...found }) => (
          <FindingRow key={id} {...found} {...(id === 'barrier' && state ? lawOf(laws[state]) : {})} />
        ))}
      </ul>
      {fine.length > 0 ? <Fine findings={fine} /> : null}
    </Card>
  );
}

// What the state itself asks for, in place of the rule of all of them.
const lawOf = ({ measures, homes, read }: DesignWords['laws'][StateCode]) => ({
  rule: `${measures} ${homes}`.replace(/\.$/, ''),
  source: read.name,
});

function OfState({ state }: { state: StateCode }) {
  const { findings: words } = useWords();
  const name = { state: tell(stateName(state)) };
  return (
    <p className="mt-2 text-small">
      {fill(words.inState, name)}{' '}
      <a href={STATE_PAGES[state]} className="font-semibold text-lagoon underline underline-offset-3">
        {fill(words.stateMore, name)}
      </a>
    </p>
  );
}

// On a phone in one line: what needs nothing from the visitor.
function Fine({ findings }: { findings: readonly Finding[] }) {
  const { findings: words } = useWords();
  return (
    <details className="group fold-small border-sand-600/30 not-first:border-t">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 font-medium text-small">
        <Icon name={LOOK.good.icon} className={classes('size-5 shrink-0', LOOK.good.mark)} />
        <span className="flex-1">{counted(words.fine, findings.length)}</span>
        <Icon
          name="chevron-down"
          className="size-4.5 shrink-0 text-lagoon transition-transform group-open:rotate-180"
        />
      </summary>
      <ul>
        {findings.map(({ id, ...found }) => (
          <FindingRow key={id} {...found} />
        ))}
      </ul>
    </details>
  );
}

function FindingRow({ tone, sentence, rule, source }: Omit<Finding, 'id'>) {
  const { findings: words } = useWords();
  return (
    <li className="border-sand-600/30 border-b last:border-b-0">
      <Fold
        lineClassName="items-start py-2.5"
        line={
          <>
            <Icon
              name={LOOK[tone].icon}
              label={words.tones[tone]}
              className={classes('mt-0.5 size-5 shrink-0', LOOK[tone].mark)}
            />
            <span className="flex-1 text-pretty text-small">{unbroken(tell(sentence))}</span>
          </>
        }
      >
        <p className="ps-8 pb-3 text-fine text-ink-600">
          <span className="font-semibold">{words.why}:</span> {rule}. <span className="italic">{source}</span>
        </p>
      </Fold>
    </li>
  );
}
