// Editorial rule: the example report is the same for everybody and says so; computed figures follow from the visitor's inputs and
// cite their source. A feature never promises more than the model shows.

import type { EcoAssumptions } from '#domain/eco/assumptions.ts';
import type { EcoFeature } from '#domain/eco/eco-form.ts';

export const ECO_PAGE = {
  back: 'Back to Home',
  eyebrow: 'Water, energy, money',
  title: 'Eco-Friendly Pool Design',
  lead: 'Choose a pool, a region and features, and see what they save you: water, energy and money, month by month in your climate.',
} as const;

export const ECO_FORM = {
  heading: 'Your pool',
  poolSize: 'Pool size',
  location: 'Location',
  energyPriority: 'Energy priority',
  features: 'Eco features',
  featuresHint: 'Choose any, or none.',
  choose: {
    poolSize: 'Select a pool size',
    location: 'Select your location',
    energyPriority: 'Select energy priority',
  },
  submit: 'Analyze Environmental Impact',
  analysing: 'Analyzing...',
  waiting:
    'Going through a typical year in your region, month by month. Your result will be here in {wait.eco} seconds.',
  private:
    'Everything is calculated in your browser. Nothing is sent, and we do not ask for contact details.',
} as const;

export const ECO_FEATURE_WORDS: Record<EcoFeature, { name: string; impact: string }> = {
  'solar-heating': {
    name: 'Solar Heating',
    impact: 'The sun warms the water; the heater only tops up',
  },
  'led-lighting': {
    name: 'LED Lighting',
    impact: 'A tenth of the power of a bulb for the same light',
  },
  'variable-pump': {
    name: 'Variable-Speed Pump',
    impact: 'Half the speed moves the same water for a quarter of the energy',
  },
  'pool-cover': {
    name: 'Automatic Pool Cover',
    impact: 'Stops most evaporation, and the heat that leaves with it',
  },
  saltwater: {
    name: 'Saltwater System',
    impact: 'Makes its own chlorine from salt: fewer chemicals to buy and store',
  },
  'natural-filter': {
    name: 'Natural Filtration',
    impact: 'Plants and gravel do part of the cleaning',
  },
};

export const ECO_SCORE = {
  heading: 'Eco score',
  outOf: 'out of {eco.highest-score}',
  start: 'Every pool starts at',
  capped: 'The score stops at {eco.highest-score}.',
  none: 'Choose features to raise the score.',
  from: 'from the features you choose',
  startsHere: 'where every pool starts; three features can reach {eco.highest-score}',
  points: 'Points',
  cost: 'Extra cost',
  total: 'Together',
  next: 'Best next step: {feature}, +{points} for {cost}.',
  live: 'Eco score {score} out of {eco.highest-score}',
  note: 'The score counts features alone, whatever the pool. Your size and location set the water, energy and dollars in the analysis.',
} as const;

export const ECO_RESULTS = {
  heading: 'Environmental Impact Analysis',
  modify: 'Modify Features',
  apply: 'Apply Eco Design',
  applies: 'Opens the 3D configurator with: {what}.',
  calculator: 'Open in the cost calculator',
  contact: 'Ask a designer about it',
  /** After a package's name and price. */
  drawn: 'draws these into your plans',
  print: 'Print',
  take: 'Take it with you',
  contactDetails: 'From Eco-Friendly Pool Design: {summary}.\n{answers}',
  assumptions: 'My assumptions: {assumptions}.',
} as const;

