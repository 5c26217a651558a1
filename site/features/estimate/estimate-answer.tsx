import { WANTED } from '#domain/estimate/wanted.ts';
import { NATIVE_FORMS, place, when } from '#domain/site/native-forms.ts';
import { places } from '#site/field-source.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Card } from '#site/ui/card.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';
import { ComparisonBoxes } from './comparison-panel.tsx';
import { EstimateFields } from './estimate-fields.tsx';
import { everyLine } from './every-line.ts';
import { LinesTable } from './lines-table.tsx';
import { ShowFigures } from './show-figures.tsx';
import { useWords } from './words.ts';

function Download() {
  const { CALCULATOR } = useWords();
  return (
    <>
      <Icon name="download" />
      {CALCULATOR.download}
    </>
  );
}

export function EstimateMail() {
  return (
    <section {...when('mail')} className="mt-8 max-w-[46rem]">
      <Alert tone="success" title={place('mailTitle')}>
        {place('mailMessage')}
      </Alert>
    </section>
  );
}

// The figures of a calculator that was answered without script; the server keeps the lines that were chosen.
export function EstimateFigures() {
  const { LINES } = useWords();
  return (
    <section {...when('figures')} className="relative bg-white py-[calc(var(--section)*0.55)] text-ink">
      <Container className="grid items-start gap-10 lg:grid-cols-[5fr_7fr] lg:gap-14">
        <ComparisonBoxes
          level={2}
          contractor={place('contractor')}
          ownerBuilder={place('ownerBuilder')}
          savings={place('savings')}
        />
        <div>
          <Heading level={2}>{LINES.heading}</Heading>
          <p className="mt-2 text-ink-600">{LINES.lead}</p>
          <LinesTable
            lines={everyLine()}
            totals={{ contractor: place('contractorTotal'), ownerBuilder: place('ownerBuilderTotal') }}
          />
          <ButtonLink variant="secondary" href={place('paper')} download className="mt-8">
            <Download />
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}

export function EstimateChange({ words }: { words: { change: string; changeLead: string } }) {
  const { CALCULATOR } = useWords();
  return (
    <Section tone="travertine" space="none" className="pb-[calc(var(--section)*0.55)]">
      <Container>
        <header {...when('figures')} className="pt-[calc(var(--section)*0.55)] pb-8">
          <Heading level={2}>{words.change}</Heading>
          <p className="mt-2 text-ink-600">{words.changeLead}</p>
        </header>
        <Card className="max-w-[62rem]">
          <form
            noValidate
            method="post"
            action={NATIVE_FORMS.estimate}
            className="grid gap-x-6 gap-y-5 sm:grid-cols-2"
          >
            <EstimateFields {...places} />
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-2 sm:col-span-2">
              <Button type="submit" size="lg" className="max-sm:w-full max-sm:px-3!">
                {CALCULATOR.submit}
              </Button>
              <ShowFigures className="max-sm:w-full" />
              <Button type="submit" variant="quiet" name={WANTED.name} value={WANTED.paper}>
                <Download />
              </Button>
            </div>
          </form>
        </Card>
      </Container>
    </Section>
  );
}
