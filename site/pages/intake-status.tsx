import { INTAKE_STATUS } from '#content/intake-status.ts';
import { brand } from '#domain/site/brand.ts';
import { IntakeStatus } from '#site/features/intake/intake-status.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { pageMeta } from '../meta.ts';

export const meta = () =>
  pageMeta({
    route: 'intakeStatus',
    title: `${INTAKE_STATUS.heading} | ${brand.name}`,
    description: INTAKE_STATUS.lead,
    keywords: [],
    noIndex: true,
  });

export default function IntakeStatusPage() {
  return (
    // A screen high from the first paint, so that the footer does not move when the answer arrives.
    <div className="min-h-svh bg-travertine">
      <PageIntro eyebrow={INTAKE_STATUS.eyebrow} heading={INTAKE_STATUS.heading} lead={INTAKE_STATUS.lead}>
        <IntakeStatus />
      </PageIntro>
    </div>
  );
}
