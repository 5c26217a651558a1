import { CONTENT } from '#content/content.ts';
import { place } from '#domain/site/native-forms.ts';
import { ContactCheck } from '#site/features/inquiry/contact-check.tsx';
import { consultationWords, sideWords } from '#site/features/inquiry/words.ts';
import { FormTrouble } from '#site/layout/form-trouble.tsx';
import { PageIntro } from '#site/layout/page-intro.tsx';

const { brand } = CONTENT;
const { CONTACT_CHECK, FORM_CHECK } = CONTENT.nativeForms;
const words = consultationWords(CONTENT);

// The server's answer to a form that a browser sent by itself: its places are filled in there.
export const handle = { noJs: true };

export const meta = () => [
  { title: `${CONTACT_CHECK.heading} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

const { website: _, ...labels } = words.CONTACT.labels;

export default function ContactCheckPage() {
  return (
    <>
      <PageIntro tone="foam" eyebrow={CONTACT_CHECK.eyebrow} heading={place('heading')}>
        <FormTrouble words={FORM_CHECK} brand={brand} labels={labels} />
      </PageIntro>
      <ContactCheck words={words} side={sideWords(CONTENT)} />
    </>
  );
}
