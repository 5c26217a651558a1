import { CONTACT_PAGE } from '#content/contact-page.ts';
import { picture } from '#content/pictures.ts';
import { HeadPicture } from '#site/layout/head-picture.tsx';
import { PageIntro } from '#site/layout/page-intro.tsx';

export function ContactIntro() {
  return (
    <PageIntro
      heading={CONTACT_PAGE.heading}
      lead={CONTACT_PAGE.lead}
      view={<HeadPicture picture={picture('contact')} />}
    />
  );
}
