import { CONTACT } from '#content/inquiry.ts';
import { CONTACT_CHECK } from '#content/native-forms.ts';
import { brand } from '#domain/site/brand.ts';
import { place } from '#domain/site/native-forms.ts';
import { ContactCheck } from '#site/features/inquiry/contact-check.tsx';
import { FormTrouble } from '#site/layout/form-trouble.tsx';
import { PageIntro } from '#site/layout/page-intro.tsx';

// The server's answer to a form that a browser sent by itself: its places are filled in there.
export const handle = { noJs: true };

export const meta = () => [
  { title: `${CONTACT_CHECK.heading} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

const { website: _, ...labels } = CONTACT.labels;

export default function ContactCheckPage() {
  return (
    <>
      <PageIntro tone="foam" eyebrow={CONTACT_CHECK.eyebrow} heading={place('heading')}>
        <FormTrouble labels={labels} />
      </PageIntro>
      <ContactCheck />
    </>
  );
}
