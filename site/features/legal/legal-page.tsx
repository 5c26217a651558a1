import type { Content } from '#content/content.ts';
import type { LegalDocument, LegalSection } from '#content/legal.ts';
import type { Brand } from '#domain/site/brand.ts';
import { fill, type Values } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { Container, Heading, Lead, Section } from '#site/ui/section.tsx';

type LegalPageProps = { content: Pick<Content, 'brand' | 'legal'>; document: LegalDocument };

export function LegalPage({
  content: { brand, legal },
  document: { title, updated, summary, sections },
}: LegalPageProps) {
  const { LEGAL_PAGE } = legal;
  const places = { brand: brand.name };
  return (
    <>
      <Section tone="travertine" space="tight" className="print:!bg-white print:!py-0">
        <Container>
          <Heading level={1}>{title}</Heading>
          <p className="mt-4 text-ink-600">
            {LEGAL_PAGE.updated}:{' '}
            {updated ? (
              <time dateTime={updated.day}>{updated.words}</time>
            ) : (
              <time data-today="">{LEGAL_PAGE.today}</time>
            )}
          </p>
          <Lead className="mt-6">{summary}</Lead>
          <Button
            data-print=""
            variant="secondary"
            size="sm"
            className="mt-7 print:hidden [@media(scripting:none)]:hidden"
          >
            {LEGAL_PAGE.print}
          </Button>
        </Container>
      </Section>
      <Section space="tight" className="print:!py-6">
        <Container className="grid gap-x-16 gap-y-10 lg:grid-cols-[20rem_1fr]">
          <Contents
            title={LEGAL_PAGE.contents}
            sections={[...sections, { id: 'contact-us', title: LEGAL_PAGE.contact }]}
          />
          <div className="prose max-w-[38em]">
            {sections.map((section) => (
              <Article key={section.id} places={places} {...section} />
            ))}
            <ContactLines brand={brand} words={LEGAL_PAGE} />
          </div>
        </Container>
      </Section>
    </>
  );
}

function Contents({ title, sections }: { title: string; sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-label={title}
      className="self-start text-small lg:sticky lg:top-[calc(var(--header-height)+2rem)] print:hidden"
    >
      <ol className="columns-2 gap-x-6 lg:columns-1">
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="block py-1.5 text-ink-600 hover:text-lagoon hover:underline"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Article({ id, title, paragraphs = [], items = [], places }: LegalSection & { places: Values }) {
  return (
    <section
      id={id}
      className="prose scroll-mt-[calc(var(--header-height)+1.5rem)] break-inside-avoid border-sand border-t pt-8 [&+&]:!mt-10 first:border-t-0 first:pt-0 [&>h2]:!mt-0"
    >
      <Heading size="subheading">{title}</Heading>
      {items.length > 0 ? (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : null}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{fill(paragraph, places)}</p>
      ))}
    </section>
  );
}

function ContactLines({ brand, words }: { brand: Brand; words: Content['legal']['LEGAL_PAGE'] }) {
  return (
    <section
      id="contact-us"
      className="prose !mt-10 [&>h2]:!mt-0 scroll-mt-[calc(var(--header-height)+1.5rem)] border-sand border-t pt-8"
    >
      <Heading size="subheading">{words.contact}</Heading>
      <address className="not-italic">
        {words.contactLead}{' '}
        <a href={`mailto:${brand.email}`} className="text-link">
          {brand.email}
        </a>
        <br />
        {brand.name}
        <br />
        {brand.street}
        <br />
        {brand.city}, {brand.region} {brand.postalCode}
      </address>
    </section>
  );
}
