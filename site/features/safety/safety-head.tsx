import type { Content } from '#content/content.ts';
import type { PictureFile } from '#content/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';
import { Statistics } from './statistics.tsx';

type SafetyHeadProps = {
  words: Pick<Content['safety'], 'SAFETY_PAGE' | 'DROWNING_STATISTICS'>;
  picture: PictureFile;
};

export function SafetyHead({ words, picture }: SafetyHeadProps) {
  const { SAFETY_PAGE, DROWNING_STATISTICS } = words;
  return (
    <>
      <Section space="none" className="pt-10 md:pt-14 print:pt-0">
        <Container>
          <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr] lg:items-end">
            <div>
              <Eyebrow>{SAFETY_PAGE.eyebrow}</Eyebrow>
              <Heading level={1} className="mt-4">
                {SAFETY_PAGE.title}
              </Heading>
              <Lead className="mt-5 print:hidden">{SAFETY_PAGE.lead}</Lead>
            </div>
            <Picture
              picture={picture}
              sizes="(min-width: 64rem) 38vw, 100vw"
              priority
              className="pool-corner aspect-[16/10] overflow-hidden print:hidden"
            />
          </div>
        </Container>
      </Section>
      <Section space="tight" className="print:hidden">
        <Container>
          <Statistics statistics={DROWNING_STATISTICS} />
        </Container>
      </Section>
    </>
  );
}
