import { type ReactNode, useId } from 'react';
import type { Design } from '#domain/design/design.ts';
import type { Finding } from '#domain/design/finding.ts';
import { tell } from '#site/language.ts';
import { NoRoom } from '#site/no-room.tsx';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { unbroken } from '#site/ui/unbroken.tsx';
import { useRested } from '#site/use-rested.ts';
import { drawnFindings } from '#studio/figures/findings.ts';
import { useWords } from './words.ts';

// What a builder would say about it: what is still to be planned for, set apart from what is fine as it is drawn.
export function FindingsList({ design }: { design: Design }) {
  const { CONFIGURATOR, noRoom, prices } = useWords();
  const found = drawnFindings(prices, useRested(design));
  const rows = (good: boolean) =>
    found
      .filter(({ tone }) => (tone === 'good') === good)
      .map(({ id, tone, sentence }) => <FindingRow key={id} tone={tone} sentence={sentence} />);
  return (
    <div className="space-y-5 text-small">
      <Group heading={CONFIGURATOR.findings.toPlan} className="rounded-card bg-travertine p-4">
        <NoRoom
          design={design}
          words={noRoom}
          show={(sentence) => <FindingRow tone="warning" sentence={sentence} />}
        />
        {rows(false)}
      </Group>
      <Group heading={CONFIGURATOR.findings.fine}>{rows(true)}</Group>
    </div>
  );
}

type GroupProps = { heading: string; className?: string; children: ReactNode };

function Group({ heading, className, children }: GroupProps) {
  const id = useId();
  return (
    <div className={classes('[&:not(:has(li))]:hidden', className)}>
      <p id={id} className="mb-2 font-semibold">
        {heading}
      </p>
      <ul aria-labelledby={id} className="space-y-2">
        {children}
      </ul>
    </div>
  );
}

const FindingRow = ({ tone, sentence }: Pick<Finding, 'tone' | 'sentence'>) => (
  <li className="flex gap-2.5">
    <Icon
      name={tone === 'warning' ? 'warning' : tone === 'note' ? 'info' : 'check'}
      className={classes('mt-0.5 size-4.5', tone === 'good' ? 'text-lagoon' : 'text-clay-600')}
    />
    <span className={classes(tone === 'warning' && 'font-medium', tone === 'good' && 'text-ink-600')}>
      {unbroken(tell(sentence))}
    </span>
  </li>
);
