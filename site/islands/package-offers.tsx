import type { Content } from '#content/content.ts';
import { PackageList, type PackageListProps } from '#site/features/package/package-list.tsx';
import { QuizInvitation } from '#site/features/quiz/quiz-invitation.tsx';

// What the package dialogs frame.
type PackageOffersProps = {
  content: Content;
  /** A picture beside each price, where there is room for them. */
  illustrated?: boolean;
  orders?: PackageListProps['orders'];
};

export function PackageOffers({
  content: { packages, payment, pictures, quiz },
  illustrated,
  orders,
}: PackageOffersProps) {
  return (
    <>
      <PackageList
        words={packages}
        orders={orders}
        refund={payment.PAYMENT_CARD.refundNote}
        picture={pictures['package-diy']}
        thumbnails={
          illustrated
            ? {
                'premium-3d': pictures['service-3d'],
                'engineering-stamp': 'section',
                'luxury-resort': pictures.stories,
                permitting: 'list',
              }
            : {}
        }
      />
      <div className="mt-10 sm:mt-14 lg:mt-20">
        <QuizInvitation words={quiz} />
      </div>
    </>
  );
}
