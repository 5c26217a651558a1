import { PAGE_INTROS } from '#content/page-intros.ts';
import { Configurator } from '#site/features/configurator/configurator.tsx';
import { pageMeta } from '#site/meta.ts';
import { Container, Heading } from '#site/ui/section.tsx';

const WORDS = PAGE_INTROS.configurator;

export const meta = () => pageMeta({ route: 'configurator', ...WORDS });

export default function ConfiguratorPage() {
  return (
    <>
      <Container className="max-w-none py-4 lg:py-6">
        <Heading level={1} size="heading">
          {WORDS.heading}
        </Heading>
        <p className="mt-2 max-w-[70ch] text-ink-600">{WORDS.lead}</p>
      </Container>
      <Configurator />
    </>
  );
}
