import type { Content } from '#content/content.ts';
import { Picture } from '#site/ui/picture.tsx';
import { Container, Heading, Lead, Section } from '#site/ui/section.tsx';

type SampleSheetsProps = {
  words: Content['packages']['PACKAGES_PAGE']['sheets'];
  pictures: Content['pictures'];
};

/** What a buyer holds in the end: two sheets of a real set, large enough to read their titles. */
export function SampleSheets({ words, pictures }: SampleSheetsProps) {
  const sheets = [pictures['sheet-layout'], pictures['sheet-sections']];
  return (
    <Section tone="travertine" space="tight" aria-labelledby="sheets-heading">
      <Container>
        <div className="grid gap-x-12 gap-y-4 lg:grid-cols-12 lg:items-end">
          <Heading id="sheets-heading" className="lg:col-span-5">
            {words.heading}
          </Heading>
          <Lead className="lg:col-span-7">{words.lead}</Lead>
        </div>
        <div className="mt-8 grid gap-6 lg:grid-cols-2">
          {sheets.map((sheet, index) => (
            <figure key={sheet.name}>
              <a href={`/pictures/${sheet.name}-${sheet.width}.webp`} className="block bg-white shadow-lift">
                <Picture picture={sheet} sizes="(min-width: 64rem) 620px, 92vw" className="aspect-[3/2]" />
              </a>
              <figcaption className="mt-3 text-ink-600 text-small">{words.captions[index]}</figcaption>
            </figure>
          ))}
        </div>
        <p className="mt-5 text-ink-700 text-small">{words.which}</p>
      </Container>
    </Section>
  );
}
