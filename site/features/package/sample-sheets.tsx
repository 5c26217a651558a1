import type { Content } from '#content/content.ts';
import { SAMPLE_SET } from '#domain/site/sample-set.ts';
import { fill } from '#domain/words/fill.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Container, Heading, Lead, Section } from '#site/ui/section.tsx';

type SampleSheetsProps = {
  words: Content['packages']['PACKAGES_PAGE']['sheets'];
  pictures: Content['pictures'];
};

// Where on the sheet the section lies whose figures are read without opening it; narrow screens go closer, to its steps.
const CLOSE = 'lg:object-top lg:scale-[1.4] lg:origin-[5.5%_20%]';
const NARROW = { media: '(max-width: 63.99rem)', sizes: '92vw' };
const SHEET = 'overflow-hidden bg-white shadow-lift';

/** What a buyer holds in the end: parts of three sheets, large enough to read, and the whole set to open. */
export function SampleSheets({ words, pictures }: SampleSheetsProps) {
  const [sections, ...others] = words.captions;
  const details = [pictures['detail-plumbing'], pictures['detail-structural']];
  return (
    <Section tone="travertine" space="tight" aria-labelledby="sheets-heading">
      <Container>
        <div className="grid gap-x-12 gap-y-4 lg:grid-cols-12 lg:items-end">
          <Heading id="sheets-heading" className="lg:col-span-5">
            {words.heading}
          </Heading>
          <Lead className="lg:col-span-7">{words.lead}</Lead>
        </div>
        <div className="mt-8 grid grid-cols-2 gap-x-4 gap-y-6 text-ink-600 text-small md:gap-x-6">
          <figure className="col-span-2">
            <Picture
              picture={pictures['sheet-sections']}
              instead={{ picture: pictures['detail-sections'], ...NARROW }}
              sizes="138vw"
              className={`aspect-[3/2] md:aspect-[2/1] lg:aspect-[10/3] ${SHEET}`}
              imgClassName={CLOSE}
            />
            <figcaption className="mt-2">{sections}</figcaption>
          </figure>
          {details.map((sheet, index) => (
            <figure key={sheet.name}>
              <Picture
                picture={sheet}
                sizes="(min-width: 64rem) 630px, 80vw"
                className={`aspect-[3/2] ${SHEET}`}
                imgClassName="max-sm:scale-[1.5] origin-[40%_30%]"
              />
              <figcaption className="mt-2">{others[index]}</figcaption>
            </figure>
          ))}
        </div>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <p className="text-ink-700 text-small">{words.which}</p>
          <ButtonLink variant="secondary" size="sm" href={SAMPLE_SET.href}>
            <Icon name="document" /> {fill(words.open, { sheets: SAMPLE_SET.sheets })}
          </ButtonLink>
        </div>
      </Container>
    </Section>
  );
}
