import type { ReactNode } from 'react';
import { saidChoices } from '#domain/design/plans-from-estimate.ts';
import { estimatePdfUrl, type PaperChoices } from '#domain/estimate/estimate-pdf.ts';
import { NATIVE_BUTTONS } from '#domain/estimate/native-buttons.ts';
import type { GivenForm } from '#domain/site/given.ts';
import { NATIVE_FORMS } from '#domain/site/native-forms.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { givenFields } from '#site/field-source.ts';
import { pageReader } from '#site/language.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Card } from '#site/ui/card.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';
import { ComparisonPanel } from './comparison-panel.tsx';
import { CostLines } from './cost-lines.tsx';
import { EstimateFields } from './estimate-fields.tsx';
import { EstimatePlans } from './estimate-plans.tsx';
import { ShowFigures } from './show-figures.tsx';
import { type EstimateWords, WordsProvider } from './words.ts';

type EstimateResultProps = {
  words: EstimateWords;
  head: { eyebrow: string; heading: string; change: string; changeLead: string };
  form: GivenForm;
  /** What the figures are of, once enough is chosen. */
  choices?: PaperChoices;
  /** What became of a sent one. */
  children?: ReactNode;
};

// The calculator as the server answers it: the figures of what was chosen, and the same fields to choose anew.
export function EstimateResult({ words, head, form, choices, children }: EstimateResultProps) {
  return (
    <WordsProvider words={words}>
      {choices ? (
        <>
          <Head head={head} choices={choices}>
            {children}
          </Head>
          <Figures words={words} choices={choices} />
        </>
      ) : null}
      <Section tone="travertine" space="none" className="pb-[calc(var(--section)*0.55)]">
        <Container>
          {choices ? (
            <header className="pt-[calc(var(--section)*0.55)] pb-8">
              <Heading level={2}>{head.change}</Heading>
              <p className="mt-2 text-ink-600">{head.changeLead}</p>
            </header>
          ) : null}
          <Card>
            <form
              noValidate
              method="post"
              action={NATIVE_FORMS.estimate}
              className="grid gap-x-6 gap-y-5 sm:grid-cols-2"
            >
              <EstimateFields {...givenFields(form)} />
              <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-2 sm:col-span-2">
                <Button type="submit" size="lg" className="max-sm:w-full max-sm:px-3!">
                  {words.CALCULATOR.submit}
                </Button>
                <ShowFigures className="max-sm:w-full" />
                <Button type="submit" variant="quiet" name={NATIVE_BUTTONS.name} value={NATIVE_BUTTONS.paper}>
                  <Icon name="download" /> {words.CALCULATOR.download}
                </Button>
              </div>
            </form>
          </Card>
        </Container>
      </Section>
    </WordsProvider>
  );
}

type HeadProps = Pick<EstimateResultProps, 'head' | 'children'> & { choices: PaperChoices };

// The range on the first screen, beside the pool that it is of.
function Head({ head, choices, children }: HeadProps) {
  return (
    <Section tone="travertine" space="none" className="py-8 lg:py-14">
      <Container className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-2">
        <div>
          <Eyebrow>{head.eyebrow}</Eyebrow>
          <Heading level={1} className="mt-4 max-w-[8em]">
            {head.heading}
          </Heading>
          <Lead className="mt-4">{saidChoices(pageReader(), choices)}</Lead>
          {children}
        </div>
        <ComparisonPanel choices={choices} level={2} />
      </Container>
    </Section>
  );
}

function Figures({ words, choices }: { words: EstimateWords; choices: PaperChoices }) {
  return (
    <section className="relative bg-white py-[calc(var(--section)*0.55)] text-ink">
      <Container>
        <EstimatePlans choices={choices} level={2} className="lg:grid-cols-[6fr_5fr]" />
        <div className="mt-12">
          <CostLines choices={choices} level={2} />
        </div>
        <div className="mt-6 flex flex-wrap gap-x-7 gap-y-1">
          <ButtonLink variant="quiet" href={`${ROUTES.home}#contact`}>
            {words.SENT_ESTIMATE.contact}
          </ButtonLink>
          <ButtonLink variant="quiet" href={estimatePdfUrl(choices) ?? ''} download>
            <Icon name="download" /> {words.CALCULATOR.download}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
