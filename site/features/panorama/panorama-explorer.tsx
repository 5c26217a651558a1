import { useRef } from 'react';
import { Container, Heading, Lead, Section } from '#site/ui/section.tsx';
import { Gallery } from './gallery.tsx';
import { OwnDesign } from './own-design.tsx';
import { UploadArea } from './upload-area.tsx';
import { UploadedDesigns, useUploadedDesigns } from './uploaded-designs.tsx';
import { useOpenedDesign } from './use-opened-design.ts';
import { OWN_DESIGN_ID, useOwnDesign } from './use-own-design.ts';
import { Viewer } from './viewer.tsx';
import { type PanoramaWords, useWords, WordsProvider } from './words.ts';

// Gallery, then viewer when a design is chosen, then back to the gallery.
export function PanoramaExplorer({ words }: { words: PanoramaWords }) {
  return (
    <WordsProvider words={words}>
      <Explorer />
    </WordsProvider>
  );
}

function Explorer() {
  const { GALLERY, UPLOADING } = useWords();
  const own = useOwnDesign();
  const uploadsTitle = useRef<HTMLDivElement>(null);
  const { uploads } = useUploadedDesigns();
  const others = [...(own ? [own] : []), ...(uploads ?? []).map(({ design }) => design)];
  const { opened, open, close } = useOpenedDesign(others);
  return (
    <>
      <Section space="tight">
        <Container>
          <Heading className="sr-only">{GALLERY.title}</Heading>
          <Gallery onOpen={open} />
        </Container>
      </Section>
      <Section tone="ink" space="tight">
        <Container>
          <OwnDesign design={own} onOpen={open} />
        </Container>
      </Section>
      <Section tone="travertine">
        <Container className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <Heading>{UPLOADING.title}</Heading>
            <Lead className="mt-4">{UPLOADING.lead}</Lead>
          </div>
          <div className="lg:col-span-7">
            <UploadArea />
          </div>
          <div className="lg:col-span-12">
            <div ref={uploadsTitle} tabIndex={-1} className="mb-6 focus:outline-none">
              <Heading level={3}>{GALLERY.uploadsTitle}</Heading>
            </div>
            <UploadedDesigns onOpen={open} onGone={() => uploadsTitle.current?.focus()} />
          </div>
        </Container>
      </Section>
      {opened ? (
        <Viewer
          key={opened.id}
          design={opened}
          progressUrl={opened.id === OWN_DESIGN_ID ? `${opened.image360}/progress` : undefined}
          onExit={close}
        />
      ) : null}
    </>
  );
}
