import { CONTENT } from '#content/content.ts';
import { place } from '#domain/site/native-forms.ts';
import { EstimateChange, EstimateFigures, EstimateMail } from '#site/features/estimate/estimate-answer.tsx';
import { estimateWords, WordsProvider } from '#site/features/estimate/words.ts';
import { FormTrouble } from '#site/layout/form-trouble.tsx';
import { PageIntro } from '#site/layout/page-intro.tsx';

const { brand } = CONTENT;
const { ESTIMATE_ANSWER, FORM_CHECK } = CONTENT.nativeForms;
const words = estimateWords(CONTENT);

// The server's answer to a calculator that a browser sent by itself: its places are filled in there.
export const handle = { noJs: true };

export const meta = () => [
  { title: `${ESTIMATE_ANSWER.title} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function EstimatePage() {
  return (
    <WordsProvider words={words}>
      <PageIntro eyebrow={ESTIMATE_ANSWER.eyebrow} heading={place('heading')}>
        <EstimateMail />
        <FormTrouble words={FORM_CHECK} brand={brand} labels={words.CALCULATOR.labels} />
      </PageIntro>
      <EstimateFigures />
      <EstimateChange words={ESTIMATE_ANSWER} />
    </WordsProvider>
  );
}
