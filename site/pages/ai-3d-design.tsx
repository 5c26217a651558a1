import { CONTENT } from '#content/content.ts';
import { Configurator } from '#site/features/configurator/configurator.tsx';
import { configuratorWords } from '#site/features/configurator/words.ts';
import { RelatedServices } from '#site/features/related/related-services.tsx';
import { relatedWords } from '#site/features/related/words.ts';
import { pageMeta } from '#site/meta.ts';
import { Heading } from '#site/ui/section.tsx';

const WORDS = CONTENT.pageIntros.PAGE_INTROS.configurator;

export const meta = () => pageMeta({ route: 'configurator', ...WORDS });

export default function ConfiguratorPage() {
  return (
    <>
      <Configurator
        words={configuratorWords(CONTENT)}
        heading={
          <Heading level={1} size="subheading">
            {WORDS.heading}
          </Heading>
        }
        lead={WORDS.lead}
      />
      <RelatedServices words={relatedWords(CONTENT, 'ai-3d-design')} />
    </>
  );
}
