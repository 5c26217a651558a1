import { boundsOf, type Point } from '#domain/geometry/plane.ts';
import type { Entity } from '../engine/entity.ts';
import type { Pen, View } from '../engine/view.ts';
import type { PlanSet } from '../plan-set.ts';
import { controlPoints } from './control.ts';
import { distanceEntities, siteDistances } from './distances.ts';
import { type Draft, draftOf, shape } from './draft.ts';
import { contourEntities, contourLines, contourNames, spotHeights } from './heights.ts';
import { landLines, landNames, lotNames, setbackNames, standing } from './land.ts';
import { builtLines, builtNames, earthworkLines } from './pool-on-land.ts';
import { within } from './spots.ts';

// The lot as its owner drew it, with everything that is to be built and how far the water is from all of it. Without a lot the
// pool with the house and deck of its design.

const MARGIN_IN = 0.55;

const turnDeg = ({ layout: { plot } }: PlanSet) => plot?.site.place.turnDeg ?? 0;

const corners = ({ layout, barrier, equipment }: PlanSet): Point[] => {
  const { plot, house, deck } = layout;
  return [...deck, ...equipment.pad.outline, ...barrier.ring, ...(plot ? plot.lot : (house?.outline ?? []))];
};

export const SITE_VIEW: View = {
  name: 'site',
  title: ({ layout, words }) => (layout.plot ? words.site.view : words.site.viewNoLot),
  ruler: 'land',
  extent: (set) => boundsOf(corners(set)),
  corners,
  marginIn: MARGIN_IN,
  turnDeg,
  draw: (set, pen) => (set.layout.plot ? onLot(set, pen) : withoutLot(set, pen)),
};

const begun = (set: PlanSet, pen: Pen): Draft =>
  draftOf(set, pen, { corners: corners(set), turnDeg: turnDeg(set), marginIn: MARGIN_IN });

function onLot(set: PlanSet, pen: Pen): Entity[] {
  const draft = begun(set, pen);
  const { plot } = set.layout;
  if (!plot) return [];
  const contours = contourLines(plot);
  const lines = [
    ...contourEntities(contours),
    ...landLines(draft, plot),
    ...builtLines(draft),
    ...earthworkLines(draft),
    ...standing(draft, plot),
  ];
  const dimensions = distanceEntities(draft, siteDistances(set));
  return [
    ...lines,
    ...lotNames(draft, plot),
    ...controlPoints(draft),
    ...builtNames(draft),
    ...landNames(draft, plot),
    ...setbackNames(draft, plot),
    ...spotHeights(draft, plot),
    ...contourNames(draft, contours),
    ...dimensions,
  ];
}

function withoutLot(set: PlanSet, pen: Pen): Entity[] {
  const draft = begun(set, pen);
  const { house } = set.layout;
  const lines = [
    ...builtLines(draft),
    ...earthworkLines(draft),
    ...(house
      ? [
          ...shape(draft, 'A-BLDG-PATT', house.outline, { hatch: 'right', gapPt: 6 }),
          ...shape(draft, 'A-BLDG', house.outline),
        ]
      : []),
  ];
  const dimensions = distanceEntities(draft, siteDistances(set));
  return [
    ...lines,
    ...builtNames(draft),
    ...(house
      ? draft.letters.write(set.words.site.noLot.house, pen.textFt, within(draft.letters, house.outline), {
          layer: 'A-ANNO-TEXT',
          strong: true,
        })
      : []),
    ...dimensions,
  ];
}
