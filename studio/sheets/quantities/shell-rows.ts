import type { Deck } from '#domain/design/design.ts';
import { areaOf, offset } from '#domain/geometry/plane.ts';
import {
  ALLOWANCES,
  BUILD,
  CUBIC_FEET_PER_YARD,
  hasSlab,
  type Waste,
} from '#domain/plan-set/take-off-rates.ts';
import type { Values } from '#domain/words/fill.ts';
import type { BesideWater } from '#studio/figures/basins.ts';
import { TILE_FT } from '#studio/figures/measures.ts';
import { areaWithout } from '#studio/figures/slices.ts';
import { inEighths } from '../layout/eighths.ts';
import type { PlanSet } from '../plan-set.ts';
import { type Amount, amount, figure } from './amount.ts';

// Shell, steel, tile, coping, interior and deck: what the measures say, trade by trade.

const yards = (cubicFeet: number) => cubicFeet / CUBIC_FEET_PER_YARD;

/** Whatever a formula about a spa or a basin may name. */
const besideFigures = (beside: BesideWater | null): Values =>
  beside
    ? {
        outside: figure(beside.outsideSqFt),
        floor: figure(BUILD.floorFt, 2),
        walls: figure(beside.outsideSqFt - beside.waterSqFt),
        high: figure(beside.highFt, 2),
        seats: figure(beside.seatFt3),
        water: figure(beside.waterSqFt),
        around: figure(beside.perimeterFt, 1),
        hidden: figure(beside.hiddenSqFt),
        rim: figure(beside.copingFt, 1),
        faceHigh: figure(beside.facingHighFt, 2),
        faceLong: figure(beside.facingSqFt / beside.facingHighFt, 1),
      }
    : {};

export function shellRows({ measures }: PlanSet): Amount[] {
  const { shellSqFt, perimeterFt, floorSqFt, riserSqFt, wallSqFt, spa, basin } = measures;
  const beside = (spa?.interiorSqFt ?? 0) + (basin?.interiorSqFt ?? 0);
  const beamFt2 = BUILD.beamHighFt * (BUILD.beamWideFt - BUILD.wallFt);
  return [
    ...amount(
      'steel',
      'steel',
      (shellSqFt + beside) * ALLOWANCES.steelPerSqFt + perimeterFt * ALLOWANCES.steelPerBeamFt,
      'lb',
      {
        waste: 'steel',
        figures: {
          area: figure(shellSqFt + beside),
          rate: ALLOWANCES.steelPerSqFt,
          beam: figure(perimeterFt),
          beamRate: ALLOWANCES.steelPerBeamFt,
        },
      },
    ),
    ...amount('shell', 'concrete', yards(shellSqFt * BUILD.floorFt + perimeterFt * beamFt2), 'yd3', {
      waste: 'concrete',
      figures: {
        floor: figure(floorSqFt),
        risers: figure(riserSqFt),
        walls: figure(wallSqFt),
        thick: figure(BUILD.floorFt, 2),
        beam: figure(perimeterFt),
        beamArea: figure(beamFt2, 2),
      },
    }),
    ...amount('shell', 'spa-concrete', yards(spa?.shellFt3 ?? 0), 'yd3', {
      waste: 'concrete',
      figures: besideFigures(spa),
    }),
    ...amount('shell', 'basin-concrete', yards(basin?.shellFt3 ?? 0), 'yd3', {
      waste: 'concrete',
      figures: besideFigures(basin),
    }),
    ...amount('shell', 'forms', perimeterFt, 'ft', {
      waste: 'forms',
      figures: { perimeter: figure(perimeterFt, 1) },
    }),
  ];
}

