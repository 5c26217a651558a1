import type { Design } from '#domain/design/design.ts';
import type { Finding } from '#domain/design/finding.ts';
import { NoRoom } from '#site/no-room.tsx';
import { Card } from '#site/ui/card.tsx';
import { classes } from '#site/ui/classes.ts';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { drawnFindings } from '#studio/figures/findings.ts';
import { useWords } from './words.ts';

const LOOK: Record<Finding['tone'], { icon: IconName; mark: string }> = {
  good: { icon: 'check-circle', mark: 'text-leaf' },
  note: { icon: 'info', mark: 'text-lagoon' },
  warning: { icon: 'warning', mark: 'text-amber' },
};

export function FindingsCard({ design, budget }: { design: Design; budget: number | null }) {
  const { findings: words, noRoom, prices } = useWords();
  return (
    <Card as="section" tone="travertine" aria-labelledby="findings-heading" className="p-5 sm:p-7">
      <Heading level={2} size="subheading" id="findings-heading">
        {words.heading}
      </Heading>
      <p className="mt-1 text-ink-600 text-small">{words.note}</p>
      <ul className="mt-4 grid gap-4">
        <NoRoom
          design={design}
          words={noRoom}
          show={(sentence) => <FindingRow tone="warning" {...noRoom} sentence={sentence} />}
        />
        {drawnFindings(prices, design, budget).map(({ id, ...found }) => (
          <FindingRow key={id} {...found} />
        ))}
      </ul>
    </Card>
  );
}

function FindingRow({ tone, sentence, rule, source }: Omit<Finding, 'id'>) {
  const { findings: words } = useWords();
  return (
    <li className="flex gap-3">
      <Icon
        name={LOOK[tone].icon}
        label={words.tones[tone]}
        className={classes('mt-0.5 size-5', LOOK[tone].mark)}
      />
      <div>
        <p>{sentence}</p>
        <p className="mt-0.5 text-fine text-ink-600">
          {rule}. <span className="italic">{source}</span>
        </p>
      </div>
    </li>
  );
}
