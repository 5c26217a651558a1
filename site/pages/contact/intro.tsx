import { picture } from '#content/pictures.ts';
import { HeadPicture } from '#site/layout/head-picture.tsx';
import { PageIntro } from '#site/layout/page-intro.tsx';

export function ContactIntro({ words }: { words: { heading: string; lead: string } }) {
  return (
    <PageIntro
      heading={words.heading}
      lead={words.lead}
      view={<HeadPicture picture={picture('contact')} />}
    />
  );
}
