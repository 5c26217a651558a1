import { CONTENT } from '#content/content.ts';
import { OrderHelp } from '#site/features/payment/order-help.tsx';
import { PaymentPicture } from '#site/features/payment/payment-picture.tsx';
import { PaymentResult } from '#site/features/payment/payment-result.tsx';
import { returnWords } from '#site/features/payment/words.ts';
import { pageMeta } from '../meta.ts';
import { Eyebrow } from '../ui/section.tsx';

const WORDS = CONTENT.pageIntros.PAGE_INTROS.paymentSuccess;

export const meta = () => pageMeta({ route: 'paymentSuccess', ...WORDS, noIndex: true });

export default function PaymentSuccessPage() {
  return (
    <PaymentResult
      words={returnWords(CONTENT)}
      eyebrow={<Eyebrow className="mb-5">{CONTENT.payment.PAYMENT_SUCCESS.eyebrow}</Eyebrow>}
      picture={<PaymentPicture picture={CONTENT.pictures.payment} />}
      help={<OrderHelp content={CONTENT} />}
    />
  );
}
