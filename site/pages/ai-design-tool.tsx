import { CONTENT } from '#content/content.ts';
import { DesignTool } from '#site/features/design/design-tool.tsx';
import { designWords } from '#site/features/design/words.ts';
import { pageMeta } from '#site/meta.ts';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';

const WORDS = CONTENT.pageIntros.PAGE_INTROS.designTool;

export const meta = () => pageMeta({ route: 'designTool', ...WORDS });

export default function DesignToolPage() {
  return (
    <>
      <Section tone="travertine" space="none" className="pt-10 pb-9 sm:pt-14 sm:pb-12">
        <Container>
          <div className="grid gap-x-10 gap-y-4 md:grid-cols-12 md:items-end">
            <div className="md:col-span-6">
              <Eyebrow>{WORDS.eyebrow}</Eyebrow>
              <Heading level={1} className="mt-4">
                {WORDS.heading}
              </Heading>
            </div>
            <Lead className="md:col-span-6">{WORDS.lead}</Lead>
          </div>
        </Container>
      </Section>
      <Section space="none" className="pt-8 pb-[var(--section)] sm:pt-12">
        <Container>
          <DesignTool words={designWords(CONTENT)} />
        </Container>
      </Section>
    </>
  );
}
