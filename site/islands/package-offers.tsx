import type { Content } from '#content/content.ts';
import { PackageList } from '#site/features/package/package-list.tsx';
import { QuizInvitation } from '#site/features/quiz/quiz-invitation.tsx';

// Where these lie on their sheets.
const WALL_DETAILS = 'sheet-close object-top scale-[2.5] origin-[3%_78%]';
const POOL_PLAN = 'sheet-close object-top origin-[16%_94%]';

// What the package dialogs frame.
type PackageOffersProps = {
  content: Content;
  /** A picture beside each price, where there is room for them. */
  illustrated?: boolean;
};

export function PackageOffers({ content: { packages, pictures, quiz }, illustrated }: PackageOffersProps) {
  return (
    <>
      <PackageList
        words={packages}
        picture={pictures['package-diy']}
        thumbnails={
          illustrated
            ? {
                'premium-3d': { picture: pictures['service-3d'] },
                'engineering-stamp': { picture: pictures['sheet-structural'], close: WALL_DETAILS },
                'luxury-resort': { picture: pictures.stories },
                permitting: { picture: pictures['sheet-layout'], close: POOL_PLAN },
              }
            : {}
        }
      />
      <div className="mt-14 lg:mt-20">
        <QuizInvitation words={quiz} />
      </div>
    </>
  );
}
