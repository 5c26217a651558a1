import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Design } from '#domain/design/design.ts';
import { webGl } from '#studio/view/panorama/capability.ts';
import type { PoolView } from '#studio/view/pool/pool-view.ts';
import type { SceneSource } from '#studio/view/pool/scene-source.ts';
import { moveLabels } from './label-layer.ts';

export type StageState = 'loading' | 'shown' | 'no-webgl';
export type LoadingStep = 'fetching' | 'building' | 'drawing';

type Progress = { onStep: (step: LoadingStep) => void; onShown: () => void };

type Opened = { view: PoolView; scenes: SceneSource };

// Brings three.js once the page stands, keeps one view alive, and sends it every new design.
export function usePoolView(
  canvas: RefObject<HTMLCanvasElement | null>,
  labels: RefObject<HTMLElement | null>,
  design: Design,
) {
  const [state, setState] = useState<StageState>('loading');
  const [step, setStep] = useState<LoadingStep>('fetching');
  const [view, setView] = useState<PoolView | null>(null);
  const opened = useRef<Opened | null>(null);
  const latest = useRef(design);
  latest.current = design;

  useEffect(() => {
    const [element, layer] = [canvas.current, labels.current];
    if (!element || !layer) return;
    let over = false;
    let close = () => {};
    open(element, layer, { onStep: setStep, onShown: () => setState('shown') })
      .then((parts) => {
        close = () => {
          parts.scenes.dispose();
          parts.stopWatching();
          parts.view.dispose();
        };
        if (over) return close();
        opened.current = parts;
        setView(parts.view);
        setStep('building');
        parts.scenes.ask(latest.current);
      })
      .catch((cause: unknown) => {
        if (over) return;
        console.warn('No 3D here; showing the plan instead.', cause);
        setState('no-webgl');
      });
    return () => {
      over = true;
      opened.current = null;
      setView(null);
      close();
    };
  }, [canvas, labels]);

  useEffect(() => {
    opened.current?.scenes.ask(design);
  }, [design]);

  return { state, step, view };
}

async function open(canvas: HTMLCanvasElement, layer: HTMLElement, { onStep, onShown }: Progress) {
  const drawn = webGl();
  if (drawn === 'none') throw new Error('WebGL is not offered');
  const [{ PoolView }, { SceneSource }] = await Promise.all([
    import('#studio/view/pool/pool-view.ts'),
    import('#studio/view/pool/scene-source.ts'),
  ]);
  const view = new PoolView(canvas, {
    onLabels: (labels) => moveLabels(layer, labels),
    onFirstFrame: onShown,
    calm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    plain: drawn === 'software',
    small: matchMedia('(max-width: 48rem), (pointer: coarse)').matches,
  });
  const scenes = new SceneSource(
    {
      onScene: (scene, patterns) => {
        view.show(scene, patterns);
        onStep('drawing');
      },
      onPatterns: (patterns) => view.refine(patterns),
      onFailure: () => console.warn('A scene could not be built.'),
    },
    drawn === 'software' ? 2 : 1,
  );
  const resizing = new ResizeObserver(() => view.resize());
  resizing.observe(canvas);
  const watching = new IntersectionObserver(([entry]) => view.setSeen(entry?.isIntersecting ?? true));
  watching.observe(canvas);
  const stopWatching = () => {
    resizing.disconnect();
    watching.disconnect();
  };
  return { view, scenes, stopWatching };
}
