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
    const first = latest.current;
    open(element, layer, first, { onStep: setStep, onShown: () => setState('shown') })
      .then((parts) => {
        close = () => {
          parts.scenes.dispose();
          parts.stopWatching();
          parts.view.dispose();
        };
        if (over) return close();
        opened.current = parts;
        setView(parts.view);
        if (latest.current !== first) parts.scenes.ask(latest.current);
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

async function open(
  canvas: HTMLCanvasElement,
  layer: HTMLElement,
  design: Design,
  { onStep, onShown }: Progress,
) {
  const viewModule = import('#studio/view/pool/pool-view.ts');
  const { SceneSource } = await import('#studio/view/pool/scene-source.ts');
  const drawn = webGl();
  if (drawn === 'none') throw new Error('WebGL is not offered');
  // The worker begins while three.js is still on its way; what it sends waits for the view.
  const ready = viewModule.then(
    ({ PoolView }) =>
      new PoolView(canvas, {
        onLabels: (labels) => moveLabels(layer, labels),
        onFirstFrame: onShown,
        calm: matchMedia('(prefers-reduced-motion: reduce)').matches,
        plain: drawn === 'software',
        small: matchMedia('(max-width: 48rem), (pointer: coarse)').matches,
      }),
  );
  const scenes = new SceneSource(
    {
      onScene: async (scene, patterns) => {
        (await ready).show(scene, patterns);
        onStep('drawing');
      },
      onPatterns: async (patterns) => (await ready).refine(patterns),
      onFailure: () => console.warn('A scene could not be built.'),
    },
    drawn === 'software' ? 2 : 1,
  );
  onStep('building');
  scenes.ask(design);
  const view = await ready.catch((cause: unknown) => {
    scenes.dispose();
    throw cause;
  });
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
