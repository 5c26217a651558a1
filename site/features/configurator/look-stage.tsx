import { useRef, useState } from 'react';
import type { Design } from '#domain/design/design.ts';
import { NoWebGlStage } from './no-webgl-stage.tsx';
import { Stage } from './stage.tsx';
import { usePoolView } from './use-pool-view.ts';

const nothing = () => undefined;

// A design in 3D to be looked at; only the light can be changed, and that for the looking alone.
export function LookStage({ design }: { design: Design }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(design);
  const { state, step, view } = usePoolView(canvas, labels, shown, nothing);
  return state === 'no-webgl' ? (
    <NoWebGlStage design={shown} />
  ) : (
    <Stage
      canvas={canvas}
      labels={labels}
      state={state}
      step={step}
      view={view}
      design={shown}
      hour={shown.hour}
      onHour={(hour) => setShown({ ...shown, hour })}
      moving={false}
    />
  );
}