export const ECO_STANDARD = {
  stamp: 'The same for every visitor',
  note: 'A sample, not a forecast: fixed figures for one pool with all {count.eco-features} features, the same every year.',
  differs: {
    some: 'Yours are computed: your size, your climate, {chosen} of the {count.eco-features} features, and prices that rise every year. Evaporation varies most of all, so the gallons can be several times apart. Go by your own column.',
    all: 'Yours are computed, with the same {count.eco-features} features: your size, your climate, and prices that rise every year. Evaporation varies most of all, so the gallons can be several times apart. Go by your own column.',
  },
  measure: 'Measure',
  example: 'Example',
  own: 'Your pool',
  heading: 'Example report',
  water: { label: 'Water saved', unit: 'gallons saved per year' },
  energy: { label: 'Energy', unit: 'energy reduction' },
  savings: { label: 'Savings', unit: 'annual savings' },
  co2: { label: 'CO2 reduction', unit: 'tons/yr' },
  chemicals: { label: 'Chemical reduction' },
  renewable: { label: 'Renewable energy' },
  investment: 'Initial investment',
  tenYear: '{eco.years}-year savings',
  net: 'Net',
  payback: 'Payback',
  years: 'years',
} as const;

export const ECO_COMPUTED = {
  stamp: 'Computed for your pool',
  note: 'Calculated for your size, region and features from a typical year in {station}. Change any assumption below, and every figure follows.',
  heading: 'What it saves you',
  headingWithout: 'What it costs to run',
  suggested: '{saved} of it can be saved every year with what pays most: {features}.',
  suggest: 'Show me the savings',
  story: {
    plain: 'A {size} pool in the climate of {station}, without any of the features.',
    chosen: 'A {size} pool in the climate of {station}, with what you chose: {features}.',
  },
  listed: '{first} and {last}',
  switches: 'What each feature saves',
  /** What the rows below each tell: what would be lost without it, what adding it would save. */
  chose: 'You chose',
  couldAdd: 'Could add',
  /** Only where it is so. */
  overlap: 'Features work on the same bills, so the checked ones do not add up to the total.',
  addition: 'What would save most next: {feature}, {money} more a year for {cost} once.',
  add: 'Add it',
  savesAYear: '{money} a year',
  costsAYear: 'costs {money} more a year',
  oneTime: '{cost} once',
  ofHeat: '{percent}%',
  none: 'None yet',
  headline: {
    saves: 'saved every year with the features you chose',
    costs: 'more every year with the features you chose',
    plain: 'a year to run',
  },
  yearly: 'Running cost per year',
  without: 'Without features',
  with: 'With your features',
  difference: 'Saved per year',
  saved: {
    water: 'Water not lost to evaporation',
    co2: 'CO2 avoided per year',
    money: 'Saved per year',
    payback: 'Pays for itself in',
    net: 'After {eco.years-word} years',
  },
  gallons: '{gallons} gal',
  tons: '{tons} tons',
  years: '{years} years',
  axis: 'Years',
  paidBack: 'Paid back in {years} years',
  noPayback: 'not within {eco.years} years',
  ahead: '{money} ahead',
  behind: '{money} behind',
  lines: {
    heating: 'Heating',
    pump: 'Pump',
    light: 'Lighting',
    water: 'Water lost to evaporation',
    chemicals: 'Chemicals',
    upkeep: 'Salt cell, set aside',
  },
  total: 'Total',
  year: 'Year',
  line: 'Yearly cost',
  chartHeading: 'Money spent over {eco.years-word} years',
  chart:
    'Line chart of money spent over {eco.years-word} years, without and with your features; {net} at the end. The table below has the same figures.',
  tables: 'Running cost per year, year by year and month by month',
  monthsHeading: 'Month by month',
  months: {
    month: 'Month',
    gallons: 'Evaporation, gal',
    heat: 'Heat needed, kWh',
    solar: 'From the sun, kWh',
  },
} as const;

