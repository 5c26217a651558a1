import type { Content } from '#content/content.ts';
import { Picture } from '#site/ui/picture.tsx';
import { Container, Heading, Lead, Section } from '#site/ui/section.tsx';

type SampleSheetsProps = {
  words: Content['packages']['PACKAGES_PAGE']['sheets'];
  pictures: Content['pictures'];
};

// Where on the second sheet the section lies whose figures are read without opening it; narrow screens go closer, to its steps.
const CLOSE = 'lg:object-top lg:scale-[1.4] lg:origin-[5.5%_20%]';

/** What a buyer holds in the end: two whole sheets, and a part of one large enough to read. A phone has that part alone, and leads to the sheets. */
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
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] md:grid-cols-2 md:gap-6">
          {sheets.map((sheet, index) => (
            <figure key={sheet.name} className="max-md:border-ink/20 max-md:border-t">
              <a href={`/pictures/${sheet.name}-${sheet.width}.webp`} className="group block">
                <Picture
                  picture={sheet}
                  sizes="(min-width: 64rem) 620px, (min-width: 48rem) 46vw, 92vw"
                  className="aspect-[3/2] overflow-hidden bg-white shadow-lift max-md:hidden"
                />
                <span className="flex items-baseline justify-between gap-x-4 py-3 text-small md:mt-3 md:py-0">
                  <span className="text-ink-600">{words.captions[index]}</span>
                  <span className="text-lagoon underline underline-offset-4 group-hover:decoration-2">
                    {words.whole}
                  </span>
                </span>
              </a>
            </figure>
          ))}
          <figure className="max-md:order-first max-md:mb-4 md:col-span-2">
            <Picture
              picture={pictures['sheet-sections']}
              instead={{
                picture: pictures['detail-sections'],
                media: '(max-width: 63.99rem)',
                sizes: '92vw',
              }}
              alt=""
              sizes="138vw"
              className="aspect-[3/2] overflow-hidden bg-white shadow-lift md:aspect-[2/1] lg:aspect-[10/3]"
              imgClassName={CLOSE}
            />
            <figcaption className="mt-3 text-ink-600 text-small">{words.close}</figcaption>
          </figure>
        </div>
        <p className="mt-5 text-ink-700 text-small">{words.which}</p>
      </Container>
    </Section>
  );
}
