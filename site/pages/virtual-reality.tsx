import { CONTENT } from '#content/content.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { Gallery } from '#site/features/panorama/gallery.tsx';
import { PanoramaExplorer } from '#site/features/panorama/panorama-explorer.tsx';
import { panoramaWords } from '#site/features/panorama/words.ts';
import { pageMeta } from '#site/meta.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';

const WORDS = CONTENT.panorama.PANORAMA_PAGE;

export const meta = () => pageMeta({ route: 'panorama', ...CONTENT.pageIntros.PAGE_INTROS.panorama });

export default function VirtualRealityPage() {
  return (
    <>
      <Section space="none" className="pt-6 pb-5">
        <Container>
          <ButtonLink to={ROUTES.home} variant="quiet">
            <Icon name="arrow-left" /> {WORDS.back}
          </ButtonLink>
          <div className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-12 md:items-end">
            <div className="md:col-span-7">
              <Eyebrow>{WORDS.eyebrow}</Eyebrow>
              <Heading level={1} className="mt-4">
                {WORDS.title}
              </Heading>
            </div>
            <Lead className="md:col-span-5">{WORDS.lead}</Lead>
          </div>
        </Container>
      </Section>
      <PanoramaExplorer words={panoramaWords(CONTENT)}>
        <Section space="tight">
          <Container>
            <Heading className="sr-only">{WORDS.galleryTitle}</Heading>
            <Gallery
              designs={CONTENT.panoramas.PANORAMAS}
              open={CONTENT.panorama.PANORAMA_GALLERY.viewIn360}
            />
          </Container>
        </Section>
      </PanoramaExplorer>
    </>
  );
}
