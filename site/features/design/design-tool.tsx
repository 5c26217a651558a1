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
import { useDesignTool } from './use-design-tool.ts';
import { withWords } from './words.ts';

// The layout solver and the drawing are needed only once there is a design.
const loadPlan = () => import('./plan-card.tsx');
const FindingsCard = lazyPart(async () => (await import('./findings-card.tsx')).FindingsCard);
const PlanCard = lazy(async () => ({ default: (await loadPlan()).PlanCard }));

const NARROW = '(max-width: 1023px)';

export const DesignTool = withWords(Tool);

function Tool() {
  const tool = useDesignTool();
  const { shown, processing } = tool;
  const text = useRef<HTMLTextAreaElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const estimate = useRef<HTMLDivElement>(null);

  // On a phone the answer lies below the words: go there when work begins.
  useEffect(() => {
    if (!processing) return;
    void loadPlan();
    if (window.matchMedia(NARROW).matches)
      picture.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [processing]);

  const refine = () => {
    text.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    text.current?.focus({ preventScroll: true });
  };

  const specs = <SpecsCard shown={shown} onEdit={tool.edit} onBudget={tool.setBudget} />;

  return (
    <div className="grid gap-8 lg:gap-10">
      <div className="grid items-start gap-8 lg:grid-cols-12 lg:gap-10">
        <div className="lg:col-span-5">
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
        <div ref={picture} className="scroll-mt-24 lg:col-span-7">
          <RenderingCard shown={shown} processing={processing} onHour={(hour) => tool.edit({ hour })} />
        </div>
      </div>
      {/* On a phone the price comes before the plan, and both before the details. */}
      <div className="grid items-start gap-8 lg:grid-cols-12 lg:gap-10">
        <div className="contents gap-8 lg:order-2 lg:col-span-5 lg:grid">
          <div ref={estimate}>
            <EstimateCard shown={shown} canUndo={tool.canUndo} onUndo={tool.undo} />
          </div>
          <div className="max-lg:order-2">
            <NextSteps shown={shown} processing={processing} onRefine={refine} />
          </div>
        </div>
        <div className="order-1 lg:col-span-7">
          {shown ? (
            <Suspense>
              <PlanCard design={shown.design} />
            </Suspense>
          ) : (
            <div className="grid gap-8">
              <HowItWorks />
              {specs}
            </div>
          )}
        </div>
      </div>
      {shown ? (
        <>
          <div className="grid items-start gap-8 lg:grid-cols-12 lg:gap-10">
            <div className="lg:col-span-7">{specs}</div>
            <div className="grid gap-8 lg:col-span-5">
              <FindingsCard design={shown.design} budget={shown.budget} />
              {shown.stored ? <ShareCard id={shown.stored.id} link={shown.stored.links.share} /> : null}
              <HowItWorks />
            </div>
          </div>
          <PriceBar shown={shown} estimate={estimate} canUndo={tool.canUndo} onUndo={tool.undo} />
        </>
      ) : null}
    </div>
  );
}
