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

// Narrow screens go closer, to the steps; a phone has room for two sheets that can be read.
const NARROW = { media: '(max-width: 63.99rem)', sizes: '135vw' };
const SHEET = 'overflow-hidden bg-white shadow-lift';
const DETAILS = [
  { name: 'detail-plumbing', figure: 'max-sm:hidden', close: 'origin-[48%_55%]' },
  { name: 'detail-structural', figure: 'max-sm:col-span-2', close: 'origin-[88%_10%]' },
] as const;

/** What a buyer holds in the end: parts of three sheets, large enough to read, and the whole set to open. */
export function SampleSheets({ words, pictures }: SampleSheetsProps) {
  const [sections, ...others] = words.captions;
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
              picture={pictures['detail-centerline']}
              instead={{ picture: pictures['detail-sections'], ...NARROW }}
              sizes="(min-width: 80rem) 1280px, 92vw"
              className={`aspect-[3/2] lg:aspect-[2.71] ${SHEET}`}
              imgClassName="max-sm:scale-[1.45] origin-[10%_60%]"
            />
            <figcaption className="mt-2">{sections}</figcaption>
          </figure>
          {DETAILS.map(({ name, figure, close }, index) => (
            <figure key={name} className={figure}>
              <Picture
                picture={pictures[name]}
                sizes="(min-width: 64rem) 630px, (min-width: 40rem) 75vw, 150vw"
                className={`aspect-[3/2] ${SHEET}`}
                imgClassName={`max-lg:scale-[1.6] ${close}`}
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
