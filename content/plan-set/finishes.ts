// Editorial rule: the finish schedule; a colleague names maker and color in it. What the design chose stands in braces.
export const finishes = {
  sheet: 'Finishes and materials',
  plan: 'Finish plan',
  legend: 'Finish key',
  title: 'Finish schedule',
  columns: { mark: 'Mark', part: 'Part', material: 'Material', where: 'Where', amount: 'Amount' },
  parts: {
    interior: {
      part: 'Interior',
      material: '{finish}',
      where: 'Floor, steps, benches and walls below the tile',
    },
    tile: {
      part: 'Waterline tile',
      material: 'Porcelain or glass tile, frost-proof, thin-set with pool grout; color by owner',
      where: 'All walls at the water, under the coping',
    },
    coping: {
      part: 'Coping',
      material: '{coping}, {copingWide} in wide, eased edge',
      where: 'Around the water on the bond beam',
    },
    deck: {
      part: 'Deck',
      material: '{paving}, {bed}; slip-resistant when wet',
      where: 'All paving around the pool',
    },
    joint: {
      part: 'Deck joint',
      material: 'Closed-cell backer rod and polysulfide or polyurethane sealant, 1/2 in wide',
      where: 'Between coping and deck, all around',
    },
    steps: {
      part: 'Step edges',
      material: 'Contrasting tile on every nose',
      where: 'Steps, shelf and benches',
    },
    beach: { part: 'Beach', material: 'Pebble finish, slip-resistant', where: 'Beach entry to the floor' },
    spaInterior: { part: 'Spa interior', material: '{finish}', where: 'Spa floor, seats and walls' },
    spaFacing: {
      part: 'Spa facing',
      material: '{coping}, thin-set to the wall',
      where: 'Outside of the spa above the deck',
    },
    weir: { part: 'Weir and wall', material: 'Tile as at the waterline', where: 'Infinity wall and its top' },
  },
  finishes: {
    white: 'White plaster',
    blue: 'Blue quartz plaster',
    aqua: 'Aqua quartz plaster',
    pebble: 'Pebble aggregate finish',
    dark: 'Dark pebble or quartz finish',
  },
  decks: {
    travertine: {
      paving: 'Travertine pavers',
      coping: 'Travertine, bullnose',
      bed: 'on sand over compacted base',
    },
    pavers: {
      paving: 'Concrete pavers',
      coping: 'Bullnose concrete paver',
      bed: 'on sand over compacted base',
    },
    flagstone: { paving: 'Flagstone', coping: 'Flagstone, chiseled', bed: 'mortar-set on a slab' },
    wood: { paving: 'Wood decking', coping: 'Cast stone', bed: 'on treated framing' },
    concrete: {
      paving: 'Broom-finished concrete',
      coping: 'Cast concrete',
      bed: '4 in slab on compacted base',
    },
    tile: { paving: 'Porcelain pavers', coping: 'Porcelain, square edge', bed: 'thin-set on a slab' },
  },
  feature: { material: 'By owner, to match coping and deck', where: 'As drawn, {width} × {depth} ft' },
  notes: [
    'Makers and colors are the owner’s choice; submit samples before ordering.',
    'Deck falls away from the water at 1/8 to 1/4 in per ft. Amounts are net; see Q-1 for waste.',
  ],
} as const;
