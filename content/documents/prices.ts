import * as z from 'zod';
import { labelOf, POOL_FEATURES, POOL_MATERIALS, POOL_SIZES, POOL_TYPES } from '#domain/estimate/options.ts';
import { priceProblems } from '#domain/estimate/price-problems.ts';
import type { Prices } from '#domain/estimate/prices.ts';
import { ENGINEERED_FT } from '#domain/plot/earthwork.ts';
import { contentDocument } from './document.ts';
import { group, money, whole } from './fields.ts';

// In whole hundreds: only then do the lines of an estimate add up to its ranges exactly.
const price = (title: string, least = 0) => money(title, { least, step: 100 });

const size = (value: (typeof POOL_SIZES)[number]['value']) => price(labelOf(POOL_SIZES, value));
const type = (value: (typeof POOL_TYPES)[number]['value']) => price(labelOf(POOL_TYPES, value));
const material = (value: (typeof POOL_MATERIALS)[number]['value']) => price(labelOf(POOL_MATERIALS, value));
const feature = (value: (typeof POOL_FEATURES)[number]['value']) => price(labelOf(POOL_FEATURES, value));

const calculator = {
  base: money('Any pool starts at', { least: 1000, step: 100, hint: 'Excavation, shell and equipment.' }),
  startingHigh: money('Before the first choice, show up to', { least: 1000, step: 100 }),
  size: group('Size adds', {
    small: size('small'),
    medium: size('medium'),
    large: size('large'),
    custom: size('custom'),
  }),
  type: group('Shape adds', {
    rectangular: type('rectangular'),
    freeform: type('freeform'),
    kidney: type('kidney'),
    lap: type('lap'),
    infinity: type('infinity'),
  }),
  material: group('Material adds', {
    vinyl: material('vinyl'),
    fiberglass: material('fiberglass'),
    concrete: material('concrete'),
    'natural-stone': material('natural-stone'),
  }),
  features: group('Features add', {
    heating: feature('heating'),
    lighting: feature('lighting'),
    waterfall: feature('waterfall'),
    spa: feature('spa'),
  }),
};

const unit = (title: string, hint?: string) => money(title, { most: 10_000, ...(hint ? { hint } : {}) });

const design = {
  fee: group('Design fee', {
    usual: money('Most pools'),
    grand: money('Luxury, resort and infinity pools'),
  }),
  permits: money('Permits'),
  perFoot: money('Each foot of length within a size'),
  contingencyPercent: whole('Contingency in percent', 0, 50),
  features: group(
    'Features of the design tool',
    {
      'Swim-Up Bar': price('Swim-up bar'),
      Sunshelf: price('Sun shelf'),
      'Fire Feature': price('Fire feature'),
      'Solar Heating': price('Solar heating'),
      Scuppers: price('Scuppers'),
      'Infinity Edge': price('Infinity edge'),
      'Beach Entry': price('Beach entry'),
      Slide: price('Slide'),
      'Diving Board': price('Diving board'),
      Grotto: price('Grotto'),
      Bubblers: price('Bubblers'),
      'Deck Jets': price('Deck jets'),
      Pergola: price('Pergola'),
      'Outdoor Kitchen': price('Outdoor kitchen'),
      'Safety Fence': price('Safety fence'),
      'Automatic Cover': price('Automatic cover'),
      'Saltwater System': price('Saltwater system'),
      'Cold Plunge': price('Cold plunge'),
      'Regeneration Zone': price('Regeneration zone'),
    },
    'Spa, heating, waterfall and lighting cost what the calculator says.',
  ),
  site: group(
    'Sloped ground',
    {
      cutYard: money('Cutting, a cubic yard', { most: 10_000, hint: 'Dug, loaded and hauled off.' }),
      fillYard: money('Filling, a cubic yard', { most: 10_000, hint: 'Brought, placed and compacted.' }),
      wallSqFt: money(`Wall under ${ENGINEERED_FT} ft, a square foot of its face`, { most: 10_000 }),
      engineeredWallSqFt: money(`Wall from ${ENGINEERED_FT} ft up, a square foot of its face`, {
        most: 10_000,
        hint: 'With an engineer’s design, footing and drainage.',
      }),
      step: money('A step', { most: 10_000 }),
    },
    'Only for a design that stands on a client’s lot. Our own planning figures for 2026: put in what your builders charge.',
  ),
  quantities: group(
    'Second estimate, by quantities',
    {
      digYard: unit('Digging and hauling off, a cubic yard'),
      shellYard: unit('Shell with steel, a cubic yard of concrete'),
      interiorSqFt: unit('Interior finish, a square foot'),
      tileFt: unit('Waterline tile, a foot'),
      copingFt: unit('Coping, a foot'),
      deck: group('Deck, a square foot', {
        travertine: unit('Travertine'),
        pavers: unit('Pavers'),
        flagstone: unit('Flagstone'),
        wood: unit('Wood'),
        concrete: unit('Concrete'),
        tile: unit('Tile'),
      }),
      pipingFt: unit('Plumbing, a foot of the water’s edge'),
      equipment: money('Filter, controls and pad'),
      pumpGpm: unit('Pump and filter, a gallon a minute'),
      electrical: money('Power and bonding'),
      weirFt: unit('Infinity edge, a foot', 'Its catch basin is counted with shell and finish.'),
      fenceFt: unit('Safety fence, a foot'),
      each: group('Each of', {
        Bubblers: money('Bubbler'),
        'Deck Jets': money('Deck jet'),
        Scuppers: money('Scupper'),
        'LED Lighting': money('Pool light'),
        'Fire Feature': money('Fire bowl or pit'),
        Waterfall: money('Waterfall'),
      }),
      curvedPercent: whole('Curved shell, stone and deck add in percent', 0, 100),
      grandPercent: whole('Finer finish, stone and deck of grand pools add in percent', 0, 200),
      spreadPercent: whole('Range below and above the sum in percent', 0, 50),
    },
    'Times what is measured on the drawing, shown beside the estimate by size, style and features. Rules of thumb: put in what your builders charge. Other features cost what is said above.',
  ),
};

const schema = z
  .object({ ...calculator, design: group('Design tool', design) })
  .superRefine((prices, { addIssue }) => {
    for (const { path, message } of priceProblems(prices)) addIssue({ code: 'custom', path, message });
  });

/** What the calculator and the design tool compute with. */
export const prices = contentDocument<Prices>({
  schema,
  read: (content) => content.prices,
  apply: (content, prices) => ({ ...content, prices }),
});
