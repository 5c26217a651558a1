// Editorial rule: the take-off and the bid sheets, in the short words of the trades. What is measured or assumed stands in braces.
// A formula tells how the amount was counted, so that a bidder can check it with a pocket calculator.

const takeOff = {
  tab: 'Take-off',
  sheet: 'Quantity take-off',
  title: 'Take-off by trade',
  columns: {
    trade: 'Trade',
    item: 'Item',
    formula: 'How it was counted',
    net: 'Net',
    waste: 'Waste %',
    order: 'Order',
    unit: 'Unit',
  },
  notes: [
    'Measured on these drawings. Order = net plus waste, rounded up. Waste and allowances are trade averages; the supplier’s own figures go before them.',
    'Steel is an allowance for bidding until the engineer’s drawing is there. Shell thicknesses too.',
    'Earth is counted as it lies in the ground, haul-off as it lies on the truck. Rock, groundwater and bad soil are not in it.',
    'The paving runs on under furniture, roofs, a slide, a tub and an outdoor kitchen.',
  ],
  otherTrade: 'Other',
} as const;

const items = {
  'stake-out': {
    item: 'Stake out the water’s edge and grades',
    formula: '{perimeter} ft along the water’s edge',
  },
  permits: { item: 'Permits, locates and inspections', formula: 'Once' },
  'pool-dig': {
    item: 'Excavate pool',
    formula:
      '({water} ft³ below the water level + {area} sq ft × {below} ft of freeboard, floor and gravel + {ring} sq ft of wall and overdig, {ringWide} ft wide, × {deep} ft) ÷ 27',
  },
  'pool-dig-slope': {
    item: 'Excavate pool',
    formula:
      '({water} ft³ below the water level + {area} sq ft × {below} ft of freeboard, floor and gravel + {ring} sq ft of wall and overdig, {ringWide} ft wide, × {deep} ft − {air} ft³ where the ground lies below the deck) ÷ 27',
  },
  'spa-dig': {
    item: 'Excavate spa',
    formula: '{area} sq ft outside the pool × {deep} ft below the deck ÷ 27',
  },
  'basin-dig': {
    item: 'Excavate catch basin',
    formula: '{area} sq ft × {deep} ft below the deck, less where the ground is lower, ÷ 27',
  },
  'deck-dig': { item: 'Subgrade for the deck', formula: '{area} sq ft × {deep} ft of deck and base ÷ 27' },
  cut: {
    item: 'Grade: cut to deck level',
    formula: 'Ground above {level} ft around the pool, as in the estimate',
  },
  fill: {
    item: 'Grade: fill to deck level',
    formula: 'Ground below {level} ft around the pool, as in the estimate',
  },
  backfill: {
    item: 'Backfill the overdig',
    formula: '{area} sq ft, {wide} ft around the shell, × {deep} ft ÷ 27',
  },
  haul: {
    item: 'Haul off, loose',
    formula: '({dug} dug − {used} used as fill and backfill) yd³ × {swell} swell',
  },
  import: { item: 'Import fill', formula: 'Fill and backfill beyond what is dug' },
  'shell-gravel': { item: 'Gravel under the shell', formula: '{area} sq ft × {deep} ft ÷ 27' },
  steel: {
    item: 'Reinforcing steel, allowance',
    formula:
      '{area} sq ft of shell × {rate} lb/sq ft + {beam} ft of bond beam × {beamRate} lb/ft; the engineer decides',
  },
  pipe: {
    item: 'PVC pipe, schedule 40, {size} in',
    formula: 'Runs on P-1 ({count}), with their rise: {length} ft',
  },
  fittings: {
    item: 'Fittings, allowance',
    formula: '{bends} elbows and tees on P-1 + a coupling every {rate} ft on {length} ft of pipe',
  },
  fixtures: { item: '{kind}', formula: '{tags}' },
  'pipe-test': { item: 'Pressure test before the shell', formula: 'Once, all lines' },
  wire: { item: 'Conduit with wire: {wire}', formula: 'Length of run on E-1: {tags}' },
  bonding: {
    item: 'Bonding conductor, bare solid copper No. 8',
    formula: 'Ring around the pool and {taps} taps as drawn on E-1',
  },
  'light-points': { item: '{kind}', formula: '{tags}' },
  concrete: {
    item: 'Gunite or shotcrete, pool shell',
    formula:
      '(({floor} floor + {risers} step and bench fronts + {walls} walls) sq ft × {thick} ft + {beam} ft of bond beam × {beamArea} sq ft) ÷ 27',
  },
  'spa-concrete': {
    item: 'Gunite or shotcrete, spa',
    formula:
      '({outside} sq ft × {floor} ft floor + {walls} sq ft of wall × {high} ft + {seats} ft³ of seats) ÷ 27',
  },
  'basin-concrete': {
    item: 'Gunite or shotcrete, catch basin',
    formula: '({outside} sq ft × {floor} ft floor + {walls} sq ft of wall × {high} ft) ÷ 27',
  },
  forms: { item: 'Forms along the bond beam', formula: '{perimeter} ft along the water’s edge' },
  tile: { item: 'Waterline tile', formula: '{length} ft of wall × {high} ft' },
  'step-tile': {
    item: 'Contrasting tile, step edges',
    formula: '{length} ft along the edges of treads, shelf and bench',
  },
  coping: {
    item: 'Coping, {wide} wide',
    formula: '{length} ft along the water, without weir, beach and what is built on the beam; {area} sq ft',
  },
  'spa-coping': { item: 'Coping, spa', formula: '{rim} ft along the middle of the rim' },
  'spa-facing': { item: 'Facing, spa walls', formula: '{faceLong} ft around × {faceHigh} ft above the deck' },
  'basin-coping': { item: 'Cap, catch basin', formula: '{rim} ft on three sides' },
  'weir-facing': { item: 'Facing, infinity wall', formula: '{faceLong} ft × {faceHigh} ft of fall' },
  equipment: { item: '{tag} {kind}', formula: '{size}' },
  pad: { item: 'Equipment pad, 4 in slab', formula: '{area} sq ft on M-1' },
  deck: {
    item: 'Deck: {material}',
    formula: '({all} deck − {pool} water and coping in it − {built} built up from the ground) sq ft',
  },
  'deck-base': { item: 'Compacted base under the deck', formula: '{area} sq ft × {deep} in ÷ 12 ÷ 27' },
  'deck-slab': { item: 'Concrete slab of the deck', formula: '{area} sq ft × {deep} in ÷ 12 ÷ 27' },
  'deck-joint': {
    item: 'Expansion joint and sealant at the coping',
    formula: '{length} ft of coping, along its outer edge {wide} ft out',
  },
  interior: {
    item: 'Prepare shell and apply finish, pool',
    formula: '({floor} floor + {risers} step and bench fronts + {walls} walls − {tile} tile) sq ft',
  },
  'spa-interior': {
    item: 'Prepare shell and apply finish, spa',
    formula: '{water} sq ft + {around} ft around × {high} ft − {hidden} sq ft behind seats',
  },
  'basin-interior': {
    item: 'Prepare shell and apply finish, catch basin',
    formula: '{water} sq ft + {around} ft around × {high} ft',
  },
  bags: {
    item: 'Finish material, 80 lb bags',
    formula: '{area} sq ft ÷ {rate} sq ft a bag, about 1/2 in thick',
  },
  fence: { item: 'Barrier fence, {high} in high', formula: 'As drawn on C-2, without gates and house wall' },
  'fence-proposed': {
    item: 'Barrier fence, {high} in high (proposed)',
    formula: 'As proposed on C-2; the design has no fence of its own',
  },
  gates: { item: 'Gates, self-closing, self-latching', formula: '{widths}' },
  'wall-bank': {
    item: 'Retaining walls that hold the bank',
    formula: '{length} ft long, up to {high} ft high, as in the estimate',
  },
  'wall-pool': {
    item: 'Retaining walls that hold the pool’s side',
    formula: '{length} ft long, up to {high} ft high, as in the estimate',
  },
  'wall-drain': { item: 'Drain pipe behind walls', formula: 'Along every retaining wall' },
  steps: { item: 'Steps from the house', formula: '{rise} ft in risers of {riser} in, as in the estimate' },
  feature: { item: '{name}', formula: 'As drawn, {width} × {depth} ft' },
  water: { item: 'Fill water', formula: '{pool} gal in the pool' },
  'water-beside': {
    item: 'Fill water',
    formula: '{pool} gal in the pool + {beside} gal in spa or basin',
  },
  start: { item: 'Start-up chemicals and first brushing', formula: 'Once' },
} as const;

