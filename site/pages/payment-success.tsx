import { PAGE_INTROS } from '#content/page-intros.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { pageMeta } from '../meta.ts';

const WORDS = PAGE_INTROS.paymentSuccess;

export const meta = () => pageMeta({ route: 'paymentSuccess', ...WORDS, noIndex: true });

export default function PaymentSuccessPage() {
  return <PageIntro eyebrow={WORDS.eyebrow} heading={WORDS.heading} lead={WORDS.lead} />;
}
