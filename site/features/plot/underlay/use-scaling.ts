import { useState } from 'react';
import { type NewScale, rescaled } from '#domain/plot/rescale.ts';
import { meanScale, scaleFrom, sourceFrom } from '#domain/plot/scale.ts';
import type { KnownLength, Measuring, Underlay } from '#domain/plot/underlay.ts';
import type { PlotTable } from '../use-plot-table.ts';
import { type Known, knownFrom } from './measuring.ts';

// What the panel does with the known lengths. A scale that changes under a drawing asks first.

type Scale = Omit<NewScale, 'goesAlong'>;
type Trouble = Exclude<Known, { known: KnownLength }>;

/** Less than that nobody sees. */
const SAME = 1e-4;
const TRACED = ['picture', 'pdf', 'drawn'];

export function useScaling(table: PlotTable, underlay: Underlay) {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [asked, setAsked] = useState<Scale | null>(null);
  const { plot, place, draft, view } = table;

  function settle(scale: Scale, goesAlong: boolean) {
    setAsked(null);
    const after = rescaled({ plot, place, draft, underlay }, { ...scale, goesAlong });
    if (!after) return setTrouble({ trouble: 'too-far' });
    const { factor, about, ...change } = after;
    table.change(change);
    table.setTool('select');
    // The paper is looked at from as much farther or nearer as the picture grew or shrank: nothing jumps.
    if (goesAlong && view)
      table.setView({
        x: about[0] + (view.x - about[0]) * factor,
        y: about[1] + (view.y - about[1]) * factor,
        pxPerFt: view.pxPerFt / factor,
      });
    else table.setView(null);
  }
  function scaleTo(scale: Scale) {
    const isSame = Math.abs(scale.feetPerPixel / underlay.feetPerPixel - 1) < SAME;
    if ((plot || draft) && !isSame) return setAsked(scale);
    settle(scale, true);
  }
  function checkWith(check: KnownLength) {
    const checked = { ...underlay, check, measuring: null };
    const isTraced = plot?.source.kind === 'picture' || plot?.source.kind === 'pdf';
    table.change({
      underlay: checked,
      ...(plot && isTraced ? { plot: { ...plot, source: sourceFrom(checked) } } : {}),
    });
    table.setTool('select');
  }
  function apply(measuring: Measuring) {
    const read = knownFrom(measuring, underlay);
    if (!('known' in read)) return setTrouble(read);
    setTrouble(null);
    if (measuring.length === 'check') checkWith(read.known);
    else scaleTo({ feetPerPixel: scaleFrom(read.known), scale: read.known, check: underlay.check });
  }
  function measure(measuring: Measuring | null) {
    setTrouble(null);
    table.change({ underlay: { ...underlay, measuring } });
    table.setTool(measuring ? 'scale' : 'select');
  }

  return {
    trouble,
    asked: asked && {
      factor: asked.feetPerPixel / underlay.feetPerPixel,
      /** What was typed from a document keeps its feet. */
      isTraced: underlay.scale !== null || !plot || TRACED.includes(plot.source.kind),
      answer: (goesAlong: boolean) => settle(asked, goesAlong),
      stop: () => setAsked(null),
    },
    apply,
    measure,
    type(measuring: Measuring, text: string) {
      setTrouble(null);
      table.change({ underlay: { ...underlay, measuring: { ...measuring, text } } }, 'scale-text');
    },
    swap(scale: KnownLength, check: KnownLength) {
      scaleTo({ feetPerPixel: scaleFrom(check), scale: check, check: scale });
    },
    average: (scale: KnownLength, check: KnownLength) =>
      scaleTo({ feetPerPixel: meanScale(scale, check), scale, check }),
  };
}
export type Scaling = ReturnType<typeof useScaling>;
