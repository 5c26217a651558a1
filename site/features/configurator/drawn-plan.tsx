import { useMemo } from 'react';
import type { Design } from '#domain/design/design.ts';
import { tell } from '#site/language.ts';
import { drawFromAbove } from '#studio/plan/draw-from-above.ts';
import { drawingToSvg } from '#studio/plan/svg.ts';
import { useWords } from './words.ts';

export function DrawnPlan({ design }: { design: Design }) {
  const { plotDrawing } = useWords();
  const plan = useMemo(() => drawingToSvg(drawFromAbove(design, plotDrawing), tell), [design, plotDrawing]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, escaped where it is made
  return <div className="contents" dangerouslySetInnerHTML={{ __html: plan }} />;
}
