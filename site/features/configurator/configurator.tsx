import type { ReactNode } from 'react';
import type { Design } from '#domain/design/design.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { isOwnDesign } from '#site/own-designs.ts';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { Heading } from '#site/ui/section.tsx';
import type { PoolViewer } from '#studio/view/pool/pool-viewer.ts';
import { PricePanel } from './price-panel.tsx';
import { SaveActions } from './save-actions.tsx';
import { ShareTools } from './share-tools.tsx';
import { useDesign } from './use-design.ts';
import { useDesignInUrl } from './use-design-in-url.ts';
import { useHeldPress } from './use-held-press.ts';
import { useWords, withWords } from './words.ts';
import { WordsStarter } from './words-starter.tsx';
import { Workbench } from './workbench.tsx';

const MarksCard = lazyPart(async () => (await import('#site/design-marks/marks-card.tsx')).MarksCard);

export const Configurator = withWords(PublicWorkbench);

type PageParts = {
  heading: string;
  /** What stands there until an address or somebody says otherwise. */
  start: Design;
  /** Of that design, from above. */
  plan?: ReactNode;
  picture?: ReactNode;
};

// Begins with the design that the address brings, keeps it there, and hands it on.
function PublicWorkbench({ heading, start, plan, picture }: PageParts) {
  const { CONFIGURATOR: words, marks, prices } = useWords();
  const drawing = useDesign(start);
  const { design, replace, canUndo, canRedo } = drawing;
  // Another pool stands where this one did: the land is drawn elsewhere.
  const onItsPlot = (other: Design): Design => (design.site ? { ...other, site: design.site } : other);
  const { isRead, budget, setBudget, keptId, setKept } = useDesignInUrl(design, replace, canUndo || canRedo);
  const hold = useHeldPress(isRead);
  const tools = (view: PoolViewer | null) => (
    <ShareTools design={design} view={view} onKept={(id) => setKept({ id, design })} />
  );
  return (
    <Workbench
      drawing={drawing}
      start={onItsPlot(start)}
      plan={design === start ? plan : undefined}
      picture={design === start ? picture : undefined}
      head={
        <Heading
          level={1}
          size="subheading"
          className="max-[24rem]:text-[1.25rem] max-[24rem]:tracking-normal lg:text-[2rem]"
        >
          {heading}
        </Heading>
      }
      first={<WordsStarter onDesign={(read) => replace(onItsPlot(read))} onBudget={setBudget} />}
      tools={tools}
      more={(view) => (
        <>
          <div className="sm:hidden">{tools(view)}</div>
          <section aria-label={words.more} onClickCapture={hold} className="border-sand border-t">
            <SaveActions design={design} budget={budget} view={view} />
          </section>
          {keptId ? (
            <div className="border-sand border-t pt-6">
              <MarksCard
                id={keptId}
                design={design}
                estimate={estimateDesign(prices, design)}
                own={isOwnDesign(keptId)}
                words={marks}
              />
            </div>
          ) : null}
        </>
      )}
      foot={
        <div onClickCapture={hold}>
          <PricePanel design={design} budget={budget} />
        </div>
      }
    />
  );
}
