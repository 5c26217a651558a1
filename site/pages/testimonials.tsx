import { STORIES_PAGE } from '#content/testimonials.ts';
import { PAGE_META } from '#content/meta.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { pageMeta } from '../meta.ts';

export const meta = () => pageMeta({ route: 'testimonials', ...PAGE_META.testimonials });

export default function TestimonialsPage() {
  return <PageIntro heading={STORIES_PAGE.heading} lead={STORIES_PAGE.lead} />;
}
