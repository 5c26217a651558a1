import type { Design } from '#domain/design/design.ts';
import type { Finding } from '#domain/design/finding.ts';
import { NoRoom } from '#site/no-room.tsx';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { useRested } from '#site/use-rested.ts';
import { drawnFindings } from '#studio/figures/findings.ts';
import { useWords } from './words.ts';

// What a builder would say about it, warnings first.
export function FindingsList({ design }: { design: Design }) {
  const { noRoom, prices } = useWords();
  const rested = useRested(design);
  return (
    <ul className="space-y-2.5 text-small">
      <NoRoom
        design={design}
        words={noRoom}
        show={(sentence) => <FindingRow tone="warning" sentence={sentence} />}
      />
      {drawnFindings(prices, rested).map(({ id, tone, sentence }) => (
        <FindingRow key={id} tone={tone} sentence={sentence} />
      ))}
    </ul>
  );
}

const FindingRow = ({ tone, sentence }: Pick<Finding, 'tone' | 'sentence'>) => (
  <li className="flex gap-2.5">
    <Icon
      name={tone === 'warning' ? 'warning' : tone === 'note' ? 'info' : 'check'}
      className={classes('mt-0.5 size-4.5', tone === 'warning' ? 'text-clay-600' : 'text-lagoon')}
    />
    <span className={tone === 'warning' ? 'font-medium' : 'text-ink-600'}>{sentence}</span>
  </li>
);
