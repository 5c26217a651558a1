import type { Content } from '#content/content.ts';
import type { PictureFile } from '#content/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';

type SafetyHeadProps = {
  words: Pick<Content['safety'], 'SAFETY_PAGE' | 'EMERGENCY'>;
  picture: PictureFile;
};

export function SafetyHead({ words, picture }: SafetyHeadProps) {
  const { SAFETY_PAGE, EMERGENCY } = words;
  return (
    <Section space="none" className="pt-7 pb-5 sm:pb-8 md:pt-14 print:pt-0">
      <Container>
        <div className="grid gap-x-12 gap-y-5 sm:gap-y-8 lg:grid-cols-[7fr_5fr] lg:items-end">
          <div>
            <Eyebrow>{SAFETY_PAGE.eyebrow}</Eyebrow>
            <Heading level={1} className="mt-4">
              {SAFETY_PAGE.title}
            </Heading>
            <Lead className="mt-3 sm:mt-5 print:hidden">{SAFETY_PAGE.lead}</Lead>
          </div>
          <Picture
            picture={picture}
            sizes="(min-width: 64rem) 38vw, 100vw"
            priority
            className="pool-corner aspect-[16/10] overflow-hidden max-lg:aspect-[21/9] print:hidden"
          />
        </div>
        <p className="mt-5 flex sm:mt-8 flex-wrap items-center gap-x-3 border-danger border-s-4 bg-danger-100/40 px-4 py-1 print:hidden">
          <span className="font-semibold text-danger">{EMERGENCY.strip}</span>
          <a href="tel:911" className="inline-flex min-h-11 items-center font-semibold text-danger underline">
            {EMERGENCY.call}
          </a>
          <span aria-hidden="true" className="max-sm:hidden">
            ·
          </span>
          <a href="#emergency" className="text-link inline-flex min-h-11 items-center">
            {EMERGENCY.stripLink}
          </a>
        </p>
      </Container>
    </Section>
  );
}
