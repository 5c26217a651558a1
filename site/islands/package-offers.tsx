import type { Content } from '#content/content.ts';
import { PackageList } from '#site/features/package/package-list.tsx';
import { QuizInvitation } from '#site/features/quiz/quiz-invitation.tsx';

// What the package dialogs frame.
export function PackageOffers({ content: { packages, pictures, quiz } }: { content: Content }) {
  return (
    <>
      <PackageList words={packages} picture={pictures['package-diy']} />
      <div className="mt-14 lg:mt-20">
        <QuizInvitation words={quiz} />
      </div>
    </>
  );
}
