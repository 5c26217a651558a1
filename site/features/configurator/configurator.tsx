import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { Heading } from '#site/ui/section.tsx';
import { PricePanel } from './price-panel.tsx';
import { SaveActions } from './save-actions.tsx';
import { useDesign } from './use-design.ts';
import { useDesignInUrl } from './use-design-in-url.ts';
import { useWords, withWords } from './words.ts';
import { WordsStarter } from './words-starter.tsx';
import { Workbench } from './workbench.tsx';

export const Configurator = withWords(PublicWorkbench);

// Begins with the design that the address brings, keeps it there, and hands it on.
function PublicWorkbench({ heading, lead }: { heading: string; lead: string }) {
  const { CONFIGURATOR: words } = useWords();
  const drawing = useDesign(DEFAULT_DESIGN);
  const { design, replace, canUndo, canRedo } = drawing;
  const { budget, setBudget } = useDesignInUrl(design, replace, canUndo || canRedo);
  return (
    <Workbench
      drawing={drawing}
      start={DEFAULT_DESIGN}
      head={
        <Heading level={1} size="subheading">
          {heading}
        </Heading>
      }
      lead={lead}
      more={(view) => (
        <>
          <WordsStarter onDesign={replace} onBudget={setBudget} />
          <section aria-label={words.more} className="border-sand border-t pt-6">
            <SaveActions design={design} budget={budget} view={view} />
          </section>
        </>
      )}
      foot={<PricePanel design={design} budget={budget} />}
    />
  );
}
