import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Container, Heading, Lead, Section } from '#site/ui/section.tsx';
import { OwnDesign } from './own-design.tsx';
import { UploadArea } from './upload-area.tsx';
import { UploadedDesigns } from './uploaded-designs.tsx';
import { OWN_DESIGN_ID, useDesignPanorama } from './use-design-panorama.ts';
import { useOpenedDesign } from './use-opened-design.ts';
import { useUploads } from './use-uploads.ts';
import { Viewer } from './viewer.tsx';
import { useWords, withWords } from './words.ts';

// Gallery, then viewer when a design is chosen, then back to the gallery.
export const PanoramaExplorer = withWords(Explorer);

function Explorer({ children: gallery }: { children?: ReactNode }) {
  const { UPLOADING, GALLERY } = useWords();
  const own = useDesignPanorama();
  const uploadsTitle = useRef<HTMLDivElement>(null);
  const { uploads, refresh } = useUploads();
  const [emptied, setEmptied] = useState(false);
  const others = [...(own ? [own] : []), ...(uploads ?? []).map(({ design }) => design)];
  const { opened, open, close } = useOpenedDesign(others);

  function openPressed({ target }: MouseEvent) {
    const id = target instanceof Element && target.closest('[data-open]')?.getAttribute('data-open');
    if (id) open(id);
  }
  async function afterDelete() {
    setEmptied(true);
    await refresh();
    uploadsTitle.current?.focus();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it hears the buttons of all cards */}
      <div onClick={openPressed}>
        {gallery}
        <Section tone="ink" space="tight">
          <Container>
            <OwnDesign design={own} />
          </Container>
        </Section>
        <Section tone="travertine">
          <Container className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
            <div className="lg:col-span-5">
              <Heading>{UPLOADING.title}</Heading>
              <Lead className="mt-4">{UPLOADING.lead}</Lead>
            </div>
            <div className="lg:col-span-7">
              <UploadArea onUploaded={refresh} />
            </div>
            {/* Before anybody uploaded anything there is nothing to tell; after the last was taken back, that it is gone. */}
            <div
              className="lg:col-span-12"
              hidden={!emptied && (uploads === undefined || uploads?.length === 0)}
            >
              <div ref={uploadsTitle} tabIndex={-1} className="mb-6 focus:outline-none">
                <Heading level={3}>{GALLERY.uploadsTitle}</Heading>
              </div>
              <UploadedDesigns uploads={uploads} onDeleted={afterDelete} />
            </div>
          </Container>
        </Section>
      </div>
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
