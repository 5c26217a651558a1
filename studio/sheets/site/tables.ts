import { sharedArea } from '#domain/geometry/line-around.ts';
import { areaOf, boundsOf, edgesOf, type Polygon, rectangle } from '#domain/geometry/plane.ts';
import type { Table } from '#domain/plan-set/table.ts';
import { feetAndInches } from '#studio/plan/dimension.ts';
import { partName } from '#studio/plan/part-name.ts';
import { copingOutline } from '#studio/scene/layout.ts';
import type { PlanSet } from '../plan-set.ts';
import { bearingOf } from './bearing.ts';

// The lot's own schedules.

/** Nothing where there is no lot. */
export function lotLines({ layout: { plot }, words: { site } }: PlanSet): Table | null {
  if (!plot) return null;
  const { lines } = site;
  const drawn = plot.site.plot;
  return {
    title: lines.title,
    columns: [
      { key: 'side', title: lines.side, share: 1.4 },
      { key: 'bearing', title: lines.bearing, share: 2.4 },
      { key: 'length', title: lines.length, share: 1.6 },
      { key: 'setback', title: lines.setback, share: 1.7 },
      { key: 'rule', title: lines.rule, share: 3.2 },
    ],
    rows: edgesOf(drawn.lot.corners).map(([a, b], index) => {
      const { setbackFt = 0, note = '' } = drawn.lot.edges[index] ?? {};
      return {
        id: `side-${index + 1}`,
        cells: {
          side: partName(drawn, { part: 'edge', index }, site),
          bearing: bearingOf(a, b, drawn.northDeg),
          length: `${Math.hypot(b[0] - a[0], b[1] - a[1]).toFixed(2)}'`,
          setback: feetAndInches(setbackFt),
          rule: note.trim() || site.distances.none,
        },
      };
    }),
    notes: [lines.note],
  };
}

export type SiteAreas = {
  lot: number | null;
  buildings: number;
  deck: number;
  pad: number;
  water: number;
};

/** As far as it lies on the lot, where there is one. */
export function siteAreas({ layout, equipment }: PlanSet): SiteAreas {
  const pad = equipment.pad.outline;
  const { plot, deck, pool, house } = layout;
  const paved = [deck, copingOutline(layout), pool.outline];
  const buildings = plot ? plot.buildings.map(({ outline }) => outline) : house ? [house.outline] : [];
  const all = boundsOf([...paved, ...buildings, pad].flat());
  const around: Polygon = plot?.lot ?? rectangle(all.x0 - 1, all.z0 - 1, all.x1 + 1, all.z1 + 1);
  const water = sharedArea([pool.outline], around);
  return {
    lot: plot ? areaOf(plot.lot) : null,
    buildings: sharedArea(buildings, around),
    deck: sharedArea(paved, around) - water,
    pad: sharedArea([pad], around),
    water,
  };
}

export function areaTable(set: PlanSet): Table {
  const { areas: words, distances } = set.words.site;
  const { lot, buildings, deck, pad, water } = siteAreas(set);
  const cover = buildings + deck + pad;
  const row = (id: string, part: string, sqFt: number) => ({
    id,
    cells: {
      part,
      sqFt: Math.round(sqFt),
      share: lot === null ? distances.none : Math.round((sqFt / lot) * 1000) / 10,
    },
  });
  return {
    title: words.title,
    columns: [
      { key: 'part', title: words.part, share: 4 },
      { key: 'sqFt', title: words.sqFt, share: 2, align: 'end', digits: 0 },
      { key: 'share', title: words.share, share: 2, align: 'end', digits: 1 },
    ],
    rows: [
      ...(lot === null ? [] : [row('lot', words.lot, lot)]),
      row('buildings', words.buildings, buildings),
      row('deck', words.deck, deck),
      row('pad', words.pad, pad),
      row('water', words.water, water),
      ...(lot === null
        ? []
        : [row('cover', words.cover, cover), row('cover-with-water', words.coverWithWater, cover + water)]),
    ],
    ...(lot === null ? {} : { notes: [words.note] }),
  };
}
