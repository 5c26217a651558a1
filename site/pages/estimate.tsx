import { CALCULATOR } from '#content/estimate.ts';
import { ESTIMATE_ANSWER } from '#content/native-forms.ts';
import { brand } from '#domain/site/brand.ts';
import { place } from '#domain/site/native-forms.ts';
import { EstimateChange, EstimateFigures, EstimateMail } from '#site/features/estimate/estimate-answer.tsx';
import { FormTrouble } from '#site/layout/form-trouble.tsx';
import { PageIntro } from '#site/layout/page-intro.tsx';

// The server's answer to a calculator that a browser sent by itself: its places are filled in there.
export const handle = { noJs: true };

export const meta = () => [
  { title: `${ESTIMATE_ANSWER.title} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function EstimatePage() {
  return (
    <>
      <PageIntro eyebrow={ESTIMATE_ANSWER.eyebrow} heading={place('heading')}>
        <EstimateMail />
        <FormTrouble labels={CALCULATOR.labels} />
      </PageIntro>
      <EstimateFigures />
      <EstimateChange />
    </>
  );
}
