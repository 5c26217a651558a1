import type { Content } from '#content/content.ts';
import { SAMPLE_SET } from '#domain/site/sample-set.ts';
import { fill } from '#domain/words/fill.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Container, Section, SectionHead } from '#site/ui/section.tsx';

type SampleSheetsProps = {
  words: Content['packages']['PACKAGES_PAGE']['sheets'];
  pictures: Content['pictures'];
};

const SHEET = 'overflow-hidden bg-white shadow-lift';
const DETAILS = [
  { name: 'detail-sections', close: 'origin-[10%_60%]' },
  { name: 'detail-structural', close: 'origin-[88%_10%]' },
] as const;

/** What a buyer holds in the end: parts of three sheets large enough to read, and the whole set to open. */
export function SampleSheets({ words, pictures }: SampleSheetsProps) {
  const [layout, ...others] = words.captions;
  const sheet = `${SAMPLE_SET.href}#page=${SAMPLE_SET.layoutPage}`;
  return (
    <Section tone="travertine" space="tight" aria-labelledby="sheets-heading">
      <Container>
        <SectionHead id="sheets-heading" heading={words.heading} lead={words.lead} />
        <div className="mt-8 grid gap-x-4 gap-y-6 text-ink-600 text-small md:gap-x-6 lg:grid-cols-[2.12fr_1fr]">
          <figure>
            <a href={sheet} tabIndex={-1} className="block max-sm:-mx-[var(--gutter)]">
              <Picture
                picture={pictures['sheet-layout']}
                sizes="(min-width: 80rem) 1380px, (min-width: 64rem) 106vw, 160vw"
                className={`aspect-[3/2] ${SHEET}`}
                imgClassName="origin-[12%_88%] scale-[1.6]"
              />
            </a>
            <figcaption className="mt-2 flex flex-wrap justify-between gap-x-6">
              {layout}
              <a href={sheet} className="text-link inline-flex items-center gap-2 font-semibold">
                <Icon name="search" className="size-4" /> {words.enlarge}
              </a>
            </figcaption>
          </figure>
          <div className="grid content-between gap-x-4 gap-y-6 sm:max-lg:grid-cols-2 md:gap-x-6">
            {DETAILS.map(({ name, close }, index) => (
              <figure key={name}>
                <Picture
                  picture={pictures[name]}
                  sizes="(min-width: 64rem) 420px, (min-width: 40rem) 75vw, 150vw"
                  className={`aspect-[3/2] ${SHEET}`}
                  imgClassName={`max-lg:scale-[1.35] ${close}`}
                />
                <figcaption className="mt-2">{others[index]}</figcaption>
              </figure>
            ))}
          </div>
        </div>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <p className="text-ink-700 text-small">{words.which}</p>
          <ButtonLink variant="secondary" size="sm" href={SAMPLE_SET.href}>
            <Icon name="document" /> {fill(words.open, { sheets: SAMPLE_SET.sheets })}
          </ButtonLink>
        </div>
      </Container>
    </Section>
  );
}
