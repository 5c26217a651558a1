import { LAWS_TAB } from '#content/safety-laws.ts';
import { LATCH_HEIGHT_IN } from '#domain/safety/assessment.ts';
import { STATE_LAWS } from '#domain/safety/state-laws.ts';
import { Heading } from '#site/ui/section.tsx';
import { LawCard } from './law-card.tsx';

export function LawsTab() {
  return (
    <div>
      <div className="grid gap-x-14 gap-y-4 lg:grid-cols-2">
        <Heading level={2}>{LAWS_TAB.heading}</Heading>
        <div>
          <p className="text-ink-600">{LAWS_TAB.lead}</p>
          <p className="mt-3 font-medium">{LAWS_TAB.latch(LATCH_HEIGHT_IN)}</p>
        </div>
      </div>
      <div className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
        {STATE_LAWS.map((law) => (
          <LawCard key={law.code} law={law} />
        ))}
      </div>
    </div>
  );
}