export const ECO_ASSUMPTIONS = {
  heading: 'Assumptions you can change',
  change: 'Change prices, season, heater and more',
  reset: 'Reset to the starting values',
  labels: {
    heater: 'Heater',
    shelter: 'Wind',
    electricityPrice: 'Electricity, $ per kWh',
    gasPrice: 'Gas, $ per therm',
    waterPrice: 'Water, $ per 1,000 gallons',
    chemicalsPrice: 'Chemicals, $ per 10,000 gallons per year',
    pumpHours: 'Pump hours per day at full speed',
    coveredHours: 'Cover closed, hours per day',
    lightHours: 'Lights on, hours per day',
    waterTemperature: 'Water temperature, °F',
    seasonStart: 'Season starts',
    seasonEnd: 'Season ends',
    priceRise: 'Price increases, % per year',
  } satisfies Record<keyof EcoAssumptions, string>,
  fixedHeading: 'Assumptions we made',
  fixed: [
    'Average depth {eco.depth}. Splash-out, backwash, rain and the first warm-up are not counted.',
    'A single-speed pump of {eco.pump} that moves {eco.flow} gallons a minute; at the starting value for its hours it turns the pool over {eco.turnovers} times a day.',
    'A gas heater with {eco.gas} efficiency, or a heat pump that delivers {eco.heat-pump} units of heat for one of electricity.',
    'Solar collectors with three quarters of the pool’s area that turn {eco.collector} of the sun on level ground into heat.',
    'One lamp for each {eco.lamp}: {eco.bulb} as a bulb, {eco.led} as an LED.',
    'Chemicals: a cover saves {eco.cover-chemicals}; a salt system and natural filtration half each (our working assumption). A salt cell is replaced about every five years, {eco.salt-cell} a year set aside; its power is counted with the pump.',
    'A half-cloudy sky, and the pool closed outside the months above.',
  ],
} as const;

export const ECO_METHOD = {
  heading: 'How it is calculated, and where each formula comes from',
  items: [
    {
      name: 'Evaporation',
      formula: 'heat carried off = 0.74 × (89 + 78.2 × v) × (p water − p air)  W/m²',
      detail:
        'v is the wind over the water in m/s, p the vapor pressures in kPa. Carrier’s equation as in the ASHRAE Handbook, HVAC Applications; 0.74 for quiet outdoor water after Smith, Löf and Jones, ASHRAE Transactions 104 (1998).',
    },
    {
      name: 'Vapor pressure',
      formula: 'p = 0.61094 × exp(17.625 t ÷ (t + 243.04))  kPa',
      detail: 'Alduchov and Eskridge, Journal of Applied Meteorology 35 (1996).',
    },
    {
      name: 'Heat lost to the air',
      formula: '0.066 × (water − air) in place of the pressure difference',
      detail: 'Bowen’s ratio (1926) at sea level.',
    },
    {
      name: 'Heat lost to the sky',
      formula: '0.95 × 5.67e-8 × (T water⁴ − T sky⁴)  W/m²',
      detail:
        'Sky temperature after Berdahl and Martin (1984) with the cloud correction of the EnergyPlus engineering reference.',
    },
    {
      name: 'Sun',
      formula: '85% of the sun on level ground; with a cover, the share of the open hours',
      detail:
        'Monthly means of NREL typical meteorological years, as published with EnergyPlus (energyplus.net/weather).',
    },
    {
      name: 'Cover',
      formula: 'evaporation × (1 − 0.9 × closed hours ÷ 24)',
      detail:
        'US EPA WaterSense: a solid cover stops more than 90% of evaporation while closed. The US Department of Energy reports 50 to 70% less heating energy.',
    },
    {
      name: 'Pump',
      formula: 'flow ∝ speed, power ∝ speed³',
      detail:
        'The pump affinity laws. Half the speed for twice the hours moves the same water with a quarter of the energy.',
    },
    {
      name: 'CO2',
      formula: '11.7 lb per therm of gas, 0.82 lb per kWh',
      detail:
        'US EPA greenhouse gas equivalencies and eGRID 2022, US average. A ton is the American one, 2,000 lb.',
    },
    {
      name: 'Ten years',
      formula: 'extra cost + each year’s running cost, rising with prices',
      detail: 'The payback is where the two lines cross.',
    },
  ],
} as const;
