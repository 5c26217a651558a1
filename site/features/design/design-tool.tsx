import { lazy, Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { DescribeCard } from './describe-card.tsx';
import { EstimateCard } from './estimate-card.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { NextSteps } from './next-steps.tsx';
import { PriceBar } from './price-bar.tsx';
import { RenderingCard } from './rendering-card.tsx';
import { ShareCard } from './share-card.tsx';
import { SpecsCard } from './specs-card.tsx';
import { SharedNotice, Together } from './together.tsx';
import { useDesignTool } from './use-design-tool.ts';
import { usePictureInView } from './use-picture-in-view.ts';
import { withWords } from './words.ts';

// The layout solver and the drawing are needed only once there is a design.
const loadPlan = () => import('./plan-card.tsx');
const FindingsCard = lazyPart(async () => (await import('./findings-card.tsx')).FindingsCard);
const PlanCard = lazy(async () => ({ default: (await loadPlan()).PlanCard }));

export const DesignTool = withWords(Tool);

function Tool() {
  const tool = useDesignTool();
  const { shown, processing } = tool;
  const text = useRef<HTMLTextAreaElement>(null);
  const editing = useRef<HTMLDivElement>(null);
  const estimate = useRef<HTMLDivElement>(null);
  const picture = usePictureInView(processing);

  useEffect(() => {
    if (processing) void loadPlan();
  }, [processing]);

  const refine = () => {
    text.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    text.current?.focus({ preventScroll: true });
  };

  const specs = <SpecsCard shown={shown} onEdit={tool.edit} onBudget={tool.setBudget} />;

  return (
    <div>
      {/* No grid below lg: a sticky part of a grid stays in its own row. */}
      <div className="lg:grid lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-10 lg:gap-y-8">
        <div className="lg:col-span-5 lg:col-start-1 lg:row-start-1">
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
        />
        <div className="max-lg:mt-8 max-lg:[&_:is(a,button,input,select,summary,[id])]:scroll-mt-[calc(var(--header-height)+8.5rem)] lg:col-span-5 lg:col-start-1 lg:row-start-2">
          <div ref={editing} />
          <SharedNotice shown={shown} />
          {shown ? specs : <HowItWorks />}
        </div>
      </div>
      <div className="mt-8 grid items-start gap-8 lg:mt-10 lg:grid-cols-12 lg:gap-10">
        <div className="contents gap-8 lg:order-2 lg:col-span-5 lg:grid">
          <div ref={estimate}>
            <EstimateCard shown={shown} canUndo={tool.canUndo} onUndo={tool.undo} />
          </div>
          <div className="max-lg:order-2">
            <NextSteps shown={shown} processing={processing} onRefine={refine} />
          </div>
        </div>
        <div className="order-1 grid gap-8 lg:col-span-7">
          {shown ? (
            <>
              <Suspense>
                <PlanCard design={shown.design} />
              </Suspense>
              <FindingsCard design={shown.design} budget={shown.budget} />
            </>
          ) : (
            specs
          )}
        </div>
      </div>
      {shown ? (
        <>
          <div className="mt-8 grid items-start gap-8 lg:mt-10 lg:grid-cols-2 lg:gap-10">
            {shown.stored ? <ShareCard id={shown.stored.id} link={shown.stored.links.share} /> : null}
            <HowItWorks />
          </div>
          <Together shown={shown} />
          <PriceBar shown={shown} estimate={estimate} canUndo={tool.canUndo} onUndo={tool.undo} />
        </>
      ) : null}
    </div>
  );
}
