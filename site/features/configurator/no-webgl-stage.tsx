import { useEffect, useState } from 'react';
import type { Design } from '#domain/design/design.ts';
import { tell } from '#site/language.ts';
import { Alert } from '#site/ui/alert.tsx';
import { storeDesign } from './design-links.ts';
import { useWords } from './words.ts';

const DRAW_AFTER_MS = 900;

// Without WebGL: the plan at once, the traced picture as soon as the server has drawn it.
export function NoWebGlStage({ design }: { design: Design }) {
  const { CONFIGURATOR: words, plotDrawing } = useWords();
  const [plan, setPlan] = useState('');
  const [rendering, setRendering] = useState('');

  useEffect(() => {
    let over = false;
    void Promise.all([import('#studio/plan/draw-plan.ts'), import('#studio/plan/svg.ts')]).then(
      ([{ drawPlan }, { drawingToSvg }]) => {
        if (!over) setPlan(drawingToSvg(drawPlan(design, 'wide', plotDrawing), tell));
      },
    );
    const timer = setTimeout(() => {
      storeDesign(design).then(
        ({ imageUrl }) => over || setRendering(imageUrl),
        () => setRendering(''),
      );
    }, DRAW_AFTER_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [design, plotDrawing]);

  return (
    <section
      className="h-full overflow-y-auto bg-foam p-4 sm:p-6"
      data-stage="flat"
      aria-label={words.plan}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the plan is taller than its place and scrolls from the keyboard
      tabIndex={0}
    >
      <Alert tone="info">{words.noWebGl}</Alert>
      <div className="mt-4 grid gap-4 xl:grid-cols-2">
        <figure>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, escaped where it is made */}
          <div className="[&>svg]:h-auto [&>svg]:w-full" dangerouslySetInnerHTML={{ __html: plan }} />
          <figcaption className="mt-1 text-fine text-ink-600">{words.plan}</figcaption>
        </figure>
        {rendering ? (
          <figure>
            <img
              src={rendering}
              alt={words.still}
              width={1280}
              height={720}
              className="h-auto w-full bg-foam-200"
            />
            <figcaption className="mt-1 text-fine text-ink-600">{words.still}</figcaption>
          </figure>
        ) : null}
      </div>
    </section>
  );
}
