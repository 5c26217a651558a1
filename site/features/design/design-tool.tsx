import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { classes } from '#site/ui/classes.ts';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { BeforeResult } from './before-result.tsx';
import { DescribeCard } from './describe-card.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { linkHere } from './link-here.ts';
import { NextSteps } from './next-steps.tsx';
import { PriceBar } from './price-bar.tsx';
import { Reading } from './reading.tsx';
import { RenderingCard } from './rendering-card.tsx';
import { SpecsCard } from './specs-card.tsx';
import { SharedNotice, Together } from './together.tsx';
import { type Shown, useDesignTool } from './use-design-tool.ts';
import { usePictureInView } from './use-picture-in-view.ts';
import { withWords } from './words.ts';

// The layout solver, the drawing and the sum are needed only once there is a design.
const loadPlan = () => import('./plan-card.tsx');
const FindingsCard = lazyPart(async () => (await import('./findings-card.tsx')).FindingsCard);
const loadEstimate = async () => (await import('./estimate-card.tsx')).EstimateCard;
const EstimateCard = lazyPart(loadEstimate);
const ShareCard = lazyPart(async () => (await import('./share-card.tsx')).ShareCard);
const PlanCard = lazy(async () => ({ default: (await loadPlan()).PlanCard }));

// The small picture stands over what is edited on a phone; on a desk the large one over what is under it.
const EDITED =
  'max-lg:[&_:is(a,button,input,select,summary,[id])]:scroll-mt-[calc(var(--header-height)+6rem)]';
const UNDER_PICTURE = 'lg:[&_:is(a,button,input,select,[id])]:scroll-mt-[calc(var(--header-height)+29rem)]';

export const DesignTool = withWords(Tool);

function Tool({ samplePlan }: { samplePlan?: ReactNode }) {
  const tool = useDesignTool();
  const { shown, processing } = tool;
  const text = useRef<HTMLTextAreaElement>(null);
  const editing = useRef<HTMLDivElement>(null);
  const estimate = useRef<HTMLDivElement>(null);
  const picture = usePictureInView(processing);

  useEffect(() => {
    if (processing) void Promise.allSettled([loadPlan(), loadEstimate()]);
  }, [processing]);

  const refine = () => {
    text.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    text.current?.focus({ preventScroll: true });
  };

  return (
    <div>
      {/* No grid below lg: a sticky part of a grid stays in its own row. */}
      <div className="lg:grid lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr] lg:gap-x-10 lg:gap-y-8">
        <div
          className={classes(
            'lg:col-span-5 lg:col-start-1 lg:row-start-1',
            !shown &&
              'max-lg:[&_textarea]:h-32 lg:row-span-2 lg:[&_textarea]:h-44 lg:[@media(min-height:54rem)]:[&_textarea]:h-56',
          )}
        >
          <DescribeCard
            text={tool.text}
            setText={tool.setText}
            processing={processing}
            ready={shown !== null}
            onGenerate={tool.generate}
            onReset={tool.reset}
            textRef={text}
          />
        </div>
        <RenderingCard
          shown={shown}
          processing={processing}
          failure={tool.failure}
          onRetry={tool.generate}
          onHour={(hour) => tool.edit({ hour })}
          editing={editing}
          headRef={picture}
        >
          <div className={classes(shown && 'mt-8', EDITED, UNDER_PICTURE)}>
            <div ref={editing} />
            <SharedNotice shown={shown} />
            {shown ? <Reading shown={shown} onEdit={tool.edit} onBudget={tool.setBudget} /> : null}
          </div>
        </RenderingCard>
        {shown ? (
          <>
            <div
              className={`max-lg:mt-8 ${EDITED} lg:col-span-5 lg:col-start-1 lg:row-span-2 lg:row-start-2`}
            >
              <SpecsCard shown={shown} onEdit={tool.edit} />
            </div>
            <div ref={estimate} className="max-lg:mt-8 lg:col-span-7 lg:col-start-6 lg:row-start-3">
              <EstimateCard shown={shown} canUndo={tool.canUndo} onUndo={tool.undo} />
            </div>
          </>
        ) : null}
      </div>
      {shown ? (
        <Result shown={shown} tool={tool} estimate={estimate} onRefine={refine} />
      ) : (
        <BeforeResult samplePlan={samplePlan} processing={processing} onRefine={refine} />
      )}
    </div>
  );
}

type ResultProps = {
  shown: Shown;
  tool: ReturnType<typeof useDesignTool>;
  estimate: RefObject<HTMLDivElement | null>;
  onRefine: () => void;
};

// Everything that follows from the pool in the picture.
function Result({ shown, tool, estimate, onRefine }: ResultProps) {
  return (
    <>
      {/* On a desk the link stands beside the plan; else what comes next goes before it. */}
      <div className="mt-8 grid gap-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr_auto] lg:gap-x-10">
        <div className="flex flex-col gap-8 lg:col-span-7 lg:row-span-2">
          <Suspense>
            <PlanCard design={shown.design} />
          </Suspense>
        </div>
        <div className="lg:col-span-5">
          <FindingsCard shown={shown} />
        </div>
        <div className="lg:col-span-12 lg:row-start-3">
          <NextSteps shown={shown} processing={tool.processing} onRefine={onRefine} />
        </div>
        {shown.stored ? (
          <div className="lg:col-span-5 lg:col-start-8 lg:row-start-2">
            <ShareCard id={shown.stored.id} link={linkHere(shown.stored.links.share)} />
          </div>
        ) : null}
      </div>
      <Together shown={shown} />
      <div className="mt-8">
        <HowItWorks folded />
      </div>
      <PriceBar shown={shown} estimate={estimate} canUndo={tool.canUndo} onUndo={tool.undo} />
    </>
  );
}
