import type { Content } from '#content/content.ts';
import { LATCH_HEIGHT_IN } from '#domain/safety/assessment.ts';
import { STATE_LAWS } from '#domain/safety/state-laws.ts';
import { fill } from '#domain/words/fill.ts';
import { Heading } from '#site/ui/section.tsx';
import { LawCard } from './law-card.tsx';

export function LawsTab({ words }: { words: Content['safetyLaws'] }) {
  const { LAWS_TAB } = words;
  return (
    <div>
      <div className="grid gap-x-14 gap-y-4 lg:grid-cols-2">
        <Heading level={2}>{LAWS_TAB.heading}</Heading>
        <div>
          <p className="text-ink-600">{LAWS_TAB.lead}</p>
          <p className="mt-3 font-medium">{fill(LAWS_TAB.latch, { inches: LATCH_HEIGHT_IN })}</p>
        </div>
      </div>
      <div className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
        {STATE_LAWS.map((law) => (
          <LawCard key={law.code} words={words} law={law} />
        ))}
      </div>
    </div>
  );
}
