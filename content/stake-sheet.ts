// Editorial rule: for two people on the grass with a tape, in the order they work. It is for seeing and feeling, never for digging.
export const STAKE_SHEET = {
  title: 'Stake-out sheet',
  file: 'stake-out-sheet.pdf',
  heading: 'Chalk your pool on the grass',
  lead: 'Two people, half an hour. Then walk around it, stand where the lounger goes, and look at it from the kitchen window.',
  need: {
    heading: 'What you need',
    items: [
      '2 stakes and {string} of string',
      '2 measuring tapes of {tape} ft or more: the longest measure is {longest}',
      'Marking chalk, flour or a garden hose',
      'A helper, and this sheet',
    ],
  },
  steps: {
    heading: 'How to do it',
    loose:
      'Drive in stake A where the shallow end begins, and stake B {string} away where the deep end stops. Stretch the string.',
    house:
      'Set stake A where two tapes meet: {a1} from corner 1 and {a2} from corner 2 of the house wall in the small plan. Stake B: {b1} and {b2}. From A to B it is {string}. Stretch the string.',
    lot: 'Set stake A where two tapes meet: {a1} from corner 1 and {a2} from corner 2 of the lot side in the small plan. Stake B: {b1} and {b2}. From A to B it is {string}. Stretch the string.',
    items: [
      'Lay one tape along the string, with its zero at A.',
      'Stand at A and look toward B. At each distance of the table, measure square to the string to the left and to the right, and make a mark. A book or a pizza box shows what is square.',
      'Join the marks in order, as the drawing shows.',
      'Measure the check lines. More than 3 inches off? Look again whether you measured square to the string.',
    ],
  },
  table: {
    heading: 'Marks beside the string',
    along: 'From A',
    left: 'Left',
    right: 'Right',
    onString: 'on it',
    none: '–',
  },
  checks: {
    heading: 'Check lines',
    line: '{from} to {to}: {length}',
    left: '{station} left',
    right: '{station} right',
  },
  arcs: {
    heading: 'Or swing the curves with a string',
    line: 'C{number}: {station} from A, {place}; radius {radius}',
    left: '{offset} left',
    right: '{offset} right',
    on: 'on the string',
  },
  marked: {
    heading: 'Mark these too',
    line: '{name}: {from} to {to} from A; {one} to {two}',
    left: '{offset} left',
    right: '{offset} right',
    on: '0',
    behind: '{feet} before A',
  },
  things: {
    'Raised Spa': 'Spa',
    Sunshelf: 'Sun shelf',
    'Beach Entry': 'Beach entry',
    'Cold Plunge': 'Cold plunge',
    'Swim-Up Bar': 'Swim-up bar',
  },
  drawing: { left: 'Left', right: 'Right' },
  near: {
    lot: 'The water is {feet} from the lot line.',
    beyond: 'The water reaches {feet} over the lot line.',
    house: 'The water is {feet} from the house.',
    building: 'The water is {feet} from a building.',
    into: 'The water reaches {feet} into a building.',
    advice:
      'Cities usually ask for 5 ft or more. Chalk it to see how tight it is, then move the pool on your yard drawing.',
  },
  place: 'Where the stakes stand',
  warning: 'For seeing and feeling the size, not for digging.',
  call: 'Before anybody digs: call 811, free, a few days ahead. They mark the lines underground.',
  edge: 'The line is the water’s edge. Coping and deck come around it.',
} as const;

/** Where it is offered, beside the other downloads. */
export const STAKE_OUT_LINK = {
  label: 'Stake-out sheet (PDF)',
  hint: 'The stake-out sheet has every measure to chalk this pool on your grass.',
} as const;