export function tileRows({ measures, layout }: PlanSet): Amount[] {
  const { tileFt, tileSqFt, noseFt, copingFt, copingSqFt, spa, basin } = measures;
  return [
    ...amount('tile', 'tile', tileSqFt, 'sqFt', {
      waste: 'tile',
      figures: { length: figure(tileFt, 1), high: figure(TILE_FT, 2) },
    }),
    ...amount('tile', 'step-tile', noseFt, 'ft', { waste: 'tile', figures: { length: figure(noseFt, 1) } }),
    ...amount('tile', 'coping', copingFt, 'ft', {
      waste: 'coping',
      figures: {
        length: figure(copingFt, 1),
        wide: inEighths(layout.copingFt),
        area: figure(copingSqFt),
      },
    }),
    ...amount('tile', 'spa-coping', spa?.copingFt ?? 0, 'ft', {
      waste: 'coping',
      figures: besideFigures(spa),
    }),
    ...amount('tile', 'spa-facing', spa?.facingSqFt ?? 0, 'sqFt', {
      waste: 'stone',
      figures: besideFigures(spa),
    }),
    ...amount('tile', 'basin-coping', basin?.copingFt ?? 0, 'ft', {
      waste: 'coping',
      figures: besideFigures(basin),
    }),
    ...amount('tile', 'weir-facing', basin?.facingSqFt ?? 0, 'sqFt', {
      waste: 'tile',
      figures: besideFigures(basin),
    }),
  ];
}

export function interiorRows({ measures }: PlanSet): Amount[] {
  const { interiorSqFt, floorSqFt, riserSqFt, wallSqFt, tileSqFt, spa, basin } = measures;
  const all = interiorSqFt + (spa?.interiorSqFt ?? 0) + (basin?.interiorSqFt ?? 0);
  return [
    ...amount('interior', 'interior', interiorSqFt, 'sqFt', {
      waste: 'interior',
      figures: {
        floor: figure(floorSqFt),
        risers: figure(riserSqFt),
        walls: figure(wallSqFt),
        tile: figure(tileSqFt),
      },
    }),
    ...amount('interior', 'spa-interior', spa?.interiorSqFt ?? 0, 'sqFt', {
      waste: 'interior',
      figures: besideFigures(spa),
    }),
    ...amount('interior', 'basin-interior', basin?.interiorSqFt ?? 0, 'sqFt', {
      waste: 'interior',
      figures: besideFigures(basin),
    }),
    ...amount('interior', 'bags', all / ALLOWANCES.interiorSqFtPerBag, 'bag', {
      waste: 'interior',
      figures: { area: figure(all), rate: ALLOWANCES.interiorSqFtPerBag },
    }),
  ];
}

/** What is cut from stone breaks; what is poured does not. */
const DECK_WASTE: Record<Deck, Waste> = {
  travertine: 'stone',
  pavers: 'pavers',
  flagstone: 'stone',
  wood: 'wood',
  concrete: 'slab',
  tile: 'tile',
};

export function deckRows({ measures, layout, design, words }: PlanSet): Amount[] {
  const { deckSqFt, copingFt, jointFt } = measures;
  const poolSqFt =
    areaOf(layout.deck) - areaWithout(layout.deck, [offset(layout.pool.outline, layout.copingFt)]);
  const material = words.quantities.decks[design.deck];
  return [
    ...amount('deck', 'deck', deckSqFt, 'sqFt', {
      waste: DECK_WASTE[design.deck],
      figures: {
        material,
        all: figure(areaOf(layout.deck)),
        pool: figure(poolSqFt),
        built: figure(Math.max(0, areaOf(layout.deck) - poolSqFt - deckSqFt)),
      },
    }),
    ...amount('deck', 'deck-base', yards(deckSqFt * BUILD.deckBaseFt), 'yd3', {
      waste: 'gravel',
      figures: { area: figure(deckSqFt), deep: figure(BUILD.deckBaseFt * 12) },
    }),
    ...amount('deck', 'deck-slab', hasSlab(design.deck) ? yards(deckSqFt * BUILD.deckSlabFt) : 0, 'yd3', {
      waste: 'slab',
      figures: { area: figure(deckSqFt), deep: figure(BUILD.deckSlabFt * 12) },
    }),
    ...amount('deck', 'deck-joint', jointFt, 'ft', {
      waste: 'slab',
      figures: { length: figure(copingFt), wide: figure(layout.copingFt, 2) },
    }),
  ];
}
