import { PAGE_INTROS } from '#content/page-intros.ts';
import { PaymentResult } from '#site/features/payment/payment-result.tsx';
import { pageMeta } from '../meta.ts';

const WORDS = PAGE_INTROS.paymentSuccess;

export const meta = () => pageMeta({ route: 'paymentSuccess', ...WORDS, noIndex: true });

export default function PaymentSuccessPage() {
  return <PaymentResult />;
}
