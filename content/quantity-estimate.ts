// Editorial rule: the second price, counted from the drawing. It is a rule of thumb and says so; names are a builder's, short.
import type { QuantityWords } from '#domain/design/quantity-words.ts';

export const QUANTITY_ESTIMATE = {
  heading: 'Cross-check, by quantities',
  listLabel: 'By our price list: size, style and features',
  short:
    'Plan with this range: our quotes start from it. Counted piece by piece from the drawing, as a check: {range}.',
  lead: 'Plan with the range by our price list: our quotes start from it. This one only checks it, counting the drawing at rule-of-thumb prices, with deck and fence as usual for this size.',
  show: 'Show what was counted',
  columns: { item: 'Item', quantity: 'Quantity', price: 'Price' },
  beyond:
    'Your features cost {amount} more than this range holds; that part stands in the contingency. The cross-check counts each on its own line.',
  items: {
    excavation: 'Excavation and haul-off',
    shell: 'Concrete shell with steel',
    interior: 'Interior finish',
    tile: 'Waterline tile',
    coping: 'Coping',
    deck: 'Deck, {deck}',
    plumbing: 'Plumbing along the edge',
    equipment: 'Filter, controls and pad',
    pump: 'Pump and filter by flow',
    electrical: 'Power and bonding',
    curves: 'Curved shell, stone and deck',
    fineMaterials: 'Finer finish, stone and deck',
    earth: 'Site work: earth moved',
    walls: 'Site work: retaining walls',
    steps: 'Site work: steps',
    design: 'Design and engineering stamp',
    permits: 'Permits',
  },
  units: {
    yd3: { one: '1 cu yd', other: '{count} cu yd' },
    sqFt: { one: '1 sq ft', other: '{count} sq ft' },
    ft: { one: '1 ft', other: '{count} ft' },
    gpm: { one: '1 gal/min', other: '{count} gal/min' },
    each: { one: '1', other: '{count}' },
    job: { one: 'all', other: '{count}' },
    percent: { one: '+1%', other: '+{count}%' },
  },
  more: 'About {percent}% more than by our price list: {causes}.',
  less: 'About {percent}% less than by our price list: {causes}.',
  causes: {
    wider: 'wider than usual for its length, {width} ft instead of {usual} ({amount})',
    narrower: 'narrower than usual for its length, {width} ft instead of {usual} ({amount})',
    deeper: 'a deep end of {deep} ft ({amount})',
    shallower: 'shallower than usual, {deep} ft at the deep end ({amount})',
    longer: 'length over {from} ft, which the list does not count ({amount})',
    sizeWord: 'the list goes by the word “{word}”, the drawing by {length} ft ({amount})',
    count: '{count} × {feature} instead of one set ({amount})',
    length: '{feet} ft of {feature} ({amount})',
    beyond: 'features beyond the list’s range ({amount})',
    style: 'a {style} outline as it is drawn instead of the list’s price for the style ({amount})',
    classes:
      'the list goes by length in classes; here {water} sq ft of water and {deckSqFt} sq ft of deck are counted ({amount})',
  },
} as const satisfies QuantityWords & Record<string, unknown>;
