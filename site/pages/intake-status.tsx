import { CONTENT } from '#content/content.ts';
import { IntakeStatus } from '#site/features/intake/intake-status.tsx';
import { intakeStatusWords } from '#site/features/intake/words.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { pageMeta } from '../meta.ts';

const WORDS = intakeStatusWords(CONTENT);

export const meta = () =>
  pageMeta({
    route: 'intakeStatus',
    title: `${WORDS.heading} | ${CONTENT.brand.name}`,
    description: WORDS.lead,
    keywords: [],
    noIndex: true,
  });

export default function IntakeStatusPage() {
  return (
    // A screen high from the first paint, so that the footer does not move when the answer arrives.
    <div className="min-h-svh bg-travertine">
      <PageIntro eyebrow={WORDS.eyebrow} heading={WORDS.heading} lead={WORDS.lead}>
        <IntakeStatus words={WORDS} />
      </PageIntro>
    </div>
  );
}