const trades = {
  layout: {
    name: 'Layout and permits',
    scope: 'Stake the pool from sheet A-1, set the deck’s height, and get permits and inspections.',
    includes: [
      'Offset stakes and a benchmark kept until the deck is poured',
      'Utility locates before digging',
    ],
    excludes: ['Boundary survey', 'Structural engineering', 'Permit fees, at cost'],
    alternates: ['Layout by total station instead of tape'],
  },
  excavation: {
    name: 'Excavation',
    scope:
      'Dig the shell and the deck’s subgrade to the sections, place the gravel, and haul off what is left.',
    includes: ['Hand trimming to the shell’s outside', 'Access kept clean, streets swept'],
    excludes: ['Rock, groundwater, unsuitable soil', 'Tree and utility removal', 'Dump fees, at cost'],
    alternates: ['Rock, per cubic yard', 'Spoil spread on site, per cubic yard'],
  },
  steel: {
    name: 'Steel',
    scope:
      'Bend, place and tie the shell’s steel by the engineer’s drawing. The amount here is an allowance.',
    includes: ['Chairs, ties and laps', 'Bonding clamps ready for the electrician'],
    excludes: ['Engineering', 'Retaining walls'],
    alternates: ['Price per pound for steel beyond the allowance'],
  },
  plumbing: {
    name: 'Plumbing',
    scope: 'Pipe everything on P-1 to the pad, set fixtures, and hold pressure through the shell.',
    includes: ['Trenching and bedding of pipes', 'Listed suction covers', 'Pressure gauge left on'],
    excludes: ['Gas line', 'Equipment itself', 'House water supply beyond the fill line'],
    alternates: ['Next larger pipe on the suction side', 'Gas line to a gas heater'],
  },
  electrical: {
    name: 'Electrical',
    scope: 'Circuits, lights, controls and equipotential bonding by E-1 and the code in force.',
    includes: [
      'Trenching where conduit does not share the pipes’ trench',
      'GFCI protection where required',
      'Bonding inspection before the shell and before the deck',
    ],
    excludes: ['Service upgrade', 'Fixtures supplied by the owner'],
    alternates: ['Lights that change color', 'Spare conduit to the pad'],
  },
  shell: {
    name: 'Gunite or shotcrete shell',
    scope: 'Form and shoot the shell to the sections, with all steps and benches drawn and the bond beam.',
    includes: ['Rebound removed from the site', 'Curing plan left with the owner'],
    excludes: ['Pump standby beyond one hour', 'Steel', 'Site access repairs'],
    alternates: ['Shell one inch thicker'],
  },
  tile: {
    name: 'Tile and coping',
    scope: 'Waterline tile, coping and facing by A-3.',
    includes: ['Setting bed, grout and cleaning', 'Step markers where the code asks for them'],
    excludes: ['Material the owner buys', 'Deck joint sealant'],
    alternates: ['Coping in another stone, per foot'],
  },
  equipment: {
    name: 'Equipment',
    scope: 'Supply, set and start the equipment of M-1 on its pad.',
    includes: ['Valves, unions and labels', 'Manuals and warranty cards'],
    excludes: ['Gas and electric supply', 'Screening'],
    alternates: ['Another kind of heater of the same output', 'Control by phone'],
  },
  deck: {
    name: 'Deck',
    scope: 'Base, slab where listed, paving and joints by A-3, falling away from the water.',
    includes: ['Compaction of the base', 'Cutting at coping, walls and features'],
    excludes: ['Subgrade repair beyond the drawing', 'Planting'],
    alternates: ['Sealer', 'Deck drains, per foot'],
  },
  interior: {
    name: 'Interior finish',
    scope: 'Prepare the shell and apply the interior finish of A-3.',
    includes: ['Bond coat and fittings trimmed', 'Acid wash or exposure where the finish asks for it'],
    excludes: ['Fill water', 'Shell repairs'],
    alternates: ['Another finish, per square foot'],
  },
  fence: {
    name: 'Fence and gates',
    scope: 'Barrier by C-2 with self-closing, self-latching gates, ready before the pool holds water.',
    includes: ['Posts in concrete', 'Latches set at the state’s height'],
    excludes: ['Door alarms', 'Removal of old fences'],
    alternates: ['Safety cover or alarm as a second layer'],
  },
  site: {
    name: 'Site walls and steps',
    scope: 'Retaining walls and steps that the slope asks for, by C-1.',
    includes: ['Footings, drainage and backfill behind walls'],
    excludes: ['Engineering and its permit for walls from 4 ft up'],
    alternates: ['Segmental block instead of masonry'],
  },
  features: {
    name: 'Features',
    scope: 'Build or set the features shown on A-1 and A-3.',
    includes: ['Footings and anchors', 'Connections to pipes and wires left by others'],
    excludes: ['Gas line', 'Furniture'],
    alternates: ['Each feature as a separate price'],
  },
  'start-up': {
    name: 'Start-up',
    scope: 'Fill, balance, brush and hand over.',
    includes: ['Water tests for the first four weeks', 'A lesson for the owner'],
    excludes: ['Trucked water unless listed'],
    alternates: ['First season of service'],
  },
} as const;

/** Everything on. */
export const quantities = {
  takeOff,
  units: { sqFt: 'sq ft', ft: 'ft', yd3: 'yd³', lb: 'lb', each: 'each', bag: 'bags', gal: 'gal', job: 'job' },
  items,
  decks: {
    travertine: 'travertine',
    pavers: 'concrete pavers',
    flagstone: 'flagstone',
    wood: 'wood',
    concrete: 'broom-finished concrete',
    tile: 'porcelain tile',
  },
  trades,
  bids: {
    sheet: 'Bid sheets by trade',
    item: 'Item',
    quantity: 'Order quantity',
    unit: 'Unit',
    unitPrice: 'Unit price $',
    amount: 'Amount $',
    total: 'Total',
    scope: 'Scope',
    includes: 'Includes',
    excludes: 'Does not include',
    alternates: 'Alternates, priced apart',
    bidder: 'Bidder',
    license: 'License no.',
    signature: 'Signature',
    date: 'Date',
    validFor: 'Valid for (days)',
    notes: ['Bidders check the quantities on site and on the drawings before they price.'],
  },
} as const;
