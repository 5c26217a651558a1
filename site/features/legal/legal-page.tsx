import type { Content } from '#content/content.ts';
import type { LegalDocument, LegalSection } from '#content/legal.ts';
import type { Brand } from '#domain/site/brand.ts';
import { fill, type Values } from '#domain/words/fill.ts';
import { LinkList } from '#site/layout/link-list.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';
import { LegalHead } from './legal-head.tsx';

type Words = Content['legal']['LEGAL_PAGE'];
type Other = Pick<LegalDocument, 'title' | 'summary'> & { to: string };

type LegalPageProps = {
  content: Pick<Content, 'brand' | 'legal'>;
  document: LegalDocument;
  others: readonly Other[];
};

export function LegalPage({ content: { brand, legal }, document, others }: LegalPageProps) {
  const { LEGAL_PAGE } = legal;
  const { sections } = document;
  const places = { brand: brand.name };
  return (
    <>
      <LegalHead words={LEGAL_PAGE} document={document} />
      <Section space="tight" className="print:!py-6">
        <Container className="grid gap-x-16 gap-y-10 lg:grid-cols-[15rem_1fr]">
          <Contents
            title={LEGAL_PAGE.contents}
            sections={[...sections, { id: 'contact-us', title: LEGAL_PAGE.contact }]}
          />
          <div>
            {sections.map((section) => (
              <Article key={section.id} places={places} {...section} />
            ))}
            <ContactLines brand={brand} words={LEGAL_PAGE} />
          </div>
        </Container>
      </Section>
      <Others words={LEGAL_PAGE} others={others} />
    </>
  );
}

function Contents({ title, sections }: { title: string; sections: readonly LegalSection[] }) {
  return (
    <nav
      data-contents=""
      aria-label={title}
      className="self-start text-small lg:sticky lg:top-[calc(var(--header-height)+2rem)] print:hidden"
    >
      <p className="mb-2 font-semibold lg:mb-3">{title}</p>
      <ol className="gap-x-6 max-lg:columns-2 lg:border-sand lg:border-s">
        {sections.map((section) => (
          <li key={section.id} className="break-inside-avoid">
            <a
              href={`#${section.id}`}
              className="flex min-h-11 items-center py-1 text-ink-600 leading-snug hover:text-lagoon max-lg:border-sand max-lg:border-t lg:-ms-px lg:min-h-8 lg:border-transparent lg:border-s-2 lg:ps-4 lg:aria-[current]:border-lagoon lg:aria-[current]:font-semibold lg:aria-[current]:text-ink"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

// The title stands beside its text where there is room, so that a reader finds a section by looking down one edge.
const ROW =
  'grid gap-x-10 gap-y-4 scroll-mt-[calc(var(--header-height)+1.5rem)] break-inside-avoid border-sand border-t py-8 first:border-t-0 first:pt-0 md:max-lg:grid-cols-[11rem_1fr] xl:grid-cols-[13rem_1fr]';
const TEXT = 'prose max-w-[40em] text-[1.0625rem] leading-relaxed';

function Article({
  id,
  title,
  paragraphs = [],
  items = [],
  parts = [],
  places,
}: LegalSection & { places: Values }) {
  return (
    <section id={id} className={ROW}>
      <Heading size="subheading">{title}</Heading>
      <div className={TEXT}>
        {items.length > 0 ? (
          <ul>
            {items.map((item) => (
              <Item key={item} text={item} />
            ))}
          </ul>
        ) : null}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{fill(paragraph, places)}</p>
        ))}
        {parts.map((part) => (
          <div key={part.title}>
            <h3 className="font-semibold">{part.title}</h3>
            <p className="mt-1">{part.text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

const LONGEST_NAME = 48;

/** An item that first names what it is about is found by that name. */
function Item({ text }: { text: string }) {
  const colon = text.indexOf(': ');
  if (colon < 0 || colon > LONGEST_NAME) return <li>{text}</li>;
  return (
    <li>
      <b className="font-semibold">{text.slice(0, colon + 1)}</b>
      {text.slice(colon + 1)}
    </li>
  );
}

function ContactLines({ brand, words }: { brand: Brand; words: Words }) {
  return (
    <section id="contact-us" className={`${ROW} pb-0`}>
      <Heading size="subheading">{words.contact}</Heading>
      <div className={TEXT}>
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
      </div>
    </section>
  );
}

function Others({ words, others }: { words: Words; others: readonly Other[] }) {
  return (
    <Section tone="foam" space="tight" aria-labelledby="others-heading" className="print:hidden">
      <Container>
        <Heading id="others-heading" size="subheading">
          {words.others}
        </Heading>
        <LinkList
          wide
          links={others.map(({ to, title, summary }) => ({ to, label: title, detail: summary }))}
        />
      </Container>
    </Section>
  );
}
