import { lazy, Suspense, useEffect, useState } from 'react';
import { CONTENT } from '#content/content.ts';
import { consoleWords } from '#site/features/console/words.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { pageMeta } from '../meta.ts';

const WORDS = CONTENT.pageIntros.PAGE_INTROS.admin;
const Console = lazy(() =>
  import('#site/features/console/console.tsx').then((module) => ({ default: module.Console })),
);

export const meta = () => pageMeta({ route: 'admin', ...WORDS, noIndex: true });

// Without script there is only what this page is; with it, the console asks the server who is there.
export default function AdminPage() {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const resting = <PageIntro eyebrow={WORDS.eyebrow} heading={WORDS.heading} lead={WORDS.lead} />;
  // A screen high from the first paint, so that the footer does not move when the console arrives.
  return (
    <div className="min-h-svh">
      {awake ? (
        <Suspense fallback={resting}>
          <Console words={consoleWords(CONTENT)} />
        </Suspense>
      ) : (
        resting
      )}
    </div>
  );
}
