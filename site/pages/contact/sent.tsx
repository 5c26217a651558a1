import { CONTENT } from '#content/content.ts';
import { picture } from '#content/pictures.ts';
import { CONTACT_SUCCESS } from '#domain/inquiry/contact-submission.ts';
import { HeadPicture } from '#site/layout/head-picture.tsx';
import { LinkList } from '#site/layout/link-list.tsx';
import { PageIntro } from '#site/layout/page-intro.tsx';
import { Alert } from '#site/ui/alert.tsx';

const { brand } = CONTENT;
const { CONTACT } = CONTENT.inquiry;
const { CONTACT_CHECK, CONTACT_SENT_PAGE } = CONTENT.nativeForms;

// Where a consultation form that a browser sent by itself ends: the words of the alert that script shows.
export const handle = { noJs: true };

export const meta = () => [
  { title: `${CONTACT.successTitle} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function ContactSentPage() {
  return (
    <PageIntro
      eyebrow={CONTACT_CHECK.eyebrow}
      heading={CONTACT.successTitle}
      view={<HeadPicture picture={picture('contact')} />}
    >
      <Alert tone="success" className="mt-8 max-w-[40rem]">
        {CONTACT_SUCCESS}
      </Alert>
      <p className="mt-10 text-ink-600">{CONTACT_SENT_PAGE.meanwhile}</p>
      <LinkList links={CONTACT_SENT_PAGE.links} />
    </PageIntro>
  );
}
