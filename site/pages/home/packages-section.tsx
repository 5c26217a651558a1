import { CONTENT } from '#content/content.ts';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';
import { PackageDesk } from '../packages/package-desk.tsx';
import { deskWords } from '../packages/words.ts';

const { PACKAGES_SECTION } = CONTENT.packages;

export function PackagesSection() {
  return (
    <Section id="packages" tone="foam" aria-labelledby="packages-heading">
      <Container>
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-7">
            <Eyebrow>{PACKAGES_SECTION.eyebrow}</Eyebrow>
            <Heading id="packages-heading" size="title" className="mt-5">
              {PACKAGES_SECTION.heading}
            </Heading>
          </div>
          <Lead className="lg:col-span-5">{PACKAGES_SECTION.lead}</Lead>
        </div>
        <div className="mt-12 lg:mt-16">
          <PackageDesk words={deskWords(CONTENT)} />
        </div>
      </Container>
    </Section>
  );
}
