import { useMemo } from 'react';
import type { Design } from '#domain/design/design.ts';
import { DrawingViewer } from '#site/drawings/drawing-viewer.tsx';
import type { DrawingViewerProps } from '#site/drawings/types.ts';
import { useWords } from '#site/features/console/words.ts';
import { drawPlan } from '#studio/plan/draw-plan.ts';
import { drawingToSvg } from '#studio/plan/svg.ts';

type PlanProps = Omit<DrawingViewerProps, 'source'> & { design: Design };

/** The plan of a delivered design, as the client's room draws it: a comment stands on the same spot. */
export function PlanViewer({ design, ...props }: PlanProps) {
  const { PLOT_DRAWING } = useWords();
  const { svg, width, height } = useMemo(() => {
    const drawing = drawPlan(design, 'wide', PLOT_DRAWING);
    return { svg: drawingToSvg(drawing), width: drawing.width, height: drawing.height };
  }, [design, PLOT_DRAWING]);
  const content = (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, every text in it escaped
    <div className="size-full [&>svg]:size-full" dangerouslySetInnerHTML={{ __html: svg }} />
  );
  return <DrawingViewer source={{ kind: 'surface', surface: 'plan', width, height, content }} {...props} />;
}
