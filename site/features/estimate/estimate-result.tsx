import { estimatePdfUrl, type PaperChoices } from '#domain/estimate/estimate-pdf.ts';
import { NATIVE_BUTTONS } from '#domain/estimate/native-buttons.ts';
import type { GivenForm } from '#domain/site/given.ts';
import { NATIVE_FORMS } from '#domain/site/native-forms.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { givenFields } from '#site/field-source.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Card } from '#site/ui/card.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';
import { ComparisonPanel } from './comparison-panel.tsx';
import { CostLines } from './cost-lines.tsx';
import { EstimateFields } from './estimate-fields.tsx';
import { EstimatePlans } from './estimate-plans.tsx';
import { ShowFigures } from './show-figures.tsx';
import { type EstimateWords, WordsProvider } from './words.ts';

type EstimateResultProps = {
  words: EstimateWords;
  head: { change: string; changeLead: string };
  form: GivenForm;
  /** What the figures are of, once enough is chosen. */
  choices?: PaperChoices;
};

// The calculator as the server answers it: the figures of what was chosen, and the same fields to choose anew.
export function EstimateResult({ words, head, form, choices }: EstimateResultProps) {
  return (
    <WordsProvider words={words}>
      {choices ? <Figures words={words} choices={choices} /> : null}
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

function Figures({ words, choices }: { words: EstimateWords; choices: PaperChoices }) {
  return (
    <section className="relative bg-white py-[calc(var(--section)*0.55)] text-ink">
      <Container className="grid items-start gap-10 lg:grid-cols-[5fr_7fr] lg:gap-x-14">
        <ComparisonPanel choices={choices} level={2} />
        <div>
          <CostLines choices={choices} level={2} />
          <div className="mt-6 flex flex-wrap gap-x-7 gap-y-2">
            <ButtonLink variant="quiet" href={`${ROUTES.home}#contact`}>
              {words.SENT_ESTIMATE.contact}
            </ButtonLink>
            <ButtonLink variant="quiet" href={estimatePdfUrl(choices) ?? ''} download>
              <Icon name="download" /> {words.CALCULATOR.download}
            </ButtonLink>
          </div>
        </div>
        <EstimatePlans choices={choices} level={2} className="lg:col-span-2 lg:grid-cols-[6fr_5fr]" />
      </Container>
    </section>
  );
}
