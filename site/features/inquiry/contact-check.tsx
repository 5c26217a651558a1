import { NATIVE_FORMS } from '#domain/site/native-forms.ts';
import { places } from '#site/field-source.ts';
import { Button } from '#site/ui/button.tsx';
import { Card } from '#site/ui/card.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';
import { ConsultationFields } from './consultation-fields.tsx';
import { SideCards } from './side-cards.tsx';
import { type ConsultationWords, type SideWords, WordsProvider } from './words.ts';

// The consultation form as the server gives it back: what was written stands in it.
export function ContactCheck({ words, side }: { words: ConsultationWords; side: SideWords }) {
  const { CONTACT } = words;
  return (
    <Section tone="foam" space="none" className="pb-[calc(var(--section)*0.55)]">
      <Container className="grid items-start gap-10 lg:grid-cols-[7fr_4fr] lg:gap-14">
        <Card>
          <Heading level={2} size="subheading" className="mb-6">
            {CONTACT.heading}
          </Heading>
          <form
            noValidate
            method="post"
            action={NATIVE_FORMS.contact}
            className="relative grid gap-x-6 gap-y-5 sm:grid-cols-2"
          >
            <WordsProvider words={words}>
              <ConsultationFields {...places} />
            </WordsProvider>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
              <Button type="submit" size="lg" className="max-sm:w-full">
                {CONTACT.submit}
              </Button>
              <p className="text-fine text-ink-600">{CONTACT.required}</p>
            </div>
          </form>
        </Card>
        <SideCards words={side} />
      </Container>
    </Section>
  );
}
