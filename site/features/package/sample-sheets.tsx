import type { Content } from '#content/content.ts';
import { Picture } from '#site/ui/picture.tsx';
import { Container, Heading, Lead, Section } from '#site/ui/section.tsx';

type SampleSheetsProps = {
  words: Content['packages']['PACKAGES_PAGE']['sheets'];
  pictures: Content['pictures'];
};

// Where in a sheet the detail lies whose figures are read without opening it.
const DETAILS = ['scale-[2.6] origin-[32%_78%]', 'scale-[2.6] origin-[15%_6%]'];

/** What a buyer holds in the end: a detail of each of two sheets, large enough to read, and the whole sheet behind it. */
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
              <a href={`/pictures/${sheet.name}-${sheet.width}.webp`} className="group block">
                <Picture
                  picture={sheet}
                  sizes="(min-width: 64rem) 1620px, 240vw"
                  className="aspect-[3/2] overflow-hidden bg-white shadow-lift"
                  imgClassName={DETAILS[index]}
                />
                <span className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-small">
                  <span className="text-ink-600">{words.captions[index]}</span>
                  <span className="text-lagoon underline underline-offset-4 group-hover:decoration-2">
                    {words.whole}
                  </span>
                </span>
              </a>
            </figure>
          ))}
        </div>
        <p className="mt-5 text-ink-700 text-small">{words.which}</p>
      </Container>
    </Section>
  );
}
