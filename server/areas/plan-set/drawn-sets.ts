import type { PlanSetInput } from '#domain/plan-set/plan-set.ts';
import { bestPlaces } from '#domain/yard/best-place.ts';
import { withClouds } from '#studio/sheets/clouds/with-clouds.ts';
import { type DrawnPage, drawSet } from '#studio/sheets/draw-set.ts';
import { buildPlanSet, type PlanSet } from '#studio/sheets/plan-set.ts';
import type { SetRequest } from './set-request.ts';

type Drawn = {
  set: PlanSet;
  pages: DrawnPage[];
  /** The pages of the last issue. */
  before: DrawnPage[] | null;
};

/** Sets as they were drawn, the last few kept: the sheets and the files of one draft are asked for one after another. */
export function drawnSets(most: number) {
  const kept = new Map<string, Drawn>();
  return {
    draw(request: SetRequest): Drawn | 'no-place' {
      const found = kept.get(request.key);
      if (found) return found;
      const input = placed(request);
      if (!input) return 'no-place';
      const drawn = drawNow(request, input);
      kept.set(request.key, drawn);
      for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
      return drawn;
    },
    forget: () => kept.clear(),
  };
}

function drawNow({ words, office, brand, previous }: SetRequest, input: PlanSetInput): Drawn {
  const set = buildPlanSet({ input, words, office, brand });
  const before = previous && drawSet(buildPlanSet({ input: previous, words, office, brand }));
  const pages = drawSet(set);
  if (!previous || !before) return { set, pages, before: null };
  // A draft clouds what its next issue will be.
  const next = (previous.revisions.at(-1)?.number ?? 0) + 1;
  const revision = {
    number: Math.max(next, input.revisions.at(-1)?.number ?? 0),
    newSheet: words.frame.newSheet,
  };
  return { set, pages: withClouds(pages, before, revision), before };
}

/** In its own size; null where that fits nowhere. */
function placed({ input, plot }: SetRequest): PlanSetInput | null {
  if (!plot) return input;
  const { design } = input;
  const { lengthFt, widthFt } = design;
  const fitting = bestPlaces(design, plot, 'family').choices.find(
    (choice) => choice.lengthFt === lengthFt && choice.widthFt === widthFt,
  );
  return fitting ? { ...input, design: { ...design, site: { plot, place: fitting.place } } } : null;
}
